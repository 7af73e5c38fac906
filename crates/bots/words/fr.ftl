### Les niveaux des robots

level-beginner = Débutant
level-apprentice = Apprenti
level-casual = Amateur
level-regular = Habitué
level-skilled = Confirmé
level-strong = Fort
level-master = Maître
