import Campus
import Locks

/// One channel with what is on its way through it, and what waits for room.
///
/// Each channel has a lane of its own, so a slow or dead one holds up nobody else.
final class Lane {
    let channel: Channel
    /// Notices that the channel has been handed and has not answered for.
    private(set) var underWay = 0
    /// Reminders that wait for room, the first due first.
    var held: ArraySlice<HeldReminder> = []

    private let threads: BellThreads?

    /// - Parameter threads: on which deliveries run; nil for the runtime's.
    init(_ channel: Channel, _ threads: BellThreads? = nil) {
        self.channel = channel
        self.threads = threads
    }

    var room: Int { max(1, channel.width) * max(1, channel.batch) - underWay }
    var isEmpty: Bool { underWay == 0 && held.isEmpty }

    /// Hands notices over; `finished` hears of each, on some other thread.
    func deliver(
        _ notices: [Notice], finished: @escaping @Sendable ([DeliveryOutcome], Range<Int>) -> Void
    ) {
        underWay += notices.count
        let channel = channel
        // Spread over the deliveries that may run side by side.
        let free = max(1, channel.width)
        let size = min(max(1, channel.batch), (notices.count + free - 1) / free)
        for start in stride(from: 0, to: notices.count, by: size) {
            let range = start..<min(start + size, notices.count)
            let part = Array(notices[range])
            Task(executorPreference: threads) {
                var outcomes = await channel.deliver(part)
                // A channel that does not answer for one has not delivered it.
                while outcomes.count < part.count {
                    outcomes.append(.failed(ChannelError(.because("kept.channel.none"))))
                }
                finished(outcomes, range)
            }
        }
    }

    func finish(_ count: Int) { underWay -= count }
}

/// A reminder that waits for room, by the ledger's number, and whose it is.
struct HeldReminder {
    var row: ReminderRowID
    var person: PersonID
}

/// Ends of deliveries on their way to the one who writes them down.
final class Mailbox<EmailMessage: Sendable>: Sendable {
    private let letters = Locked<[EmailMessage]>([])

    func put(_ more: [EmailMessage]) { letters.withLock { $0 += more } }

    func empty() -> [EmailMessage] {
        letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}
