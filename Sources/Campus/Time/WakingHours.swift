/// The hours of the day in which a person is awake, so that free time at night is not offered.
package struct WakingHours: Hashable, Sendable {
    package var from: TimeOfDay
    /// Before `from` when the hours cross midnight.
    package var to: TimeOfDay

    /// Nil when the two are the same.
    package init?(from: TimeOfDay, to: TimeOfDay) {
        guard from != to, from.minute < 1_440 else { return nil }
        self.from = from
        self.to = to
    }

    /// Reads `08:00-22:00`, `8-22` or `8am to 10pm`; nil for anything else.
    package init?(_ text: String) {
        guard text.utf8.count <= 32 else { return nil }
        let parts = text.lowercased().replacing(" to ", with: "-").split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "–" })
        guard parts.count == 2, let from = TimeOfDay(String(parts[0])),
            let to = TimeOfDay(String(parts[1]))
        else { return nil }
        self.init(from: from, to: to)
    }

    private init(known from: Int, to: Int) {
        self.from = TimeOfDay(known: from)
        self.to = TimeOfDay(known: to)
    }

    /// Eight in the morning to ten at night.
    package static let standard = WakingHours(known: 480, to: 1_320)

    /// Ten in the morning to eight at night: when people like to meet.
    package static let sociable = WakingHours(known: 600, to: 1_200)

    package var crossesMidnight: Bool { to < from }
}

extension WakingHours: CustomStringConvertible {
    package var description: String { "\(from)-\(to)" }
}
