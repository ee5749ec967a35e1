names = Vlugge Otter, Vrolijke Vos, Slimme Uil, Dapper Roodborstje, Blije Panda, Scherpe Lynx, Gekke Papegaai, Wijze Egel
