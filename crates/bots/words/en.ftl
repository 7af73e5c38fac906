### The levels of the bots

level-beginner = Beginner
level-apprentice = Apprentice
level-casual = Casual
level-regular = Regular
level-skilled = Skilled
level-strong = Strong
level-master = Master

### The characters of the bots: names, and how they play

character-shipper = Shipper
about-shipper = grows many barrels and sends them to the Old World
character-builder = Builder
about-builder = fills the city, with stones from quarries
character-trader = Trader
about-trader = grows dear goods and sells them

character-planter = Planter
about-planter = builds for production, and sells what grows
character-councillor = Councillor
about-councillor = fills the city with buildings that help
character-patron = Patron
about-patron = raises monuments

character-courtier = Courtier
about-courtier = gathers nobles of all sorts
character-architect = Architect
about-architect = builds, for the points of every round
character-steward = Steward
about-steward = hires workers and lives on a good income

character-alderman = Alderman
about-alderman = wants to lead in the districts
character-conductor = Conductor
about-conductor = runs more trams than the others
character-tycoon = Tycoon
about-tycoon = lays foundations for skyscrapers

character-contractor = Contractor
about-contractor = puts up more buildings than the others
character-visionary = Visionary
about-visionary = takes objectives of its own
character-planner = Planner
about-planner = takes urban development cards
