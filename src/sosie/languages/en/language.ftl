# A language is a folder like this one, named with its tag of two or three letters. Every other file, and every text in
# it, may be missing: players then see the English one. This file has no such stand-in.

# The language's own name.
name = English

# (List) The articles that a player may say before a name, or leave out: "the key" is found as "key". One that ends in
# an apostrophe needs no space after it. Empty, by leaving this text out, for a language without articles.
articles = the, a, an
