import ArgumentParser
import Foundation
import Operations

/// A throw-away home in which commands are played as if they were typed, at a clock that jumps.
final class DemoStage {
    /// Somebody pressed Ctrl-C.
    struct Stopped: Error {}

    let folder: String
    private let pause: Double
    /// Set by a signal.
    ///
    /// Unsafe, since a handler can take no lock: it is one machine word that only ever becomes 1.
    nonisolated(unsafe) private static var isStopped: sig_atomic_t = 0

    /// What goes away with the process: who reads a pipe may leave before the last line, and a write
    /// ends the program then.
    ///
    /// Unsafe, but written once, before anything is shown.
    nonisolated(unsafe) private static var last: String?

    init(pause: Double) throws {
        self.pause = pause
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in DemoStage.isStopped = 1 } }
        let template = FileManager.default.temporaryDirectory.path + "/belltower-demo.XXXXXX"
        var name = Array(template.utf8CString)
        guard let made = mkdtemp(&name) else {
            throw Refusal(.cannotCreate, "command.demo.uncreatable", with: ["path": "\(template)"])
        }
        folder = String(cString: made)
        Self.last = folder
        atexit {
            if let folder = DemoStage.last { try? FileManager.default.removeItem(atPath: folder) }
        }
        // What the caller has set is not this home's.
        for name in ProcessInfo.processInfo.environment.keys where name.hasPrefix("BELLTOWER_") {
            unsetenv(name)
        }
        for (name, value) in [
            ("BELLTOWER_HOME", folder + "/home"), ("BELLTOWER_ZONE", "Europe/London"),
        ] { setenv(name, value, 1) }
        guard chdir(folder) == 0 else {
            throw Refusal(.failed, "command.demo.closed", with: ["folder": "\(folder)"])
        }
        act(as: "sam")
    }

    deinit { clear() }

    /// Removes the home and all in it.
    func clear() { try? FileManager.default.removeItem(atPath: folder) }

    func act(as person: String) { setenv("BELLTOWER_PERSON", person, 1) }

    /// - Parameter clock: of the played day.
    func jump(to clock: String) { setenv("BELLTOWER_NOW", "2026-10-06T\(clock):00+01:00", 1) }

    /// Tells what is going on.
    func tell(_ text: String) throws {
        try rest()
        Console.say("\n" + Console.styled("# \(text)", .bold))
    }

    /// Shows a command as it is typed, then what it says.
    func type(_ words: String...) throws {
        let typed = words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        Console.say(Console.styled("$ belltower \(typed)", .teal))
        try run(words)
        try rest(share: 0.6)
    }

    func run(_ words: [String]) throws {
        try BelltowerCommand.perform(try BelltowerCommand.parse(words))
    }

    /// Waits for the reader.
    ///
    /// - Throws: `Stopped` after a signal, which ends the wait as well.
    private func rest(share: Double = 1) throws {
        if pause > 0 { usleep(UInt32(pause * share * 1_000_000)) }
        guard Self.isStopped == 0 else { throw Stopped() }
    }
}
