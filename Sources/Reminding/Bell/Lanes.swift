import Campus
import Storage

/// The lanes of all channels that ring now or wait for room.
final class Lanes {
    private let open: (String) -> Channel
    private let ownChannel: String?
    private let threads: BellThreads?
    private var lanes: [String: Lane] = [:]

    /// - Parameter ownChannel: stands in for the persons' own; nil for theirs.
    init(
        open: @escaping (String) -> Channel, ownChannel: String?, threads: BellThreads?
    ) {
        self.open = open
        self.ownChannel = ownChannel
        self.threads = threads
    }

    /// A channel's lane, which is opened when there is none.
    subscript(name: String) -> Lane {
        if let lane = lanes[name] { return lane }
        let lane = Lane(open(name), threads)
        lanes[name] = lane
        return lane
    }

    /// Deliveries under way.
    var underWay: Int { lanes.values.reduce(0) { $0 + $1.underWay } }
    /// What is under way or waits for room.
    var queue: Int { lanes.values.reduce(0) { $0 + $1.underWay + $1.held.count } }
    /// One that has room for what waits in it.
    var withRoom: Lane? { lanes.values.first { !$0.held.isEmpty && $0.room > 0 } }

    /// Lets go of those with nothing to do.
    func sweep() { lanes = lanes.filter { !$0.value.isEmpty } }

    /// A channel has answered for one.
    func finish(_ name: String) { lanes[name]?.finish(1) }

    /// The channels of whom it rings for, in order.
    func channels(of call: Call) -> [String] {
        if let ownChannel { return [ownChannel] }
        return call.ringing.channels.isEmpty ? ["desktop"] : call.ringing.channels
    }

    /// The channel whose turn it is.
    func name(for call: Call) -> String {
        let channels = channels(of: call)
        return channels[min(max(0, call.due.channel), channels.count - 1)]
    }

    /// What its lane has room for, and what is to wait; in their order.
    func split(_ calls: [Call]) -> (taken: [Call], held: [Call]) {
        var used: [String: Int] = [:]
        var (taken, held): ([Call], [Call]) = ([], [])
        for call in calls {
            let name = name(for: call)
            guard self[name].room > used[name, default: 0] else {
                held.append(call)
                continue
            }
            used[name, default: 0] += 1
            taken.append(call)
        }
        return (taken, held)
    }

    /// Lets them wait for room.
    func hold(_ calls: [Call]) {
        for call in calls {
            self[name(for: call)].held.append(
                HeldReminder(row: call.due.row, person: call.due.person.id))
        }
    }

    /// Lets go of what waits for room: others ring it.
    func drop(where isOthers: (HeldReminder) -> Bool) {
        for lane in lanes.values { lane.held.removeAll(where: isOthers) }
    }
}
