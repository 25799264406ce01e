package import Campus
package import Recurrence
import ICalendar
import Locks
import Reminding
import Storage
import Words

/// What one caller can ask about one subject of a home.
///
/// Whatever alters anything goes through the gate (`acting`); other subjects are asked at their own
/// desks (`desks.events`).
package protocol Desk: Sendable {
    var desks: Desks { get }
}

/// Caller, home and gate are the same at all desks.
extension Desks: Desk {
    package var desks: Desks { self }
}

extension Desk {
    package var folder: HomeFolder { desks.home.folder }
    package var person: Person { desks.caller.person }
    package var now: Instant { desks.caller.now }
    /// In which the caller's days begin.
    package var zone: Zone { desks.caller.zone }
    var home: Home { desks.home }
    var store: Store { desks.store }
    var zones: ZoneDatabase { desks.zones }
    var configuration: Configuration { desks.context.configuration }
    var profile: CampusProfile { desks.context.profile }
}

extension Desk {
    /// Tells daemons and servers that something was written, if any run; after the commit.
    ///
    /// - Parameter topics: what was touched.
    func poke(_ topics: TouchedTopics = .any) {
        let (store, home) = (store, home)
        store.afterwards { home.poke(topics) }
    }

    /// Takes a lock against imports, which may want to write before they let go of it.
    func importLock(_ part: ImportLock.Part) throws(Refusal) -> ImportLock {
        try ImportLock(folder, part, waiting: store.isTogether ? 0 : 30)
    }

    /// The gate that every act goes through: one transaction, and who acts must be allowed to.
    ///
    /// The person is looked up again in that transaction, so that a suspension or a new role
    /// counts from the moment it is given. What the body throws undoes everything.
    ///
    /// - Parameter act: what they do, noted so that `undo` passes over nothing in silence. What
    ///   `undo` takes back is noted by the body, with what it was before.
    func acting<Value>(
        _ act: PersonalAct.Kind, _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        try acting(act.reach, noting: act, in: .act, body)
    }

    /// The same for what alters nothing of the person's own, and for what cron runs.
    ///
    /// - Parameter evenSuspended: whether it is open to the suspended too: an appeal is.
    func acting<Value>(
        reaching reach: ActReach, evenSuspended: Bool = false,
        _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        try acting(reach, noting: nil, in: .act, evenSuspended: evenSuspended, body)
    }

    /// As `acting`, but what is deleted is overwritten on the disk.
    func erasing<Value>(
        _ act: PersonalAct.Kind, _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        try acting(act.reach, noting: act, in: .erasure, body)
    }

    private func acting<Value>(
        _ reach: ActReach, noting act: PersonalAct.Kind?,
        in kind: TransactionKind, evenSuspended: Bool = false,
        _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        let (value, touched) = try translatingAny {
            try store.transaction(kind) { transaction in
                let (transaction, viewer) = try viewed(transaction)
                let actor = evenSuspended ? viewer : try allowed(viewer, in: transaction)
                try raiseRevisions(reach, for: actor, in: transaction)
                try note(act, of: actor, in: transaction)
                // With the act or not at all: whoever asks again must be told that it was done.
                if let request = desks.request {
                    let isNew = try transaction.noteRequest(
                        request.text, request.digest, of: actor.id, at: now)
                    // Sent to two servers at once, it is done by the one that writes this first.
                    guard isNew || request.isNoted.withLock({ $0 }) else {
                        throw Refusal(.conflict, "refusal.request.underWay")
                    }
                }
                _ = desks.looks.take()
                let value = try body(transaction, actor)
                try leaveLines(for: desks.looks.take(), by: actor, in: transaction)
                return (value, transaction.touchedTopics)
            }
        }
        desks.request?.isNoted.withLock { $0 = true }
        if touched != .none { poke(touched) }
        return value
    }

    private func raiseRevisions(
        _ reach: ActReach, for actor: Person, in transaction: Transaction
    ) throws(StorageError) {
        if reach.mayRing { try transaction.mark(actor, at: now) }
        guard reach.audience != .nobody else { return }
        try transaction.raiseRevision(of: actor.id)
        switch reach.audience {
        case .nobody, .oneself: break
        case .friends: try transaction.raiseRevisions(ofFriendsAnd: actor.id)
        case .campus: try transaction.raiseCampusRevision()
        }
    }

    private func note(
        _ act: PersonalAct.Kind?, of actor: Person, in transaction: Transaction
    ) throws {
        guard let act, !act.isUndoable else { return }
        try transaction.note(PersonalAct(act, at: now), of: actor)
    }

    /// Notes an act that was done in transactions of its own.
    func note(_ act: PersonalAct.Kind) {
        // It is done, whether or not that can be written down.
        try? store.transaction { transaction in
            try raiseRevisions(act.reach, for: person, in: transaction)
            try note(act, of: person, in: transaction)
        }
    }

    /// Looks without acting: open to the suspended too.
    func looking<Value>(
        _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        let (value, viewer, seen) = try translatingAny {
            try store.reading { transaction in
                let (transaction, viewer) = try viewed(transaction)
                _ = desks.looks.take()
                let value = try body(transaction, viewer)
                return (value, viewer, desks.looks.take())
            }
        }
        guard !seen.isEmpty else { return value }
        // Nobody is shown what they leave no line for.
        try translatingAny {
            try store.transaction { try leaveLines(for: seen, by: viewer, in: $0) }
        }
        poke()
        return value
    }

    /// Looks as the program itself: for what must go on when who asked for it is gone.
    func overlooking<Value>(_ body: (Transaction) throws -> Value) throws(Refusal) -> Value {
        try translatingAny { try store.reading(body) }
    }

    /// What the program does by itself, whoever runs it: what it alters anybody may look up.
    func system<Value>(_ body: (Transaction) throws -> Value) throws(Refusal) -> Value {
        let value = try translatingAny {
            try store.transaction { transaction in
                try transaction.raiseCampusRevision()
                return try body(transaction)
            }
        }
        poke()
        return value
    }

    /// Refuses a suspended person, for acts that run in transactions of their own.
    package func passGate() throws(Refusal) {
        _ = try looking { transaction, viewer in try allowed(viewer, in: transaction) }
    }

    /// Refuses a suspended person.
    private func allowed(
        _ person: Person, in transaction: Transaction
    ) throws(Refusal) -> Person {
        guard person.isSuspended else { return person }
        let suspension = try translating { () throws(StorageError) in
            try transaction.suspension(of: person.id)
        }
        if let until = suspension?.until, until <= now {
            // Where nobody goes rounds, its end comes all the same; the row goes with the next one.
            var person = person
            person.isSuspended = false
            return person
        }
        throw suspended(person, suspension)
    }

    /// What somebody is told of their own suspension: nobody else meets it.
    private func suspended(_ person: Person, _ suspension: Suspension?) -> Refusal {
        var said: [String: Message.Argument] = [
            "handle": "\(person.handle)",
            "ground": .message((suspension?.reason ?? .other).message),
        ]
        guard let until = suspension?.until else {
            return Refusal(.forbidden, "refusal.person.suspended", with: said)
        }
        said["date"] = "\(zone.wall(at: until).date)"
        return Refusal(.forbidden, "refusal.person.suspendedUntil", with: said)
    }

    /// Who asks, as they are now, and the transaction in which others are read as they are shown them.
    private func viewed(
        _ transaction: Transaction
    ) throws(Refusal) -> (transaction: Transaction, viewer: Person) {
        let person = desks.caller.person
        let id = person.id
        return try translating { () throws(StorageError) in try transaction.viewed(by: id) }
            .orThrow(Refusal(.missing, "refusal.person.gone", with: ["handle": "\(person.handle)"]))
    }
}

extension Person {
    /// Refuses all but operators, and those of them who are suspended.
    ///
    /// - Parameter refusal: the key of what says so: `refusal.operator.roles`.
    func mustBeOperator(else refusal: String) throws(Refusal) {
        guard role == .operator, !isSuspended else { throw Refusal(.forbidden, refusal) }
    }
}
