/// How long before an item its reminders ring, by kind, in seconds.
package struct Leads: Hashable, Sendable {
    /// Of each kind, the longest first; empty for none.
    package var byKind: [ItemKind: [Int64]]

    package init(_ byKind: [ItemKind: [Int64]]) { self.byKind = byKind }

    /// What holds for somebody who never set one.
    package static let standard = Leads([
        .class: [15 * 60], .exam: [86_400, 3_600], .event: [3_600], .personal: [15 * 60],
        .hydration: [0],
    ])

    /// The longest lead of any item: further ahead nothing rings.
    package static let longest: Int64 = 28 * 86_400

    /// Those of an item: its own, when the person set them for it, else its source's alarms.
    package func leads(of item: AgendaItem) -> [Int64] {
        item.leads ?? item.alarms ?? byKind[item.kind] ?? []
    }
}
