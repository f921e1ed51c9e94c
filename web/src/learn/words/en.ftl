# What the pages of lessons say themselves, in English.

lesson-done = That is this lesson. **Go on to the next one**, or play a first game.
lesson-lost = This way the goal is out of reach. **Go back** and try it another way.
lesson-number = Lesson { $number } of { $of }
lesson-step = step { $step } of { $of }
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip
lesson-go-on = Go on
lesson-next = Next lesson
lesson-all = All lessons
lesson-panel = The lesson
lesson-minutes = { $minutes } min
lesson-head = Lessons
lesson-intro = { $count } lessons on the real table, { $minutes } minutes in all. Stop when you like; it goes on where you were.
lesson-count = { $done } of { $of } done
lesson-begin = Begin
lesson-is-done = done
lesson-coach = First game, with hints
lesson-coach-about = Against the mildest bot. Ask for a hint whenever you like.
lesson-pictures = The same as pictures, to read
lesson-learn = Learn { $game }
