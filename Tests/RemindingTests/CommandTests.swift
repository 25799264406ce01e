import Campus
import Foundation
import TestSupport
import Testing

@testable import Reminding

@Suite("A program that rings")
struct CommandTests {
    private static func channel(
        _ script: String, in folder: TemporaryFolder, limit: Duration = .seconds(60)
    ) throws -> Channel {
        let path = try folder.program("ring", script)
        var settings = ChannelSettings()
        settings.commandTimeLimit = limit
        return Channel.open("command:\(path)", settings)
    }

    @Test("gets the JSON on its standard input and the key in its environment")
    func delivers() async throws {
        let folder = try TemporaryFolder()
        let channel = try Self.channel(
            "cat > $0.in; printf %s \"$BELLTOWER_KEY\" > $0.key", in: folder)
        let notice = try Notice.sample()
        #expect(await channel.deliver([notice]) == [.delivered])
        #expect(Array(try folder.read("ring.in").utf8) == notice.document + [0x0a])
        #expect(try folder.read("ring.key") == notice.key)
    }

    @Test("sees of the environment what it needs, and none of the secrets")
    func environment() async throws {
        let inherited = [
            "PATH": "/usr/bin", "HOME": "/home/sam", "LANG": "C.UTF-8", "LC_TIME": "C", "TZ": "UTC",
            "XDG_RUNTIME_DIR": "/run/user/1", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/x",
            "BELLTOWER_SMTP_PASSWORD": "hush", "BELLTOWER_NTFY_TOKEN": "hush",
            "BELLTOWER_WEBHOOK_SECRET": "hush", "NOTIFY_SOCKET": "/run/systemd/notify",
        ]
        let passed = ProgramEnvironment.values(of: inherited, key: "sam/m1")
        #expect(!passed.values.contains("hush") && passed["NOTIFY_SOCKET"] == nil)
        #expect(passed["BELLTOWER_KEY"] == "sam/m1")
        let kept = inherited.keys.filter { !$0.hasPrefix("BELLTOWER") && $0 != "NOTIFY_SOCKET" }
        #expect(kept.allSatisfy { passed[$0] == inherited[$0] })

        let folder = try TemporaryFolder()
        let channel = try Self.channel("env > $0.env", in: folder)
        #expect(await channel.deliver([try Notice.sample()]) == [.delivered])
        let names = try folder.read("ring.env").split(separator: "\n")
            .map { String($0.prefix { $0 != "=" }) }
        let shells = ["PWD", "OLDPWD", "SHLVL", "_"]
        #expect(
            names.allSatisfy {
                shells.contains($0) || $0 == "BELLTOWER_KEY"
                    || ProgramEnvironment.values(of: [$0: ""], key: nil)[$0] != nil
            }, "\(names)")
    }

    @Test("that is running when the daemon ends is ended, with all that it started")
    func ended() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.program(
            "ring", "sleep 600 & echo $! > $0.pid.new; mv $0.pid.new $0.pid; wait")
        let settings = ChannelSettings()
        let channel = Channel.open("command:\(path)", settings)
        let notice = try Notice.sample()
        async let outcomes = channel.deliver([notice])
        while !FileManager.default.fileExists(atPath: path + ".pid") {
            try await Task.sleep(for: .milliseconds(10))
        }
        settings.programs.kill()
        #expect(await outcomes.map(\.retry) == [.later])
        let child = try #require(
            pid_t(try folder.read("ring.pid").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(try await Self.ends(child))
    }

    @Test("that never ends is killed after its time limit, with all that it started")
    func endless() async throws {
        let folder = try TemporaryFolder()
        // The child would write once its parent is gone, if it lived on.
        let channel = try Self.channel(
            """
            mkfifo $0.pipe
            (read line < $0.pipe; echo alive > $0.child) &
            echo $! > $0.pid
            while :; do sleep 600; done
            """, in: folder, limit: .milliseconds(500))
        let outcomes = await channel.deliver([try Notice.sample()])
        #expect(outcomes.map(\.retry) == [.later])
        #expect(outcomes.first?.words.contains("was killed") == true)
        let child = try #require(
            pid_t(try folder.read("ring.pid").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(try await Self.ends(child))
    }

    /// Whether a process that was killed is gone within half a minute: on a busy machine the kernel takes its time.
    private static func ends(_ process: pid_t) async throws -> Bool {
        let end = ContinuousClock.now + .seconds(30)
        while !isGone(process), ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(10))
        }
        return isGone(process)
    }

    /// Gone, or dead and not yet buried by whoever inherited it.
    private static func isGone(_ process: pid_t) -> Bool {
        guard kill(process, 0) == 0 else { return true }
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status.map { $0.contains(") Z ") || $0.contains(") X ") } ?? true
    }

    @Test("may flood its output: nobody keeps it, and nothing waits for it")
    func flood() async throws {
        let folder = try TemporaryFolder()
        let channel = try Self.channel(
            "head -c 50000000 /dev/zero; head -c 50000000 /dev/zero >&2", in: folder)
        #expect(await channel.deliver([try Notice.sample()]) == [.delivered])
    }

    @Test("that reads nothing, fails or is gone is an error")
    func broken() async throws {
        let folder = try TemporaryFolder()
        let failing = try Self.channel("exit 3", in: folder)
        #expect(await failing.deliver([try Notice.sample()]).map(\.retry) == [.later])
        let deaf = try Self.channel("exec <&-; exit 0", in: folder)
        let long = try Notice.sample(body: .init(repeating: "x", count: 1_000_000))
        #expect(await deaf.deliver([long]) == [.delivered])
        let missing = Channel.open("command:\(folder.path)/none")
        #expect(await missing.deliver([try Notice.sample()]).map(\.retry) == [.never])
    }
}

extension TemporaryFolder {
    /// A shell script that can be run; its path.
    func program(_ name: String, _ script: String) throws -> String {
        try write(program: "#!/bin/sh\n\(script)\n", as: name)
    }

    func read(_ name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }
}
