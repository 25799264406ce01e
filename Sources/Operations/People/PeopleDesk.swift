package import Campus
package import Recurrence
import Storage

/// Who is in the home: their cards, roles and what is kept of them.
package struct PeopleDesk: Desk {
    package let desks: Desks
}

extension PeopleDesk {
    /// Everybody in the home, in order of the handle; the suspended for operators alone.
    package func list() throws(Refusal) -> [PersonCard] { try list(PersonFilter()) }

    /// What the person may see of somebody.
    ///
    /// - Parameter handle: nil for themselves.
    package func card(_ handle: String?) throws(Refusal) -> PersonCard {
        try looking { transaction, viewer in
            let person = try transaction.person(named: handle, orSelf: viewer)
            return try transaction.card(of: person, shownTo: viewer)
        }
    }

    /// Adds somebody, with what is known of them: an operator's act.
    ///
    /// Whoever adds themselves is there already, and only fills in their profile.
    package func add(_ text: String, _ edit: ProfileEdit) throws(Refusal) -> PersonCard {
        let handle = try Handle.checked(text)
        return try acting(.addPerson) { transaction, actor in
            guard handle != actor.handle else {
                return try save(edit, of: actor, by: actor, in: transaction)
            }
            try actor.mustBeOperator(else: "refusal.operator.add")
            guard let person = try transaction.addPerson(handle, at: now) else {
                throw Refusal(.conflict, "refusal.person.taken", with: ["handle": "\(handle)"])
            }
            try transaction.audit(.addPerson, by: actor, on: person, at: now)
            return try save(edit, of: person, by: actor, in: transaction)
        }
    }

    /// Changes a profile, and with it a role.
    ///
    /// Of others an operator may change what everybody sees; the rest is their own.
    /// - Parameters:
    ///   - handle: nil for oneself.
    ///   - role: for operators to give; nil to leave it.
    ///   - address: an e-mail address or phone number of the profile that an operator knows to be
    ///     the person's; nil for none.
    package func edit(
        _ handle: String?, _ edit: ProfileEdit, role: Person.Role?, verifying address: String? = nil
    ) throws(Refusal) -> PersonCard {
        let address = try address.map { text throws(Refusal) in
            try FriendDesk.address(in: text).orThrow(
                Refusal(.invalid, "refusal.address.unreadable", with: ["text": "\(text.shortened)"])
            )
        }
        return try acting(.editPerson) { transaction, actor in
            if address != nil { try actor.mustBeOperator(else: "refusal.operator.verify") }
            var person = try transaction.person(named: handle, orSelf: actor)
            if let role {
                try actor.mustBeOperator(else: "refusal.operator.roles")
                try desks.account.mustBeFresh()
                if role != .operator {
                    try keepOperator(person, in: transaction)
                    try desks.sources.handOverCampusSources(of: person, in: transaction)
                }
                try transaction.setRole(role, of: person)
                person.role = role
                try transaction.audit(
                    .changeRole, by: actor, on: person, detail: role.rawValue, at: now)
            }
            if person.id != actor.id, !edit.isEmpty {
                try actor.mustBeOperator(else: "refusal.operator.profile")
                guard !edit.touchesPrivate else {
                    throw Refusal(.forbidden, "refusal.person.private")
                }
                try transaction.audit(.editProfile, by: actor, on: person, at: now)
            }
            var card = try save(edit, of: person, by: actor, in: transaction)
            if let address {
                let former = try transaction.holder(of: address)
                guard
                    try transaction.verify(
                        address, of: person, in: home.mailboxes, at: now)
                else {
                    throw Refusal(
                        .missing, "refusal.person.addressless", with: ["handle": "\(person.handle)"]
                    )
                }
                try transaction.audit(.verifyAddress, by: actor, on: person, at: now)
                card = try transaction.card(of: person, shownTo: actor)
                card.addressTakenFrom = former?.id == person.id ? nil : former?.handle
            }
            return card
        }
    }

    /// Changes what the person who asks says of themselves.
    ///
    /// - Parameters:
    ///   - handle: theirs; what is published of them, and what others wrote down, goes by it.
    ///   - more: what else they say.
    /// - Throws: `Refusal.conflict` for another handle.
    package func rename(
        _ name: String, handle: String, _ more: ProfileEdit = ProfileEdit()
    ) throws(Refusal) {
        guard handle == person.handle.text else {
            throw Refusal(
                .conflict, "refusal.handle.fixed", with: ["handle": "\(person.handle)"])
        }
        var edit = more
        edit.name = name
        _ = try self.edit(nil, edit, role: nil)
    }

    /// Stops somebody from acting and hides what they wrote; they are told why, and until when, and may appeal.
    ///
    /// Where something stops them already, the later end counts.
    /// - Parameters:
    ///   - until: when they may act again; nil for until they are restored.
    ///   - words: what is said to them beside the reason.
    /// - Throws: `Refusal.invalid` for an end that has passed.
    package func suspend(
        _ handle: String, for reason: ReportReason = .other, _ words: String? = nil,
        until: Instant? = nil
    ) throws(Refusal) -> PersonCard {
        let words = try words.map { text throws(Refusal) in
            try WrittenText.checked(text, as: "text.reason", atMost: 500)
        }
        guard until.map({ $0 > now }) ?? true else {
            throw Refusal(.invalid, "refusal.person.suspendedBefore")
        }
        let draft = DecisionDraft(.suspend, on: reason, words ?? "", until: until)
        return try acting(.suspendPerson) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.suspend")
            let person = try transaction.person(named: handle, orSelf: actor)
            try desks.decisions.decideAtOnce(
                draft,
                on: ReportSubject(.account, person.id.number).thing(in: transaction)
                    .orThrow(Self.gone(handle)),
                as: nil, by: actor, in: transaction)
            return try shown(person.id, to: actor, in: transaction)
        }
    }

    /// What follows from a decision to suspend somebody.
    func suspend(
        _ person: Person, _ suspension: Suspension, for decision: DecisionID, by actor: Person,
        in transaction: Transaction
    ) throws {
        // An open session is no proof that it is theirs.
        try desks.account.mustBeFresh()
        try keepOperator(person, in: transaction)
        // Whoever has another account of the same mailbox would go on by it.
        for account in try transaction.accountsOfMailbox(of: person.id) {
            guard account.id == person.id || account.role == .student else { continue }
            try transaction.suspend(account, suspension, for: decision, by: actor)
            try settle(account, isSuspended: true, in: transaction)
        }
        try transaction.audit(
            .suspendPerson, by: actor, on: person,
            detail: AuditWords.written([suspension.reason.rawValue], suspension.words), at: now)
    }

    /// Lets somebody act again, whatever stopped them; they are told.
    package func restore(_ handle: String) throws(Refusal) -> PersonCard {
        try acting(.restorePerson) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.restore")
            let person = try transaction.person(named: handle, orSelf: actor)
            let suspension = try transaction.suspension(of: person.id)
            for account in try transaction.accountsOfMailbox(of: person.id) {
                try transaction.restore(account.id)
                guard account.id != person.id else { continue }
                try settle(account, isSuspended: false, in: transaction)
            }
            try noteRestored(person, by: actor, isToTell: suspension != nil, in: transaction)
            return try shown(person.id, to: actor, in: transaction)
        }
    }

    /// What follows where nothing stops somebody any more.
    ///
    /// - Parameters:
    ///   - isToTell: false where they are told with what is decided, or nothing stopped them.
    ///   - one: the case on which that is decided; nil where they are let act again by themselves.
    func noteRestored(
        _ person: Person, by actor: Person, isToTell: Bool, onCase one: CaseID? = nil,
        in transaction: Transaction
    ) throws {
        try settle(person, isSuspended: false, in: transaction)
        try transaction.audit(.restorePerson, by: actor, on: person, at: now)
        guard isToTell else { return }
        try transaction.tell(
            [person], as: .moderation, of: nil, saying: ModerationNews.restored(at: now),
            onCase: one, at: now)
    }

    /// Lets those act again whose suspension is over: what time does, whoever runs it.
    ///
    /// - Returns: how many.
    package func restoreEnded() throws(Refusal) -> Int {
        let (store, now) = (store, now)
        let ended = try translating { () throws(StorageError) in
            try store.look { try $0.endedSuspensions(at: now) }
        }
        guard !ended.isEmpty else { return 0 }
        return try system { transaction in
            let ended = try transaction.endedSuspensions(at: now)
            for person in ended {
                try transaction.restore(person.id)
                try settle(person, isSuspended: false, in: transaction)
            }
            return ended.count
        }
    }

    /// Has their places in events go by whether they may act.
    func settle(
        _ person: Person, isSuspended: Bool, in transaction: Transaction
    ) throws {
        var person = person
        person.isSuspended = isSuspended
        try desks.events.settleEvents(attendedBy: person, in: transaction)
    }

    private func shown(
        _ id: PersonID, to actor: Person, in transaction: Transaction
    ) throws -> PersonCard {
        let person = try transaction.person(id).orThrow(Self.gone("\(id)"))
        return try transaction.card(of: person, shownTo: actor)
    }

    /// Refuses to take the last operator away: nobody could make another.
    func keepOperator(_ person: Person, in transaction: Transaction) throws {
        guard person.role == .operator, !person.isSuspended else { return }
        guard try transaction.operatorCount() > 1 else {
            throw Refusal(
                .forbidden, "refusal.person.lastOperator", with: ["handle": "\(person.handle)"])
        }
    }

    private func save(
        _ edit: ProfileEdit, of person: Person, by actor: Person, in transaction: Transaction
    ) throws -> PersonCard {
        try newcomerLimits(actor, in: transaction).mustHaveNoLinks([edit.name, edit.bio])
        var profile = try transaction.profile(of: person)
        try edit.apply(to: &profile, zones: zones, today: desks.calendar.today)
        try desks.reports.sealing(ReportSubject(.profile, person.id.number), in: transaction) {
            try transaction.save(profile, of: person)
        }
        if let change = edit.picture {
            try desks.reports.sealing(ReportSubject(.picture, person.id.number), in: transaction) {
                try transaction.setPicture(change.picture, of: person)
            }
        }
        let saved = try transaction.person(person.id).orThrow(Self.gone(person.handle.text))
        return try transaction.card(of: saved, shownTo: actor)
    }

    private static func gone(_ handle: String) -> Refusal {
        Refusal(.missing, "refusal.person.gone", with: ["handle": "\(handle)"])
    }
}

extension Handle {
    /// A handle as somebody typed it.
    ///
    /// - Throws: `Refusal.invalid` for what is no handle: look-alike letters too.
    static func checked(_ text: String) throws(Refusal) -> Handle {
        try Handle(typed: text).orThrow(
            Refusal(.invalid, "refusal.handle.unreadable", with: ["text": "\(text.shortened)"]))
    }
}

extension Transaction {
    /// What somebody gets to see of a person.
    func card(of person: Person, shownTo viewer: Person) throws(StorageError) -> PersonCard {
        PersonCard(
            person, try profile(of: person), shownTo: viewer,
            isApart: try peopleApart(from: viewer).contains(person.id))
    }

    /// - Throws: `Refusal.missing` with the nearest handles when there is no such person, and the same of who blocked
    ///   whoever asks.
    func person(named text: String?, orSelf viewer: Person) throws -> Person {
        guard let text else { return viewer }
        let handle = try Handle.checked(text)
        let hidden = Set(try peopleHidden(from: viewer).map(\.handle))
        if !hidden.contains(handle), let known = try person(handle) { return known }
        throw try unknown(handle, to: viewer)
    }

    /// The same for what somebody does against another: they may do so whoever blocked whom first.
    func anybody(named text: String, askedBy viewer: Person) throws -> Person {
        let handle = try Handle.checked(text)
        guard let known = try person(handle) else { throw try unknown(handle, to: viewer) }
        return known
    }

    private func unknown(_ handle: Handle, to viewer: Person) throws(StorageError) -> Refusal {
        let hidden = Set(try peopleHidden(from: viewer).map(\.handle.text))
        let near = try handles().filter { !hidden.contains($0) }
        return Refusal(
            .missing, "refusal.person.unknown",
            with: ["handle": "\(handle)", "near": Nearest.choice(handle.text, among: near)])
    }
}
