# The language's own name.
name = English
# Words before a name that are no part of it. One that ends in an apostrophe is written without a space.
# (List)
articles = the, a, an
