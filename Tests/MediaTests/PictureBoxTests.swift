import Foundation
import TestSupport
import Testing

@testable import Media

@Suite("The box that pictures are read in", .serialized)
struct PictureBoxTests {
    private static func shell(
        _ script: String, _ box: PictureBox = PictureBox(), _ environment: [String: String] = [:],
        input: [UInt8] = []
    ) async throws(PictureError) -> String {
        let bytes = try await box.run(["/usr/bin/bash", "-c", script], environment, input: input)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("what goes in comes out")
    func bytes() async throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        #expect(try await PictureBox().run(["/usr/bin/cat"], input: bytes) == bytes)
    }

    @Test("a program that reads nothing is none the worse")
    func unread() async throws {
        let bytes = [UInt8](repeating: 7, count: 1 << 20)
        #expect(try await Self.shell("echo done", input: bytes) == "done\n")
    }

    @Test("it holds /usr and nothing else: no home, no configuration, no other process")
    func files() async throws {
        let seen = try await Self.shell("cd /; echo *; echo /etc/*; echo ~root/*")
        #expect(
            seen.split(separator: "\n").first.map { $0.split(separator: " ").map(String.init) }
                == ["bin", "etc", "lib", "lib64", "usr"])
        #expect(!seen.contains("passwd"))
    }

    @Test(
        "nothing can be written in it",
        arguments: ["/x", "/usr/x", "/etc/x", "/tmp/x", "/dev/null", "/usr/bin/bwrap"])
    func writing(_ path: String) async throws {
        let said = try await Self.shell("echo x > \(path) && echo written || echo refused")
        #expect(said == "refused\n")
    }

    @Test("of this process's environment it sees nothing")
    func environment() async throws {
        let seen = try await Self.shell("export -p", environment: ["VIPS_BLOCK_UNTRUSTED": "1"])
        let names = seen.split(separator: "\n").compactMap {
            $0.split(separator: " ").last?.split(separator: "=").first
        }
        #expect(Set(names).subtracting(["OLDPWD", "PWD", "SHLVL"]) == ["VIPS_BLOCK_UNTRUSTED"])
    }

    private static func shell(
        _ script: String, environment: [String: String]
    ) async throws(PictureError) -> String {
        try await shell(script, PictureBox(), environment)
    }

    @Test("it has no network, not even this machine's")
    func network() async throws {
        let site = try LoopbackSite { _ in LoopbackReply(status: 200, body: .whole([])) }
        let knock = "(echo x > /dev/tcp/127.0.0.1/\(site.port)) && echo reached || echo refused"
        #expect(try await Self.shell(knock) == "refused\n")
        let outside = Process()
        outside.executableURL = URL(fileURLWithPath: "/usr/bin/bash")
        outside.arguments = ["-c", knock + " | grep -q reached"]
        try outside.run()
        outside.waitUntilExit()
        #expect(outside.terminationStatus == 0, "the knock itself is right")
    }

    /// Whether a program with such a word runs anywhere.
    private static func isRunning(_ word: String) throws -> Bool {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { name in
            let words = try? String(contentsOfFile: "/proc/\(name)/cmdline", encoding: .utf8)
            return Int(name) != nil && words?.contains(word) ?? false
        }
    }

    @Test("what takes too long is killed, on the wall's clock and on the processor")
    func time() async throws {
        var box = PictureBox()
        box.limits.time = .milliseconds(300)
        let start = ContinuousClock.now
        await #expect(throws: PictureError.tooSlow) {
            try await box.run(["/usr/bin/sleep", "47.11"], input: [])
        }
        while try Self.isRunning("47.11"), ContinuousClock.now - start < .seconds(40) {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(try !Self.isRunning("47.11"))
        #expect(ContinuousClock.now - start < .seconds(40), "before it would have ended by itself")
        box = PictureBox()
        (box.limits.processorSeconds, box.limits.time) = (1, .seconds(60))
        let second = ContinuousClock.now
        await #expect(throws: PictureError.tooSlow) {
            try await Self.shell("while :; do :; done", box)
        }
        #expect(ContinuousClock.now - second < .seconds(50), "before the wall's clock would")
    }

    @Test("what takes too much memory, writes too much, fails or dies makes no picture")
    func failing() async throws {
        var box = PictureBox()
        box.limits.memory = 256 << 20
        box.limits.output = 1_000
        for script in [
            "dd if=/usr/bin/dd of=/dev/stdout bs=1G count=1", "printf '%2000s' x", "exit 3",
            "kill -SEGV $$", "exec /usr/bin/none",
        ] {
            await #expect(throws: PictureError.damaged, "\(script)") {
                try await Self.shell(script, box)
            }
        }
    }

    @Test("without bubblewrap, without the program and without namespaces nothing runs")
    func unavailable() async throws {
        let folder = try TemporaryFolder()
        let refusing = folder.url.appendingPathComponent("bwrap")
        try Data(
            "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n".utf8
        )
        .write(to: refusing)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: refusing.path)
        let boxes = [
            (PictureBox(bubblewrap: "/nowhere/bwrap"), "/usr/bin/cat", "package bubblewrap"),
            (PictureBox(), "/usr/bin/nothing-of-the-kind", "package libvips-tools"),
            (PictureBox(bubblewrap: refusing.path), "/usr/bin/cat", "No permissions"),
        ]
        #expect(boxes.map { $0.0.lack(for: $0.1) == nil } == [false, false, true])
        #expect(PictureMaker.lack == nil)
        for (box, program, words) in boxes {
            let error = await #expect(throws: PictureError.self) {
                try await box.run([program], input: [])
            }
            guard case .unavailable(let why) = error else {
                Issue.record("\(words): \(String(describing: error))")
                continue
            }
            #expect(why.contains(words))
        }
    }
}
