### Names of the emoji that people can send, and texts around them.

send = Send an emoji
names_clap = Well done
names_laugh = Ha ha
names_wow = Wow
names_cry = Oh no
names_heart = Lovely
names_hurry = Hurry up
# Variables: $name (String), $emoji (String)
from = { $name }: { $emoji }
off = Switch emoji off for everybody
on = Allow emoji
show = Emoji reactions
