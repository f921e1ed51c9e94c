# Wat de pagina’s met lessen zelf zeggen, in het Nederlands.

lesson-done = Dat was deze les. **Ga door met de volgende**, of speel een eerste partij.
lesson-lost = Zo is het doel niet meer haalbaar. **Ga terug** en probeer het anders.
lesson-number = Les { $number } van { $of }
lesson-step = stap { $step } van { $of }
lesson-back = Terug
lesson-show = Laat zien
lesson-skip = Overslaan
lesson-go-on = Verder
lesson-next = Volgende les
lesson-all = Alle lessen
lesson-panel = De les
lesson-minutes = { $minutes } min
lesson-head = Lessen
lesson-intro = { $count } lessen aan de echte tafel, samen { $minutes } minuten. Stop wanneer je wilt; je gaat verder waar je was.
lesson-count = { $done } van { $of } klaar
lesson-begin = Beginnen
lesson-is-done = klaar
lesson-coach = Eerste partij, met tips
lesson-coach-about = Tegen de mildste bot. Vraag om een tip wanneer je wilt.
lesson-pictures = Hetzelfde in beelden, om te lezen
lesson-learn = { $game } leren
