//! The things on the table: colours, urban developments, spaces, plot cards, action cards, objectives.

use kernel::kinds;

kinds! {
    /// The colours of plots and permits.
    pub enum Colour: "colour" { Green = "green", Red = "red", Yellow = "yellow", Purple = "purple" }
}

kinds! {
    /// The four kinds of urban development; each is a symbol on permits and a pile of cards.
    pub enum Development: "kind of urban development" {
        Light = "light",
        Tram = "tram",
        Hydrant = "hydrant",
        Park = "park",
    }
}

kinds! {
    /// What a space of an action card says.
    pub enum Space: "space" {
        Benefits = "benefits",
        Materials = "materials",
        Permit = "permit",
        Objective = "objective",
        Clearing = "clearing",
        UrbanDevelopment = "urban-development",
        Build = "build",
        BuildSubsidised = "build-subsidised",
        Pass = "pass",
    }
}

kinds! {
    /// The faces of the eight plot cards.
    pub enum Face: "face of a plot card" {
        Plot1A = "plot-1-a",
        Plot1B = "plot-1-b",
        Plot2A = "plot-2-a",
        Plot2B = "plot-2-b",
        Plot3A = "plot-3-a",
        Plot3B = "plot-3-b",
        Plot4A = "plot-4-a",
        Plot4B = "plot-4-b",
        Plot5A = "plot-5-a",
        Plot5B = "plot-5-b",
        Plot6A = "plot-6-a",
        Plot6B = "plot-6-b",
        Plot7A = "plot-7-a",
        Plot7B = "plot-7-b",
        Plot8A = "plot-8-a",
        Plot8B = "plot-8-b",
    }
}

kinds! {
    /// The six action cards.
    pub enum ActionCard: "card of actions" {
        Actions1 = "actions-1",
        Actions2 = "actions-2",
        Actions3 = "actions-3",
        Actions4 = "actions-4",
        Actions5 = "actions-5",
        Actions6 = "actions-6",
    }
}

kinds! {
    /// The 24 objectives that can be common or personal. Best Builder is not among them: it is never drawn.
    pub enum Objective: "municipal objective" {
        MajorityGreen = "majority-green",
        MajorityRed = "majority-red",
        MajorityYellow = "majority-yellow",
        MajorityPurple = "majority-purple",
        MajorityRubble = "majority-rubble",
        PerBuilding = "per-building",
        ColourSet = "colour-set",
        DevelopmentSet = "development-set",
        Isolated = "isolated",
        NextToRival = "next-to-rival",
        OwnPairs = "own-pairs",
        Corners = "corners",
        PerGreen = "per-green",
        PerRed = "per-red",
        PerYellow = "per-yellow",
        PerPurple = "per-purple",
        PerLight = "per-light",
        PerTram = "per-tram",
        PerHydrant = "per-hydrant",
        PerPark = "per-park",
        PerRubble = "per-rubble",
        CoinsByThree = "coins-by-three",
        DevelopmentBar = "development-bar",
        ClearingBar = "clearing-bar",
    }
}

impl Face {
    /// The card, counted from 0.
    #[inline]
    #[must_use]
    pub fn card(self) -> usize {
        self as usize / 2
    }

    /// 0 for side A, 1 for side B.
    #[inline]
    #[must_use]
    pub fn side(self) -> usize {
        self as usize % 2
    }

    /// The same card turned over.
    #[inline]
    #[must_use]
    pub fn back(self) -> Face {
        <Face as kernel::Kind>::ALL[self as usize ^ 1]
    }
}
