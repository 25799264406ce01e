import Campus
import Locks
import Logging
import Recurrence
import Reminding
import Storage
import TestSupport
import Testing

/// What is logged, a line each.
private struct KeptLines: LogHandler {
    let lines: Locked<[String]>
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.withLock { $0.append("\(event.level): \(event.message)") } }
}

/// What a bell says of an outage: it looks again each second.
@Suite("The bell in an outage")
struct OutageLogTests {
    @Test("says once that it cannot ring, and once that it rings again, and rings")
    func lines() async throws {
        let scene = try BellScene(at: "20261005T084000")
        _ = try scene.person()
        let (lines, clock) = (Locked<[String]>([]), scene.clock)
        let end = BellScene.instant("20261005T084030")
        let service = scene.service(
            { _ in
                // For half a minute each look fails, a second after the other.
                if clock.now < end { throw StorageError.busy }
                return [BellScene.reminder(1, "20261005T084100")]
            }, until: BellScene.instant("20261005T085000"),
            logger: Logger(label: "test") { _ in KeptLines(lines: lines) })
        try await scene.run(service)
        #expect(scene.rung.count == 1)
        let said = lines.withLock { $0 }
        #expect(said.count { $0.hasPrefix("warning: cannot ring:") } == 1, "\(said)")
        #expect(said.count { $0 == "notice: ringing again" } == 1, "\(said)")
    }
}
