import Campus
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Reminding

/// A stand-in for `notify-send` that writes down how it was called.
@Suite("The desktop")
struct DesktopTests {
    private static let help = """
        if [ "$1" = --help ]; then echo '--print-id --replace-id --action'; exit 0; fi
        for word in "$@"; do printf '%s|' "$word" >> $0.calls; done; echo >> $0.calls

        """

    private static func settings(
        _ script: String, in folder: TemporaryFolder, help: String = help
    ) throws -> ChannelSettings {
        var settings = ChannelSettings()
        settings.notifySend = try folder.program("notify", help + script)
        return settings
    }

    private static func calls(_ folder: TemporaryFolder) throws -> [[String]] {
        try folder.read("notify.calls").split(separator: "\n").map {
            $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test("shows title and text, and replaces what it showed for the same key")
    func replaces() async throws {
        let folder = try TemporaryFolder()
        let settings = try Self.settings("echo 41", in: folder)
        let notice = try Notice.sample("A & B", body: "<b>Room</b>")
        let other = try Notice.sample(meeting: 2, isImportant: true)
        for notice in [notice, other, notice] {
            let channel = Channel.open("desktop", settings)
            #expect(await channel.deliver([notice]) == [.delivered])
        }
        let calls = try Self.calls(folder)
        #expect(calls.map { $0.contains("--replace-id=41") } == [false, false, true])
        let first = try #require(calls.first)
        #expect(first.contains("--app-name=Belltower"))
        #expect(first.contains("--urgency=normal"))
        #expect(first.contains("--expire-time=3600000"))
        #expect(first.suffix(4) == ["--", "A & B", "&lt;b&gt;Room&lt;/b&gt;", ""])
        #expect(calls[1].contains("--urgency=critical"))
        #expect(!first.contains { $0.hasPrefix("--action") })
    }

    @Test("offers to snooze and to dismiss, and waits for no choice")
    func actions() async throws {
        let folder = try TemporaryFolder()
        // It goes on only when the test has seen that the notice counts as delivered.
        var settings = try Self.settings(
            "echo 7; read line < $0.pipe; echo snooze", in: folder)
        #expect(mkfifo("\(folder.path)/notify.pipe", 0o600) == 0)
        let (chosen, choose) = AsyncStream.makeStream(of: [String].self)
        settings.onAction = { key, action in choose.yield([key, action.rawValue]) }
        let notice = try Notice.sample()
        #expect(await Channel.open("desktop", settings).deliver([notice]) == [.delivered])
        #expect(try Self.calls(folder).first?.contains("--action=dismiss=Dismiss") == true)
        try "go\n".write(toFile: "\(folder.path)/notify.pipe", atomically: false, encoding: .utf8)
        var choices = chosen.makeAsyncIterator()
        #expect(await choices.next() == [notice.key, "snooze"])
    }

    @Test(
        "without a session, or a program that shows anything, is given up at once",
        arguments: ["exit 1", "echo 'Cannot autolaunch D-Bus' >&2; exit 1", "echo 0; exit 1"])
    func noSession(_ script: String) async throws {
        let folder = try TemporaryFolder()
        let outcomes = await Channel.open("desktop", try Self.settings(script, in: folder))
            .deliver([try Notice.sample()])
        #expect(outcomes.map(\.retry) == [.never])
        #expect(outcomes.first?.words.contains("session") == true)
    }

    @Test("whose program is missing says what to install")
    func missing() async throws {
        var settings = ChannelSettings()
        settings.notifySend = "/nonexistent/notify-send"
        let outcomes = await Channel.open("desktop", settings).deliver([try Notice.sample()])
        #expect(outcomes.map(\.retry) == [.never])
    }

    @Test("that hangs is left after the time limit")
    func hangs() async throws {
        let folder = try TemporaryFolder()
        var settings = try Self.settings("sleep 600", in: folder)
        settings.commandTimeLimit = .milliseconds(500)
        let outcomes = await Channel.open("desktop", settings).deliver([try Notice.sample()])
        #expect(outcomes.first?.retry != nil)
    }

    @Test("with an old program shows a notice without what that does not know")
    func old() async throws {
        let folder = try TemporaryFolder()
        let settings = try Self.settings(
            "exit 0", in: folder,
            help: Self.help.replacingOccurrences(of: "--print-id --replace-id --action", with: ""))
        #expect(
            await Channel.open("desktop", settings).deliver([try Notice.sample()]) == [.delivered])
        #expect(try Self.calls(folder).first?.contains { $0.contains("-id") } == false)
    }
}
