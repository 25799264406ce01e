import CTimers

import Foundation

/// Rings a doorbell at an instant of the wall clock, when the clock is set, when another process
/// pokes the home, and when the home's database is made, moved or deleted.
///
/// A thread of its own sleeps in the kernel until one of these happens; there is nothing to poll.
package final class Alarm: Sendable {
    private let alarm: belltower_alarm

    /// - Parameters:
    ///   - home: the folder in which pokes are listened for; nil for nowhere.
    ///   - socket: the name in it at which they are.
    ///   - database: the name in it of the file that is watched.
    ///   - identity: of the file that is open, for who asks; see `Poke.ask`.
    ///   - heard: called before the doorbell rings with what the pokes said, a line each; empty where nothing is known.
    /// - Throws: `ChannelError` when the system refuses a timer.
    package init(
        home: String?, socket: String = Poke.socket, database: String = "", identity: String = "",
        doorbell: Doorbell, heard: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(ChannelError) {
        var alarm = belltower_alarm()
        let error = belltower_alarm_open(&alarm, home, socket, database, identity)
        guard error == 0 else {
            throw ChannelError("the system gives no timer: \(String(cString: strerror(error)))")
        }
        self.alarm = alarm
        let thread = Thread { [alarm] in
            var alarm = alarm
            var said = [CChar](repeating: 0, count: 16_384)
            while belltower_alarm_wait(&alarm, &said, Int32(said.count))
                & Int32(BELLTOWER_STOPPED) == 0
            {
                let text = said.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
                heard(String(decoding: text, as: UTF8.self))
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

    /// Whether it wakes when the database is replaced.
    package var isWatching: Bool { alarm.watch >= 0 }

    /// Whether other processes can poke it.
    package var isListening: Bool { alarm.socket >= 0 }
}

/// Tells a home's daemon and its servers that something was written, as far as any run.
package struct Poke: Sendable {
    package static let socket = "remind.sock"

    /// Where a server listens: each at a socket of its own, named by its process.
    package static func serverSocket(of process: Int32) -> String { "serve.\(process).sock" }

    /// Whether a file of a home is a server's socket.
    package static func isServerSocket(_ name: String) -> Bool {
        name.hasPrefix("serve.") && name.hasSuffix(".sock")
            && name.dropFirst(6).dropLast(5).allSatisfy(\.isNumber)
    }

    /// Takes away what servers left that were killed.
    package func clean() {
        for name in servers {
            let number = Int32(name.dropFirst(6).dropLast(5)) ?? 0
            if kill(number, 0) != 0, errno == ESRCH { unlink("\(home)/\(name)") }
        }
    }

    private var servers: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: home)
        return (names ?? []).filter(Self.isServerSocket)
    }

    private let home: String

    package init(home: String) { self.home = home }

    /// Never waits and never fails: the daemon looks by itself too, only later.
    ///
    /// - Parameter saying: what servers are told of it, in a line.
    package func send(saying: String) {
        belltower_poke(home, Self.socket, saying)
        for server in servers { belltower_poke(home, server, saying) }
    }

    /// What somebody who listens answers.
    package enum Answer: Hashable, Sendable {
        /// Nobody listens.
        case nobody
        /// Somebody does, and does not answer.
        case silence
        case identity(String)
    }

    /// Asks which file the daemon has open; waits for a second at most.
    package func ask() -> Answer {
        var bytes = [CChar](repeating: 0, count: 64)
        let count = belltower_ask(home, Self.socket, 1_000, &bytes, Int32(bytes.count))
        guard count != 0 else { return .nobody }
        guard count > 0 else { return .silence }
        return .identity(
            String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
}
