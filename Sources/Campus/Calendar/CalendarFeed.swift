package import Recurrence

/// A secret address that serves somebody's calendar to a program that asks again and again.
package struct CalendarFeed: Hashable, Sendable, Identifiable {
    package var id: RowID<CalendarFeed>
    /// As the person calls it: the program that reads it.
    package var name: String
    package var profile: ExportProfile
    package var kinds: Set<ItemKind>
    package var made: Instant
    /// Right to the hour; nil while nobody asked for it.
    package var used: Instant?

    package init(
        id: RowID<CalendarFeed>, name: String, profile: ExportProfile, kinds: Set<ItemKind>,
        made: Instant, used: Instant?
    ) {
        self.id = id
        self.name = name
        self.profile = profile
        self.kinds = kinds
        self.made = made
        self.used = used
    }
}

extension Set<ItemKind> {
    /// What is exported where nobody says: cups move with what one drinks.
    package static let exported = Set(ItemKind.allCases).subtracting([.hydration])

    /// In the order in which they are told.
    package var ordered: [ItemKind] { ItemKind.allCases.filter(contains) }
}
