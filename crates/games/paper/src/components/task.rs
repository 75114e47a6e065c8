//! What missions and goals count.

use undercroft_core::named;

named! {
    /// Something that teams do and that can be counted.
    Task {
        /// Different levels among the minions beaten.
        MinionLevels = "minion-levels",
        /// Minions of level 3 beaten.
        MinionsThree = "minions-three",
        /// Minions of level 4 beaten.
        MinionsFour = "minions-four",
        /// Minions of level 5 beaten.
        MinionsFive = "minions-five",
        /// Minions beaten.
        Minions = "minions",
        /// Heroes at level 3 or more.
        LevelThree = "level-three",
        /// Heroes at level 4 or more.
        LevelFour = "level-four",
        /// Heroes at level 5 or more.
        LevelFive = "level-five",
        /// Heroes at level 6.
        LevelSix = "level-six",
        /// PDA-31: the sum of the levels, wounds or not.
        Health = "health",
        /// Rows explored from end to end.
        FullRows = "full-rows",
        /// Columns explored from end to end.
        FullColumns = "full-columns",
        /// Columns with four or more explored rooms.
        ColumnsOfFour = "columns-of-four",
        /// Rooms explored.
        Rooms = "rooms",
        /// Rooms of the outer ring explored.
        Edge = "edge",
        /// Corner rooms explored.
        Corners = "corners",
        /// Monster lairs explored.
        Lairs = "lairs",
        /// Traps set off, each time counted.
        Traps = "traps",
        /// Traps set off, walls and water passed.
        Obstacles = "obstacles",
        /// Potions brewed or received, used or not.
        Potions = "potions",
        /// Gems stolen.
        Gems = "gems",
        /// Items finished.
        Items = "items",
        /// PDA-30: glory of lines A to C.
        MonsterGlory = "monster-glory",
    }
}
