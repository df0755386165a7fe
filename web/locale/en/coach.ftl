### The coach: hint, warning, review, luck.

## The hint

coach-hint = Hint
coach-ask = Hint (H)
coach-close = Close the hint
coach-fold = Fold the hint
coach-unfold = Unfold the hint
coach-thinking = still thinking
coach-first = Looking at what can be done here…
coach-part = { $n }%
coach-lead = Expected lead at the end of the game, points
coach-score = No rivals: expected score, points
coach-best = best
coach-behind = { $points } behind
coach-then = then: { $what }
coach-follow =
    { $n ->
        [one] What follows: one step
       *[other] What follows: { $n } steps
    }
coach-step = Step { $n } of { $of }
coach-step-on = Next step of the turn
coach-step-back = Step back
coach-why = Better than the second by { $points }:
coach-foreseen-first = After the first { $name } would more often begin so: “{ $text }” ({ $n } times in 100, after the second { $other }).
coach-foreseen-second = After the second { $name } would more often begin so: “{ $text }” ({ $n } times in 100, after the first { $other }).
coach-other = Other things
coach-more =
    { $n ->
        [one] One more option, weaker.
       *[other] { $n } more options, weaker.
    }
coach-apart =
    { $n ->
        [one] One more was not compared: it looks like one of these, begins something longer or looks worse.
       *[other] { $n } more were not compared: they look like these, begin something longer or look worse.
    }
coach-dropped = no longer among the best
coach-early = Too early to tell: the bars are still long. Numbers come when the options draw apart.
coach-tie = The first ones are too close: the difference is less than the precision. Take the one nearer to your plan.
coach-sure-3 = Sure: better in { $n } of 100 continuations
coach-sure-2 = Probably: better in { $n } of 100 continuations
coach-sure-1 = Too close: now one is better, now the other
coach-take = Do this
coach-only = One move only:
coach-would = I would do this:
coach-uncompared =
    { $n ->
        [one] One more option was not compared with it.
       *[other] { $n } more options were not compared with it.
    }
coach-knows = The hint knows only what you see: rivals' cards, stacks and future dice are unknown to it.
coach-spoken = Option { $rank }: { $text }, { $value }
coach-on = with hints
coach-on-about = The coach can be asked at this table: all rivals are bots.
coach-on-all = The coach can be asked at this table: everybody has agreed.
coach-agree = I agree to hints
coach-agree-no = No more hints
coach-agree-about = The coach can be asked once everybody agrees
coach-agree-all = Everybody agrees: the coach can be asked
coach-agreed = Agreed so far: { $names }
coach-agrees = agrees to hints

## The review

coach-review = Review
coach-to-end = Result
coach-work = { $n } of { $of } looked through
coach-work-first = The coach looks at the game…
coach-lead-title = Expected lead
coach-lead-short = Lead
coach-score-title = Expected score
coach-chances = Chances to win
coach-shown = What the graph shows
coach-graph = Everybody's expected lead from the first move to the last; numbers stand at costly decisions
coach-graph-about = { $game ->
       *[other] Rounds
    } stand below. Above zero: ahead of the best rival; below: behind. Until the end it is a forecast.
coach-costly = costly decision
coach-find = find
coach-costly-title = Costly decisions
coach-points = points
coach-whose = Whose decisions
coach-round =
    { $game ->
       *[other] round { $n }
    }
coach-none = No costly decisions.
coach-none-yet = None found so far.
coach-all =
    { $n ->
        [one] One more decision
       *[other] { $n } more decisions
    }
coach-find-about = All others are weaker by { $points }
coach-cost =
    { $n ->
        [one] One decision cost { $points } points.
       *[other] { $n } decisions cost { $points } points.
    }
coach-played = Played
coach-better = Better
coach-price = Price: { $points } points of expected lead
coach-of-what = What it is made of
coach-then-seen = Judged by what this player could see then: future dice and rivals' cards do not count.
coach-moment = Show this moment
coach-play-on = Play on from here
coach-chip = stroke of luck
coach-gifts = Greatest gifts and blows
coach-decision = Decision { $n }
coach-board = The table before it
coach-board-about = As seen by: { $name }
coach-mark-played = played
coach-mark-better = better
coach-before = Previous decision
coach-next = Next decision
coach-nth = { $n } of { $of }

## Luck

coach-luck-title = Where the points came from
coach-luck-start = At the start
coach-luck-all = All luck
coach-luck-play = Own decisions
coach-luck-rivals = Rivals' moves
coach-luck-result = Result
coach-luck-other = Chance
coach-luck-how = Luck is how much chance itself changed the forecast of final points: the forecast after it less the average of all that could have come. Decisions did the rest.
coach-end-luck = Luck
coach-end-luck-about = What chance brought beyond its average, in points at the end. The review tells where it fell.
coach-more-luck =
    { $n ->
        [one] More luck: { $name }, by { $points } point.
       *[other] More luck: { $name }, by { $points } points.
    }
coach-more-play =
    { $n ->
        [one] Better decisions: { $name }, by { $points } point.
       *[other] Better decisions: { $name }, by { $points } points.
    }
coach-even-luck = Luck was even.
coach-even-play = Decisions were worth the same.

## The warning

coach-set-warn = Warn before a costly move
coach-set-warn-about = At tables with hints: if an option costs several points, the coach asks once.
coach-warn = This costs about { $points } points of lead.
coach-warn-least = This costs at least { $points } points of lead.
coach-warn-back = Go back
coach-warn-better = What is better?
coach-warn-on = Do it anyway
