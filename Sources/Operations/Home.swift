package import Campus
package import Recurrence
import Credentials
import Foundation
import ICalendar
import Storage
import Locks
import Reminding

/// One campus: its folder, its database, and what its configuration says.
///
/// Opened once, it serves any number of callers at once, from any thread.
package final class Home: Sendable {
    package let folder: HomeFolder
    let store: Store
    private let latest: Locked<HomeContext>
    private let kept = Locked<[SiteKey: String]?>(nil)
    /// For letters that accounts write by themselves.
    package let post = AccountPost()

    /// Opens a home, creating what is missing of it; but never a database anew in place of one that is gone.
    ///
    /// - Throws: `Refusal.misconfigured` for a configuration that cannot be read; `.unreadable` where the home was in
    ///   use and its database is gone; `.cannotCreate`, `.forbidden`, and what opening a database throws.
    package convenience init(_ path: String) throws(Refusal) {
        let folder = try HomeFolder(path)
        try self.init(folder, HomeContext(of: folder))
    }

    init(_ folder: HomeFolder, _ context: HomeContext) throws(Refusal) {
        self.folder = folder
        latest = Locked(context)
        store = try HomeDatabase(folder, context.configuration).open()
        try HomeMarker(home: folder).check(store)
        HomeCopies(home: folder).removeUnfinishedAtStart()
    }

    /// What its database has committed now, told without asking it; nil where that cannot be.
    package var commitMark: CommitMark? { store.commitMark }

    /// Its configuration, campus profile and zones, as they were read last.
    var context: HomeContext { latest.withLock { $0 } }

    /// Which addresses are of one mailbox.
    var mailboxes: MailboxRules { context.configuration.site.mailboxes }

    /// What the configuration says to a server.
    package var serverSettings: Configuration.Server { context.configuration.server }

    /// What operators set for the site, as it was read last; nil before that.
    var siteSettings: [SiteKey: String]? {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }

    /// What who reads a server's metrics has to show; nil where nobody may.
    package func metricsToken() throws(Refusal) -> String? {
        try context.configuration.server.metricsToken?.read(relativeTo: folder.path)
    }

    /// Reads configuration and campus profile again where their files have changed since.
    ///
    /// - Returns: whether anything was read.
    /// - Throws: `Refusal.misconfigured`; what was read before stays in force then.
    @discardableResult
    package func refresh() throws(Refusal) -> Bool {
        guard !context.isCurrent else { return false }
        try reload()
        return true
    }

    /// Reads configuration, campus profile and zones again.
    func reload() throws(Refusal) {
        let fresh = try HomeContext(of: folder)
        latest.withLock { $0 = fresh }
    }

    /// All that somebody can ask of this home.
    package func desks(as caller: Caller) -> Desks { desks(as: caller, in: store) }

    /// - Parameter store: this home's, or one that keeps what it reads of it.
    func desks(as caller: Caller, in store: Store) -> Desks {
        let context = context
        return Desks(
            home: self, caller: caller, context: context, zones: context.zones, store: store)
    }

    /// Somebody who is in this home, as a caller.
    ///
    /// - Parameters:
    ///   - now: on the caller's clock.
    ///   - zone: in which they want all told; nil for their own.
    /// - Throws: `Refusal.missing`, with the nearest handles, for a name that nobody here has.
    package func caller(
        _ handle: Handle, at now: Instant, zone: Zone? = nil
    ) throws(Refusal) -> Caller {
        let store = store
        let known = try translating { () throws(StorageError) in
            try store.look { try $0.person(handle) }
        }
        guard let known else { throw try unknown(handle) }
        return try caller(known, at: now, zone: zone)
    }

    /// Somebody who was looked up, as a caller.
    func caller(_ person: Person, at now: Instant, zone: Zone?) throws(Refusal) -> Caller {
        let (store, context) = (store, context)
        let own = try translating { () throws(StorageError) in
            try store.look { try $0.zone(of: person.id) }
        }
        return Caller(
            person: person, now: now,
            zone: zone ?? own.flatMap(context.zones.zone) ?? context.zone, wishedZone: zone)
    }

    /// The zone of who has none of their own.
    package var zone: Zone { context.zone }

    /// Whether nothing can be written for want of room: found by the last that was to be written, or by a look at the
    /// home's disk.
    package var isFull: Bool {
        store.room.isFull || DiskRoom(at: folder.path).map { $0.free < Self.noRoom } ?? false
    }

    /// So few bytes hold no act: its log, and what a file system takes for itself.
    private static let noRoom = 128 << 10

    /// Tells daemons and servers that something was written, if any run.
    func poke(_ topics: TouchedTopics) {
        Poke(home: folder.path).send(saying: topics.text)
        store.announce(topics)
    }

    /// What seals the topics that pages name to their streams, made at its first use.
    package func pageKey() throws(Refusal) -> String {
        let store = store
        return try translating { () throws(StorageError) in
            if let known = try store.look({ try $0.pageKey() }) { return known }
            return try store.act { try $0.pageKey(orKeep: SecretToken().text) }
        }
    }

    /// Refuses where the database does not answer.
    package func mustAnswer() throws(Refusal) {
        let store = store
        _ = try translating { () throws(StorageError) in try store.look { try $0.campusRevision() }
        }
    }

    /// Adds somebody who is not in the home yet; the first of all runs it.
    package func welcome(_ handle: Handle, at now: Instant) throws(Refusal) {
        let store = store
        try translating { () throws(StorageError) in
            // Looked first: nearly always they are there, and who only looks waits for nobody.
            guard try store.look({ try $0.person(handle) }) == nil else { return }
            try store.act { try $0.welcome(handle, at: now) }
        }
    }

    /// Adds somebody as the first of a home that has nobody; else does nothing.
    func found(by handle: Handle, at now: Instant) throws(Refusal) {
        let store = store
        _ = try translating { () throws(StorageError) in
            try store.act { try $0.firstPerson(handle, addedAt: now) }
        }
    }

    private func unknown(_ handle: Handle) throws(Refusal) -> Refusal {
        let store = store
        let handles = try translatingAny { try store.reading { try $0.handles() } }
        return Refusal(
            .missing, "refusal.caller.unknown",
            with: ["handle": "\(handle)", "near": Nearest.choice(handle.text, among: handles)])
    }
}
