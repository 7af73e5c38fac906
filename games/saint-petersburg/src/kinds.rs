//! The things on the table: cards, colours, stacks, rows.

use kernel::kinds;

kinds! {
    /// The 49 different cards, in the order in which lists are made.
    pub enum Card: "card" {
        Lumberjack = "lumberjack",
        GoldMiner = "gold-miner",
        Shepherd = "shepherd",
        FurTrapper = "fur-trapper",
        ShipBuilder = "ship-builder",
        CzarAndCarpenter = "czar-and-carpenter",
        Market = "market",
        CustomsHouse = "customs-house",
        Firehouse = "firehouse",
        Hospital = "hospital",
        Library = "library",
        Theater = "theater",
        Academy = "academy",
        Warehouse = "warehouse",
        Pub = "pub",
        PotjomkinsVillage = "potjomkins-village",
        Observatory = "observatory",
        Author = "author",
        Administrator = "administrator",
        WarehouseManager = "warehouse-manager",
        Secretary = "secretary",
        Controller = "controller",
        Judge = "judge",
        MistressOfCeremonies = "mistress-of-ceremonies",
        CarpenterWorkshop = "carpenter-workshop",
        GoldSmelter = "gold-smelter",
        WeavingMill = "weaving-mill",
        FurShop = "fur-shop",
        Wharf = "wharf",
        MariinskijTheater = "mariinskij-theater",
        Bank = "bank",
        Peterhof = "peterhof",
        StIsaacCathedral = "st-isaac-cathedral",
        ChurchOfTheResurrection = "church-of-the-resurrection",
        Harbor = "harbor",
        CatherinePalace = "catherine-palace",
        SmolnyCathedral = "smolny-cathedral",
        Hermitage = "hermitage",
        WinterPalace = "winter-palace",
        Pope = "pope",
        WeaponMaster = "weapon-master",
        ChamberMaid = "chamber-maid",
        Builder = "builder",
        Senator = "senator",
        Patriarch = "patriarch",
        TaxMan = "tax-man",
        Admiral = "admiral",
        ForeignMinister = "foreign-minister",
        Czar = "czar",
    }
}

kinds! {
    /// The group in which a card lies and with which it scores.
    pub enum Colour: "colour" { Green = "green", Blue = "blue", Red = "red" }
}

kinds! {
    /// The four stacks. Phases and first-player markers have the same four names.
    pub enum Stack: "stack" { Worker = "worker", Building = "building", Noble = "noble", Trading = "trading" }
}

kinds! {
    /// The two rows of the board.
    pub enum Row: "row" { Upper = "upper", Lower = "lower" }
}

/// A phase is called by its stack.
pub type Phase = Stack;

impl Stack {
    /// The colour that scores in this phase. §score.4: none in the trading phase.
    #[must_use]
    pub fn scores(self) -> Option<Colour> {
        match self {
            Stack::Worker => Some(Colour::Green),
            Stack::Building => Some(Colour::Blue),
            Stack::Noble => Some(Colour::Red),
            Stack::Trading => None,
        }
    }

    /// The phase after this one in the same round.
    #[must_use]
    pub fn next(self) -> Option<Phase> {
        match self {
            Stack::Worker => Some(Stack::Building),
            Stack::Building => Some(Stack::Noble),
            Stack::Noble => Some(Stack::Trading),
            Stack::Trading => None,
        }
    }
}
