package import Campus

/// A way by which reminders reach people.
package struct Channel: Sendable {
    /// What it is called in the ledger and in logs: `jsonl:-`, `ntfy:ntfy.sh`; never an address in
    /// full, which may be a secret.
    package var name: String
    /// How many notices one delivery takes; 1 for most.
    package var batch: Int
    /// How many deliveries may be under way at once.
    package var width: Int
    /// Hands notices over; answers for each, in their order, whether its person has got it.
    ///
    /// Ends within a time limit of its own, whatever the other side does.
    package var deliver: @Sendable ([Notice]) async -> [DeliveryOutcome]

    package init(
        name: String, batch: Int = 1, width: Int = 1,
        deliver: @escaping @Sendable ([Notice]) async -> [DeliveryOutcome]
    ) {
        self.name = name
        self.batch = batch
        self.width = width
        self.deliver = deliver
    }

    /// One that takes several notices together, all or none.
    package init(
        name: String, all: @escaping @Sendable ([Notice]) async throws(ChannelError) -> Void
    ) {
        self.init(name: name, batch: 500) { notices in
            do throws(ChannelError) {
                try await all(notices)
                return notices.map { _ in .delivered }
            } catch {
                return notices.map { _ in .failed(error) }
            }
        }
    }

    /// One that takes a notice at a time.
    package init(
        name: String, width: Int = 1,
        each: @escaping @Sendable (Notice) async throws(ChannelError) -> Void
    ) {
        self.init(name: name, width: width) { notices in
            var outcomes: [DeliveryOutcome] = []
            for notice in notices {
                do throws(ChannelError) {
                    try await each(notice)
                    outcomes.append(.delivered)
                } catch {
                    outcomes.append(.failed(error))
                }
            }
            return outcomes
        }
    }
}

/// What became of one notice.
package enum DeliveryOutcome: Hashable, Sendable {
    case delivered
    /// Taken by somebody who passes it on, and of whom nothing more is heard: whoever gets it says so
    /// by themselves.
    case accepted([PushNote])
    case failed(ChannelError)
}

/// Why a channel did not deliver, in words.
package struct ChannelError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether it is worth while to try the same channel again.
    package enum Retry: Hashable, Sendable {
        /// After the usual wait, which grows from attempt to attempt.
        case later
        /// After so many seconds, as the other side asks.
        case after(Int64)
        /// It will never take this one: no such recipient, no such program.
        case never
    }

    /// Without secrets: names a host, not an address.
    package var description: String { sentence.text }
    /// The same as the ledger keeps it: what another program said has no message.
    package var sentence: KeptSentence
    package var retry: Retry
    /// What is to be written down of the devices that were tried.
    package var notes: [PushNote] = []

    package init(_ description: String, retry: Retry = .later) {
        self.init(KeptSentence(typed: description), retry: retry)
    }

    package init(_ sentence: KeptSentence, retry: Retry = .later) {
        self.sentence = sentence
        self.retry = retry
    }
}

extension Channel {
    /// The channel that a specification names; one that cannot work says why at each delivery.
    package static func open(
        _ specification: String, _ settings: ChannelSettings
    ) -> Channel {
        let wanted: ChannelSpecification
        do {
            wanted = try ChannelSpecification(reading: specification)
        } catch {
            return broken(String(specification.prefix { $0 != ":" }), error)
        }
        do {
            return try wanted.open(settings)
        } catch {
            return broken(wanted.name, error)
        }
    }

    private static func broken(_ name: String, _ error: ChannelError) -> Channel {
        Channel(name: name) { _ throws(ChannelError) in throw error }
    }
}
