import CTimers
import Foundation

/// The service manager that started this process, if one did: systemd's sd_notify(3).
package struct Supervisor: Sendable {
    private let socket: String?
    /// How often it wants to hear that all is well, in thousandths of a second; nil for never.
    package let watchdog: Int64?

    /// Reads `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`.
    package init(environment: [String: String]) {
        let path = environment["NOTIFY_SOCKET"] ?? ""
        socket = path.hasPrefix("/") || path.hasPrefix("@") ? path : nil
        let isMeant =
            environment["WATCHDOG_PID"].map {
                Int32($0) == ProcessInfo.processInfo.processIdentifier
            } ?? true
        let microseconds = environment["WATCHDOG_USEC"].flatMap { Int64($0) } ?? 0
        // Twice in the time it allows.
        watchdog = isMeant && microseconds > 0 ? max(1, microseconds / 2_000) : nil
    }

    /// - Parameter status: what it does, in a word.
    package func tellReady(status: String) { tell("READY=1\nSTATUS=\(status)") }
    func tellStopping() { tell("STOPPING=1") }
    func tellAlive() { if watchdog != nil { tell("WATCHDOG=1") } }

    private func tell(_ message: String) {
        guard let socket else { return }
        _ = belltower_tell(socket, message)
    }
}
