public import Campus
public import Recurrence

/// How long before an item its reminders ring, by kind, in seconds.
public struct Leads: Sendable {
    public var byKind: [ItemKind: [Int64]]

    public init(_ byKind: [ItemKind: [Int64]]) { self.byKind = byKind }

    /// Classes 15 minutes before, exams a day and an hour.
    public static let standard = Leads([.class: [15 * 60], .exam: [86_400, 3_600]])

    /// The longest one: how far past a window of due times the agenda has to be known.
    public var longest: Int64 { byKind.values.joined().max() ?? 0 }
}

/// Plans what rings: a reminder for each lead of each item that is due in the window.
///
/// Neither cancelled nor all-day items ring, nor what the person hides or a source lists twice. The same inputs give the same reminders.
/// - Returns: in order of the due instant, then of the id.
public func plan(
    _ agenda: [AgendaItem], leads: Leads = .standard, dueIn window: Range<Instant>
) -> [Reminder] {
    agenda
        .filter { $0.status != .cancelled && !$0.allDay && !$0.isHidden && $0.doubleOf == nil }
        .flatMap { item in
            (item.leads ?? leads.byKind[item.kind] ?? []).map { Reminder(item: item, lead: $0) }
        }
        .filter { window.contains($0.due) }
        .sorted { ($0.due.seconds, $0.id) < ($1.due.seconds, $1.id) }
}
