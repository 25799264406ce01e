import CTimers
import Foundation

/// What the system asks a daemon to do, for one thread to wait for.
public struct Signals: Sendable {
    public enum Wish: Hashable, Sendable {
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
    /// - Throws: `ChannelError` when the system refuses a pipe.
    public init() throws(ChannelError) {
        descriptor = belltower_signals_open()
        guard descriptor >= 0 else {
            throw ChannelError("the system gives no pipe: \(String(cString: strerror(errno)))")
        }
    }

    /// Sleeps until there is one.
    public func next() -> Wish { wish(belltower_signals_wait(descriptor, -1)) }

    /// Sleeps until there is one, for so many thousandths of a second at most; nil without.
    public func next(within milliseconds: Int32) -> Wish? {
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

    public func wake() { belltower_signals_wake() }
}
