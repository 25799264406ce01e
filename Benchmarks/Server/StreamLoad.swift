import Campus
import Foundation
import Glibc
import Reminding
import Storage
import StorageSQLite

/// Streams that are open and say nothing, and how soon a change reaches those who see it.
struct StreamLoad {
    let port: Int
    var streams = 10_000
    /// Who sees the change.
    var concerned = 3_000

    func rows(_ server: ServerProcess, home: String) throws -> [Row] {
        let before = server.mebibytes
        let connections = try (0..<streams).map { person in
            let connection = try Exchange(to: port)
            connection.send(ServedCampus.request("GET", "/api/v1/stream", as: person))
            return connection
        }
        defer { for connection in connections { connection.end() } }
        // Each is told all versions at once: then it is open.
        for connection in connections {
            var text = ""
            while !text.contains("event: poke"), case let more = connection.receive(), !more.isEmpty
            {
                text += more
            }
        }
        let memory = server.mebibytes - before
        let delays = try poke(connections, home)
        let reached = delays.count
        let p99 = delays.sorted()[safe: reached * 99 / 100] ?? .nan
        return [
            Row(
                what: "\(streams) idle streams", measured: String(format: "%.0f MiB", memory),
                yardstick: String(format: "without %.0f MiB", before), ratio: "",
                promise: "200 MiB", isKept: memory <= 200),
            Row(
                what: "a change reaches \(concerned) of them",
                measured: "p99 " + Measure.text(p99) + (reached == concerned ? "" : ", \(reached)"),
                yardstick: "", ratio: "", promise: "p99 150 ms",
                isKept: p99 <= 150 && reached == concerned),
        ]
    }

    /// Alters what the first of them see, and waits for as many events.
    ///
    /// - Returns: milliseconds from the commit to each event.
    private func poke(_ connections: [Exchange], _ home: String) throws -> [Double] {
        let store = try Store(path: home + "/belltower.sqlite")
        try store.transaction { transaction in
            for person in try transaction.people().map(\.person)
            where Int(person.handle.text.dropFirst()).map({ $0 < concerned }) ?? false {
                try transaction.raiseRevision(of: person.id)
            }
        }
        let committed = ContinuousClock.now
        // What an act of any process does after its commit.
        Poke(home: home).send(saying: TouchedTopics.any.text)
        var delays: [Double] = []
        var waiting = connections.prefix(concerned).map {
            pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0)
        }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while delays.count < concerned, Glibc.poll(&waiting, nfds_t(waiting.count), 3_000) > 0 {
            let length = (ContinuousClock.now - committed).components
            for index in waiting.indices where waiting[index].revents != 0 {
                _ = recv(waiting[index].fd, &bytes, bytes.count, 0)
                // A socket below zero is passed over.
                waiting[index].fd = -1
                delays.append(Double(length.seconds) * 1_000 + Double(length.attoseconds) / 1e15)
            }
        }
        return delays
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
