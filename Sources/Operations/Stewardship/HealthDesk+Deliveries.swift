import Campus
import Recurrence
import Storage

/// What became of the last day's deliveries: read of the ledger once, when an hour is over.
extension HealthDesk {
    /// The hour that is now, and so many before it.
    private static let pastHours: Int64 = 23
    /// What ends a delivery is written down a little later: so long after an hour it is counted, in seconds.
    private static let settling: Int64 = 600

    private var current: Int64 { now.seconds / 3_600 }

    /// The last 24 hours, the oldest first.
    func deliveryHours() throws(Refusal) -> [DeliveryHour] {
        let (store, current) = (store, current)
        return try translating { () throws(StorageError) in
            try store.look { transaction in
                try transaction.deliveryHours(
                    (current - Self.pastHours)...current, current: current)
            }
        }
    }

    /// Keeps what became of the deliveries of each hour that is over, once.
    ///
    /// Whichever process finds that it was not done yet does it; mostly there is nothing to do, and nothing is written.
    package func keepHours() throws(Refusal) {
        let (store, current) = (store, current)
        let (first, last) = (
            current - Self.pastHours, (now.seconds - Self.settling) / 3_600 - 1
        )
        try translating { () throws(StorageError) in
            let kept = try store.look { try $0.keptHours(since: first) }
            let missing = (first...last).filter { !kept.contains($0) }
            guard !missing.isEmpty || kept.contains(where: { $0 >= current }) else { return }
            let counted = try missing.map { hour throws(StorageError) in
                try store.look { try $0.countDeliveries(in: hour) }
            }
            try store.relaxed { transaction in
                try transaction.forgetHours(before: first, from: current)
                for hour in counted { try transaction.keep(hour) }
            }
        }
    }
}

extension [DeliveryHour] {
    /// By the kind of channel, in the order of their names.
    var channelCounts: [ChannelCounts] {
        var sums: [String: DeliveryTally] = [:]
        for tally in flatMap(\.tallies) {
            sums[tally.kind, default: DeliveryTally(tally.kind)] += tally
        }
        return sums.values.filter { $0.attempts > 0 }.sorted { $0.kind < $1.kind }.map { sum in
            ChannelCounts(
                kind: sum.kind, attempts: sum.attempts, delivered: sum.delivered,
                failed: sum.failed)
        }
    }
}
