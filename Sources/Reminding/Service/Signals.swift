import CTimers
import Foundation

/// What the system asks a process that rings to do, for one thread to wait for.
package struct Signals: Sendable {
    package enum Wish: Hashable, Sendable {
        /// SIGTERM or SIGINT.
        case end
        /// SIGHUP.
        case reload
        /// Somebody called `wake`.
        case look
    }

    private let descriptor: Int32

    /// From here on none of them ends the program by itself.
    ///
    /// - Parameter isLeavingIgnored: what the program was started to ignore, as under nohup(1), stays
    ///   so.
    /// - Throws: `ChannelError` when the system refuses a pipe.
    package init(leavingIgnored isLeavingIgnored: Bool = false) throws(ChannelError) {
        descriptor = belltower_signals_open(isLeavingIgnored ? 1 : 0)
        guard descriptor >= 0 else {
            throw ChannelError("the system gives no pipe: \(String(cString: strerror(errno)))")
        }
    }

    /// Sleeps until there is one.
    package func next() -> Wish { wish(belltower_signals_wait(descriptor, -1)) }

    /// Sleeps until there is one, for so many thousandths of a second at most; nil without.
    package func next(within milliseconds: Int32) -> Wish? {
        let number = belltower_signals_wait(descriptor, milliseconds)
        return number == -2 ? nil : wish(number)
    }

    private func wish(_ number: Int32) -> Wish {
        switch number {
        case 0: .look
        case SIGHUP: .reload
        default: .end
        }
    }

    /// From here on they do again what they did before.
    package func release() { belltower_signals_release() }

    package func wake() { belltower_signals_wake() }
}
