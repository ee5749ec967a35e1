name = Français

articles = les, le, la, une, un, des, du, l'
