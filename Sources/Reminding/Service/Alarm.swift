import CTimers

import Foundation

/// Rings a doorbell at an instant of the wall clock, when the clock is set, and when another
/// process pokes the home.
///
/// A thread of its own sleeps in the kernel until one of these happens; there is nothing to poll.
public final class Alarm: Sendable {
    private let alarm: belltower_alarm

    /// - Parameter home: the folder in which pokes are listened for; nil for nowhere.
    /// - Throws: `ChannelError` when the system refuses a timer.
    public init(home: String?, doorbell: Doorbell) throws(ChannelError) {
        var alarm = belltower_alarm()
        let error = belltower_alarm_open(&alarm, home, Poke.socket)
        guard error == 0 else {
            throw ChannelError("the system gives no timer: \(String(cString: strerror(error)))")
        }
        self.alarm = alarm
        let thread = Thread { [alarm] in
            var alarm = alarm
            while belltower_alarm_wait(&alarm) & Int32(BELLTOWER_STOPPED) == 0 {
                doorbell.ring()
            }
            belltower_alarm_close(&alarm)
        }
        thread.name = "belltower-alarm"
        thread.start()
    }

    deinit { belltower_alarm_stop(alarm.stop) }

    /// To ring at an instant, in thousandths of a second since 1970; instead of one set before.
    func set(_ instant: Int64) { _ = belltower_alarm_set(alarm.timer, instant) }

    /// Whether other processes can poke it.
    public var isListening: Bool { alarm.socket >= 0 }
}

/// Tells a home's daemon that something was written, as far as one runs.
public struct Poke: Sendable {
    static let socket = "remind.sock"

    private let home: String

    public init(home: String) { self.home = home }

    /// Never waits and never fails: the daemon looks by itself too, only later.
    public func send() { belltower_poke(home, Self.socket) }
}
