### Les niveaux des robots

level-beginner = Débutant
level-apprentice = Apprenti
level-casual = Amateur
level-regular = Habitué
level-skilled = Confirmé
level-strong = Fort
level-master = Maître

### Les caractères des robots : leurs noms, et leur façon de jouer

character-shipper = Armateur
about-shipper = récolte beaucoup et expédie vers l'Ancien Monde
character-builder = Bâtisseur
about-builder = remplit sa ville, avec les pierres des carrières
character-trader = Négociant
about-trader = cultive des denrées chères et les vend

character-planter = Planteur
about-planter = construit pour produire, et vend ses récoltes
character-councillor = Conseiller
about-councillor = remplit sa ville de bâtiments utiles
character-patron = Mécène
about-patron = élève des monuments

character-courtier = Courtisan
about-courtier = réunit des nobles de toutes sortes
character-architect = Architecte
about-architect = construit, pour les points de chaque tour
character-steward = Intendant
about-steward = engage des artisans et vit de bons revenus

character-alderman = Échevin
about-alderman = veut dominer les quartiers
character-conductor = Traminot
about-conductor = fait rouler plus de tramways que les autres
character-tycoon = Magnat
about-tycoon = pose des fondations pour des gratte-ciel

character-contractor = Entrepreneur
about-contractor = construit plus de bâtiments que les autres
character-visionary = Visionnaire
about-visionary = prend des objectifs personnels
character-planner = Urbaniste
about-planner = prend des cartes Développement urbain
