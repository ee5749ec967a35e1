name = Português

articles = o, a, os, as, um, uma, uns, umas, do, da, dos, das
