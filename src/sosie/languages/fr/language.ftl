name = Français
articles = le, la, les, l', un, une, des, du
