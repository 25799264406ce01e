import Locks
import NIOCore
import Operations

/// The bytes of answers that one connection was sent and has not read.
final class ConnectionLoad: Sendable {
    private let count = Locked(0)

    var bytes: Int { count.withLock { $0 } }

    func add(_ bytes: Int) { count.withLock { $0 += bytes } }
}

/// The order in which requests of one connection of HTTP/2 are answered: few at a time, and none while much
/// is left unread.
///
/// A client may ask a hundred things with a kilobyte, and read nothing: what is not begun takes no memory.
final class StreamGate {
    private let load: ConnectionLoad
    private let limits: ConnectionLimits
    /// Requests that are answered now, up to their answer's head.
    private var busy = 0
    /// Answers of which something is not read.
    private var unread = 0
    private var waiting: [RequestPaceHandler] = []

    init(_ load: ConnectionLoad, _ limits: ConnectionLimits) {
        self.load = load
        self.limits = limits
    }

    private var hasRoom: Bool {
        busy < limits.mostAnswers
            && (unread < limits.fewestAnswers || load.bytes < limits.mostUnread)
    }

    /// Lets a request in, or has it wait.
    func enter(_ handler: RequestPaceHandler) -> Bool {
        guard waiting.isEmpty, hasRoom else {
            waiting.append(handler)
            return false
        }
        busy += 1
        return true
    }

    /// That the head of an answer is there, or that there will be none.
    func leave() {
        busy -= 1
        goOn()
    }

    /// That an answer begins to wait to be read, or ends to.
    func note(isUnread: Bool) {
        unread += isUnread ? 1 : -1
        goOn()
    }

    /// Forgets a request that waits.
    func forget(_ handler: RequestPaceHandler) { waiting.removeAll { $0 === handler } }

    /// Lets in those for whom there is room now.
    func goOn() {
        while let first = waiting.first, hasRoom {
            waiting.removeFirst()
            busy += 1
            first.goOn()
        }
    }
}

@available(*, unavailable)
extension StreamGate: Sendable {}
