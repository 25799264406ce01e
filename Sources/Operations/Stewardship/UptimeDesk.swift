package import Campus
import Recurrence
import Storage

/// Whether servers and bell are there: they give signs of life, and a time without any is an outage, whyever it was.
package struct UptimeDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var uptime: UptimeDesk { UptimeDesk(desks: self) }
}

extension UptimeDesk {
    /// Between two signs of one process, in seconds.
    static let interval: Int64 = 60
    /// Who finds a sign that is younger, in seconds, gives none: of many machines one is enough.
    private static let freshness: Int64 = 50
    /// After so many seconds without a sign nobody is there: two were missed.
    static let silence: Int64 = 150
    /// 2026-01-01: a clock that shows less was never set, and tells nothing.
    private static let firstYear = Instant(seconds: 1_767_225_600)

    /// Gives a sign of life.
    ///
    /// - Parameter isLast: whether the process ends: then the outage that may follow begins now.
    package func note(_ service: Uptime.Service, isLast: Bool = false) throws(Refusal) {
        let (store, now) = (store, now)
        guard now >= Self.firstYear else { return }
        try translating { () throws(StorageError) in
            if let seen = try store.look({ try $0.lifeSign(of: service) })?.seen {
                // One in the future is of a clock that was ahead, unless another machine's is a little.
                let age = now - seen
                let isFresh = (-Self.silence..<Self.freshness).contains(age)
                guard !isFresh || isLast && age > 0 else { return }
            }
            try store.relaxed {
                try $0.noteLife(of: service, at: now, silence: Self.silence)
            }
        }
    }

    /// How long each of those was away that were ever there.
    ///
    /// - Throws: `Refusal.forbidden` to all but operators.
    package func report() throws(Refusal) -> [Uptime] {
        try looking { transaction, viewer -> [Uptime] in
            try viewer.mustBeOperator(else: "refusal.operator.health")
            return try Uptime.Service.allCases.compactMap { service -> Uptime? in
                guard let sign = try transaction.lifeSign(of: service) else { return nil }
                let start = now.adding(seconds: -Uptime.window)
                var outages = try transaction.outages(of: service, endingAfter: start)
                if let seen = sign.seen, now - seen > Self.silence {
                    outages.insert(Uptime.Outage(since: seen, until: nil), at: 0)
                }
                return Uptime(service, since: sign.since, outages: outages, at: now)
            }
        }
    }
}
