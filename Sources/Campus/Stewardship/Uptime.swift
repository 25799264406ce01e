package import Recurrence

/// Since when it is measured whether one of a home's services is there, and when none was.
package struct Uptime: Hashable, Sendable {
    /// What people miss when it is away: on however many machines, one is enough.
    package enum Service: String, Sendable, CaseIterable { case server, bell }

    /// A time in which none was there, planned or not.
    package struct Outage: Hashable, Sendable {
        package var since: Instant
        /// Nil while it lasts.
        package var until: Instant?

        package init(since: Instant, until: Instant?) {
            self.since = since
            self.until = until
        }
    }

    package var service: Service
    package var since: Instant
    /// When it was looked at.
    package var at: Instant
    /// Of the last 365 days, the latest first.
    package var outages: [Outage]

    /// Of so much it is told, in seconds: 365 days.
    package static let window: Int64 = 365 * day
    private static let day: Int64 = 86_400

    package init(_ service: Service, since: Instant, outages: [Outage], at: Instant) {
        self.service = service
        self.since = since
        self.outages = outages
        self.at = at
    }

    private var start: Instant { at.adding(seconds: -Self.window) }

    /// How many whole days of the last 365 are measured.
    package var days: Int { Int(max(0, at - max(since, start)) / Self.day) }

    /// For how many seconds of them it was away.
    package var down: Int64 {
        outages.reduce(0) { $0 + max(0, ($1.until ?? at) - max($1.since, start)) }
    }

    /// Whether it is away, or was for a day of the year or longer: a year may have less.
    ///
    /// A week after the last outage nothing is to be done about it any more, whatever the sum is.
    package var isWrong: Bool {
        guard let last = outages.first else { return false }
        guard let until = last.until else { return true }
        return down >= Self.day && at - until < 7 * Self.day
    }

    /// Whether it has been away for so long, a month, that nobody runs it any more.
    package var isGivenUp: Bool {
        outages.first.map { $0.until == nil && at - $0.since >= 30 * Self.day } ?? false
    }
}
