name = Oog in oog
help = Eén match beslist. Welk symbool staat op beide kaarten?
