names = Lontra veloce, Volpe allegra, Civetta furba, Pettirosso audace, Panda felice, Lince attenta, Pappagallo vispo, Riccio saggio
