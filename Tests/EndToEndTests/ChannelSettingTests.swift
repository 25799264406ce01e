import Foundation
import TestSupport
import Testing

@Suite("Channels as somebody sets them")
struct ChannelSettingTests {
    private let belltower: Belltower
    private let place: TemporaryFolder

    init() throws {
        belltower = try Belltower()
        place = try TemporaryFolder()
        try place.write(program: "#!/bin/sh\ncat > rung\n", as: "r.sh")
        _ = try place.write("no program\n", as: "text")
    }

    private func set(_ value: String) throws -> Belltower.Outcome {
        try belltower.run(
            words: ["settings", "channels", value], through: ["/usr/bin/env", "-C", place.path])
    }

    @Test(
        "a relative path is meant where it is said, not where the daemon runs",
        arguments: [
            ("command:r.sh", "command:%/r.sh"),
            ("jsonl:./rel.jsonl,desktop", "jsonl:%/rel.jsonl,desktop"),
        ])
    func relative(_ value: String, _ kept: String) throws {
        let outcome = try set(value)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let wanted = kept.replacingOccurrences(of: "%", with: place.path)
        #expect(try belltower.run("settings", "channels").output == "channels \(wanted)\n")
        #expect(!FileManager.default.fileExists(atPath: place.path + "/rel.jsonl"))
    }

    @Test(
        "one that would never ring is refused with the reason",
        arguments: [
            ("command:none.sh", "is not a program"), ("command:text", "make it executable"),
            ("command:.", "is not a program"), ("command:r.sh --arg x", "are not passed on"),
            ("jsonl:none/rel.jsonl", "No such file"), ("jsonl:.", "is a folder"),
            ("desktop,jsonl:/proc/none/x", "cannot be written"),
        ])
    func refused(_ value: String, _ reason: String) throws {
        let outcome = try set(value)
        #expect(outcome.status == 64 && outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(try belltower.run("settings", "channels").output == "channels usual\n")
    }
}
