title = Today's ten
intro = Ten pairs of cards, the same for everybody today. You have one try.
# Variables: $penalty (Number)
rule = Touch the symbol that is on both cards. A wrong one costs { $penalty } s.
start = Start
resume = Go on
running = You have begun today's ten. The clock goes on, up to a minute for each pair.
getting = Fetching the cards…
# Variables: $number (Number)
pair = Pair { $number } of 10
# Variables: $seconds (Number)
penalty = Not that one: +{ $seconds } s
# Variables: $ms (Number)
tenths = { SECONDS($ms, digits: 1) } s
yourTime = Your time
# Variables: $count (Number)
mistakes =
    { $count ->
        [one] { $count } mistake
        [0] No mistakes
       *[other] { $count } mistakes
    }
# Variables: $days (Number)
streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
next = The next ten come at midnight.
share = Share
copied = Copied
marks = Your ten pairs
# Variables: $quick (String)
grades_quick = up to { $quick }
# Variables: $steady (String)
grades_steady = up to { $steady }
grades_slow = longer
grades_wrong = with a mistake
curve = Time after each pair
you = You
yesterday = Yesterday
# Variables: $date (String)
lastTime = You on { $date }
# Variables: $level (String)
bot = Bot · { $level }
botsHint = Bots: what they need on average.
kept = Your times stay on this device.
practice = Practice
