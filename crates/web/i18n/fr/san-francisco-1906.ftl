# Les mots du plateau de 1906 San Francisco.
