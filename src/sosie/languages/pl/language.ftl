name = Polski
