## Hints

hint-plan = This brings the most, by the rules of thumb of the court.
hint-step = It is the next step of the plan.
hint-step-pay = A payment may win a friend.
