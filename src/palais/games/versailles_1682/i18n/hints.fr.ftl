## Conseils

hint-plan = C’est ce qui rapporte le plus, selon les usages de la cour.
hint-step = C’est l’étape suivante du plan.
hint-step-pay = Un paiement peut gagner un ami.
