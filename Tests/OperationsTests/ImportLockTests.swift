import Locks
import Campus
import Foundation
import Scheduling
import TestSupport
import Testing

@testable import Operations

/// Who waits for whom.
@Suite("Locks of imports")
struct ImportLockTests {
    private static func feed(_ title: String) -> String {
        """
        BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261005T100000Z\r\nDURATION:PT1H\r
        SUMMARY:\(title)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
        """
    }

    @Test("two imports of one source wait for each other, and no others do")
    func parts() throws {
        let home = try HomeFolder(try TemporaryFolder().path + "/home")
        let lock = try ImportLock(home, .source(7), waiting: 0)
        _ = try ImportLock(home, .source(8), waiting: 0)
        _ = try ImportLock(home, .events, waiting: 0)
        for part in [ImportLock.Part.source(7), .everything("belltower restore")] {
            #expect(reason { _ = try ImportLock(home, part, waiting: 0) } == .busy)
        }
        withExtendedLifetime(lock) {}
    }

    @Test("whoever is turned away is told what is under way")
    func holder() throws {
        let home = try HomeFolder(try TemporaryFolder().path + "/home")
        func refusal(_ part: ImportLock.Part) throws -> String? {
            do {
                _ = try ImportLock(home, part, waiting: 0)
                return nil
            } catch {
                return error.sentence
            }
        }
        var all: ImportLock? = try ImportLock(home, .everything("belltower restore"), waiting: 0)
        for part in [ImportLock.Part.source(7), .events, .everything("belltower restore")] {
            #expect(
                try refusal(part) == "belltower restore is under way in another process: try again")
        }
        #expect(all != nil)
        all = nil
        let one = try ImportLock(home, .source(8), waiting: 0)
        #expect(try refusal(.source(8))?.hasPrefix("an import of the same source is") ?? false)
        #expect(try refusal(.everything("belltower restore"))?.hasPrefix("an import is") ?? false)
        withExtendedLifetime(one) {}
    }

    @Test("a lock's file names its last holder alone, and steers no terminal")
    func holders() throws {
        let folder = try TemporaryFolder()
        let descriptor = open(folder.path + "/lock", O_CREAT | O_RDWR, 0o600)
        defer { close(descriptor) }
        #expect(LockHolder.read(from: descriptor) == nil)
        for name in ["belltower restore", "belltower", "\u{1b}[2J"] {
            LockHolder.write(name, into: descriptor)
            #expect(LockHolder.read(from: descriptor) == name.harmless)
        }
        LockHolder.write(String(repeating: "x", count: 100), into: descriptor)
        #expect(LockHolder.read(from: descriptor)?.utf8.count == 64)
    }

    @Test("a source that is being read keeps nobody from importing or subscribing")
    func others() async throws {
        let home = try TestHome()
        let desks = try home.as("op")
        var reports: [ImportReport] = []
        for name in ["a", "b", "c"] {
            let path = try home.folder.write(Self.feed(name), as: "\(name).ics")
            guard name != "c" else {
                let slow = try #require(try desks.sources.ownSources().first { $0.name == "a" })
                let lock = try ImportLock(desks.folder, .source(slow.id), waiting: 0)
                reports += try await desks.imports.run(.named(["b"]), isNarrowed: true)
                reports.append(
                    try await desks.sources.subscribe(Subscription(address: path, every: 3_600)))
                withExtendedLifetime(lock) {}
                continue
            }
            _ = try await desks.sources.subscribe(Subscription(address: path, every: 3_600))
        }
        #expect(reports.map(\.status) == [.unchanged, .imported])
    }

    @Test("who undoes or restores waits for no server, and what it says then is not taken")
    func slowServer() async throws {
        let (asked, answered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let told = Locked((feed: Self.feed("first"), isSlow: false))
        let site = try LoopbackSite { _ in
            let (feed, isSlow) = told.withLock { $0 }
            if isSlow {
                asked.signal()
                _ = answered.wait(timeout: .now() + 60)
            }
            return .ok(feed)
        }
        let home = try TestHome()
        try home.configure("fetch: {allowPrivate: true}\n")
        let desks = try home.as("op")
        _ = try await desks.sources.subscribe(
            Subscription(address: site.url("/a.ics"), name: "Slow", every: 3_600))
        told.withLock { $0.feed = Self.feed("second") }
        _ = try await desks.imports.run(.named(["Slow"]), isNarrowed: true)

        told.withLock { $0 = (Self.feed("third"), true) }
        async let reports = desks.imports.run(.named(["Slow"]), isNarrowed: true)
        await Task.detached { asked.wait() }.value
        _ = try ImportLock(desks.folder, .everything("belltower restore"), waiting: 0)
        _ = try desks.imports.undo(of: "Slow")
        answered.signal()

        let report = try #require(try await reports.first)
        #expect(report.status == .unchanged)
        #expect(report.reason == "it was imported or taken back meanwhile")
        #expect(try home.agenda(of: "op").map(\.summary) == ["first"])
    }
}
