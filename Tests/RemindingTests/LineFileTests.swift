import Campus
import Foundation
import TestSupport
import Testing

@testable import Reminding

@Suite("A JSON-lines file")
struct LineFileTests {
    @Test("takes several notices together, a line each")
    func delivers() async throws {
        let folder = try TemporaryFolder()
        let channel = Channel.open("jsonl:\(folder.path)/rung")
        let notices = try (1...3).map { try Notice.sample(meeting: $0) }
        #expect(await channel.deliver(notices).allSatisfy { $0 == .delivered })
        #expect(Array(try folder.read("rung").utf8) == notices.flatMap { $0.document + [0x0a] })
    }

    @Test("on a full disk is as it was, with no half line, and takes more when there is room")
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        guard let disk = SmallDisk(over: folder.path, kilobytes: 256) else {
            print("skipped: only root may mount a small disk")
            return
        }
        let channel = Channel.open("jsonl:\(folder.path)/rung")
        #expect(await channel.deliver([try Notice.sample()]) == [.delivered])
        let before = try folder.read("rung")
        disk.fill(leaving: 16)
        let notices = try (1...64).map { try Notice.sample(meeting: $0) }
        let outcomes = await channel.deliver(notices)
        #expect(outcomes.map(\.retry) == .init(repeating: .later, count: 64))
        #expect(outcomes.first?.words.contains("No space left") == true)
        #expect(try folder.read("rung") == before)
        disk.empty()
        #expect(await channel.deliver(notices).allSatisfy { $0 == .delivered })
        #expect(try folder.read("rung").split(separator: "\n").count == 65)
    }

    @Test("that always is full takes nothing")
    func full() async throws {
        let outcomes = await Channel.open("jsonl:/dev/full").deliver([try Notice.sample()])
        #expect(outcomes.map(\.retry) == [.later])
    }

    @Test("that is a pipe which nobody reads is an error, and not waited for")
    func pipe() async throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
        let outcomes = await Channel.open("jsonl:\(folder.path)/pipe")
            .deliver([try Notice.sample()])
        #expect(outcomes.first?.retry != nil)
    }
}
