package import Campus
import Fetching
import Foundation
import Importing
import Recurrence
import Storage
import Words

/// What a person wants to subscribe to.
package struct Subscription: Sendable {
    /// A path, `-`, or an http, https, webcal or webcals URL.
    package var address: String
    /// Nil: the calendar's own name, else the file's stem, else the host.
    package var name: String?
    package var kind: ItemKind
    /// Seconds between two imports.
    package var every: Int64
    /// A source of the campus: its meetings reach people through what they take.
    package var isForEveryone: Bool

    package init(
        address: String, name: String? = nil, kind: ItemKind = .class, every: Int64,
        isForEveryone: Bool = false
    ) {
        self.address = address
        self.name = name
        self.kind = kind
        self.every = every
        self.isForEveryone = isForEveryone
    }
}

extension SourceDesk {
    /// Subscribes to a source and imports it at once; one that fails leaves nothing behind.
    ///
    /// The same address again, under the same person or again for everyone, changes nothing: the
    /// report says `unchanged` and names the source there is.
    package func subscribe(_ wish: Subscription) async throws(Refusal) -> ImportReport {
        try wish.isForEveryone ? passCampusGate(wish.kind) : passGate()
        try home.mustHaveRoom()
        let address: FeedAddress
        do {
            address = try FeedAddress(wish.address)
        } catch {
            throw Refusal(error)
        }
        guard address.isRemote || desks.caller.ownsFiles else {
            throw Refusal(.invalid, "refusal.source.remote")
        }
        let secret = SecretAddress(address.text)
        if let there = try known(at: secret, wish) { return try reportOnKnown(there) }
        let wished = Source(
            id: .unstored, personID: person.id, name: wish.name ?? address.suggestedName,
            kind: wish.kind,
            address: secret, every: wish.every, created: now, isCampus: wish.isForEveryone)
        do throws(ImportFailure) {
            let importer = desks.imports.importer
            let body = try await firstBody(of: wished)
            // The campus's are one, whoever subscribes.
            let lock = try await importer.failing { () async throws(Refusal) in
                try await ImportLock.taking(
                    folder, .address(secret, of: wish.isForEveryone ? nil : person.id))
            }
            defer { withExtendedLifetime(lock) {} }
            if let there = try importer.failing({ () throws(Refusal) in try known(at: secret, wish)
            }) {
                return try importer.failing { () throws(Refusal) in try reportOnKnown(there) }
            }
            return try answering { () throws(ImportFailure) in
                try add(wished, body, for: wish, suggestedName: address.suggestedName)
            }
        } catch {
            throw error.failure
        }
    }

    /// Keeps a calendar that somebody sent: a source that is imported this once.
    ///
    /// - Parameter name: nil for the calendar's own.
    package func take(_ bytes: [UInt8], named name: String?) throws(Refusal) -> ImportReport {
        try passGate()
        try home.mustHaveRoom()
        let wish = Subscription(address: "-", name: name, every: 3_600)
        do throws(ImportFailure) {
            return try answering { () throws(ImportFailure) in
                try failing { () throws(Refusal) in
                    try add(wish, holding: bytes, suggestedName: "Calendar")
                }
            }
        } catch {
            throw error.failure
        }
    }

    /// Adds a source, and keeps what is said of it in the same transaction for whoever asks again.
    private func answering(
        _ add: () throws(ImportFailure) -> ImportReport
    ) throws(ImportFailure) -> ImportReport {
        let before = try? desks.calendar.knownClashes()
        do {
            return try desks.requests.together {
                var report = try add()
                note(.subscribe)
                report.clashes = before.flatMap { try? newClashes(since: $0, in: report.source) }
                try desks.requests.keep(report)
                return report
            }
        } catch let failure as ImportFailure {
            throw failure
        } catch {
            throw ImportFailure(Refusal(unknown: error))
        }
    }

    private func failing<Value>(
        _ body: () throws(Refusal) -> Value
    ) throws(ImportFailure) -> Value {
        do { return try body() } catch { throw ImportFailure(error) }
    }

    /// The source that has an address already; standard input is another one each time.
    private func known(
        at address: SecretAddress, _ wish: Subscription
    ) throws(Refusal) -> Source? {
        guard address.revealed != "-" else { return nil }
        return try (wish.isForEveryone ? campusSources() : ownSources())
            .first { $0.address == address }
    }

    private func newClashes(
        since before: KnownClashes, in source: String
    ) throws(Refusal) -> ClashNews {
        try desks.calendar.newClashes(since: before) { item in
            item.source == source || item.alsoFrom.contains { $0.source == source }
        }
    }

    private func firstBody(of source: Source) async throws(ImportFailure) -> FetchedBody {
        guard case .body(let body) = try await desks.imports.importer.fetch(source.address) else {
            throw ImportFailure(
                Refusal(.unreadable, "refusal.feed.none", with: ["address": "\(source.address)"]))
        }
        return body
    }

    /// Adds the source with what its first import brings.
    private func add(
        _ wished: Source, _ body: FetchedBody, for wish: Subscription, suggestedName: String
    ) throws(ImportFailure) -> ImportReport {
        let reading = try desks.imports.importer.read(body, of: wished, known: nil)
        do throws(Refusal) {
            var review = try desks.imports.importer.review(reading, of: wished, over: nil)
            var fetch = desks.imports.importer.record(.imported, body)
            fetch.counts = review.counts
            var state = desks.imports.importer.succeeded(
                SourceState(refreshInterval: reading.refreshInterval), of: wished, body.retryAfter)
            state.unread = review.unread(after: [])
            let (store, person, now, record, begun) = (store, person, now, fetch, state)
            let replacement = review.replacement(
                body: FeedReader.digest(of: body.bytes), changes: [])
            let kept = body.permanentURL.map { SecretAddress($0) } ?? wished.address
            let name = wish.name ?? name(for: reading.calendarName, wished.address, suggestedName)
            let source = try translatingAny {
                try store.transaction(.act) { transaction in
                    try mustHaveRoom(for: wish, in: transaction)
                    let room = try SourceRoom(of: wished, in: transaction)
                    let source = try transaction.addSource(
                        of: person, named: name, kind: wish.kind, address: kept, every: wish.every,
                        isCampus: wish.isForEveryone, at: now, holding: replacement, fetch: record,
                        state: begun)
                    try room?.check(in: transaction)
                    try audit(.addSource, of: source, by: person, in: transaction)
                    return source
                }
            }
            poke()
            review.source = source
            var report = review.report(isFirst: true)
            report.reason = try unreached(by: source)
            return report
        } catch {
            throw ImportFailure(error)
        }
    }

    /// So many sources, each of up to fifty thousand events, may be a person's own.
    private static let most = 100

    private func mustHaveRoom(for wish: Subscription, in transaction: Transaction) throws {
        guard try wish.isForEveryone || transaction.sources(of: person).count < Self.most else {
            throw Refusal(.conflict, "refusal.source.many", with: ["most": .number(Self.most)])
        }
    }

    /// Adds a source of an address that is no feed's, with what it holds.
    ///
    /// - Parameter suggestedName: what it is called without a name of its own.
    func add(
        _ wish: Subscription, holding bytes: [UInt8], suggestedName: String? = nil
    ) throws(Refusal) -> ImportReport {
        let wished = Source(
            id: .unstored, personID: person.id, name: wish.name ?? "", kind: wish.kind,
            address: SecretAddress(wish.address), every: wish.every, created: now,
            isCampus: wish.isForEveryone)
        do throws(ImportFailure) {
            return try add(
                wished, FetchedBody(bytes: bytes), for: wish,
                suggestedName: suggestedName ?? wished.name)
        } catch {
            throw error.failure
        }
    }

    private func reportOnKnown(_ source: Source) throws(Refusal) -> ImportReport {
        let store = store
        var report = ImportReport(source: source.name, status: .unchanged)
        report.counts.unchanged =
            try translating { () throws(StorageError) in
                try store.look { try $0.harvestSummary(of: source) }
            }?.meetings ?? 0
        report.reason = "already subscribed to under the name \(source.name)"
        return report
    }

    /// The calendar's own name, unless it repeats what may be the address's secret.
    private func name(
        for calendar: String?, _ address: SecretAddress, _ suggestedName: String
    ) -> String {
        let own = String(calendar?.oneLine.prefix(80) ?? "")
        let name = own.isEmpty ? nil : AddressSecrets(address).harmlessName(own)
        return name ?? suggestedName
    }
}
