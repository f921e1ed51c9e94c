## Tips

hint-plan = Dit levert volgens de vuistregels van het hof het meeste op.
hint-step = Het is de volgende stap van het plan.
hint-step-pay = Een betaling kan een vriend opleveren.
