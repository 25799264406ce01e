package import Campus
import Recurrence
import Storage

/// Who is in the home: their cards, roles and what is kept of them.
package struct PeopleDesk: Desk {
    package let desks: Desks
}

extension PeopleDesk {
    /// Everybody in the home, in order of the handle; the suspended for operators alone.
    package func list() throws(Refusal) -> [PersonCard] { try list(matching: nil) }

    /// The same, of those whose handle or name has words that begin so.
    ///
    /// - Parameter text: nil for all.
    package func list(matching text: String?) throws(Refusal) -> [PersonCard] {
        try looking { transaction, viewer in
            let apart = try transaction.peopleApart(from: viewer)
            return try transaction.people()
                .filter { person, _ in
                    !person.isSuspended || viewer.role == .operator || person.id == viewer.id
                }
                .filter { person, profile in
                    guard let text else { return true }
                    return WordMatch.holds("\(person.handle) \(profile.name ?? "")", words: text)
                }
                .map { person, profile in
                    PersonCard(
                        person, profile, shownTo: viewer, isApart: apart.contains(person.id))
                }
        }
    }

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
            }
            if person.id != actor.id, !edit.isEmpty {
                try actor.mustBeOperator(else: "refusal.operator.profile")
                guard !edit.touchesPrivate else {
                    throw Refusal(.forbidden, "refusal.person.private")
                }
            }
            var card = try save(edit, of: person, by: actor, in: transaction)
            if let address {
                let former = try transaction.holder(of: address)
                guard try transaction.verify(address, of: person, at: now) else {
                    throw Refusal(
                        .missing, "refusal.person.addressless", with: ["handle": "\(person.handle)"]
                    )
                }
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

    /// Stops somebody from acting and hides what they wrote.
    package func suspend(_ handle: String) throws(Refusal) -> PersonCard {
        try setSuspended(handle, at: now)
    }

    /// Undoes `suspendPerson`.
    package func restore(_ handle: String) throws(Refusal) -> PersonCard {
        try setSuspended(handle, at: nil)
    }

    private func setSuspended(
        _ handle: String, at instant: Instant?
    ) throws(Refusal) -> PersonCard {
        try acting(instant == nil ? .restorePerson : .suspendPerson) { transaction, actor in
            try actor.mustBeOperator(
                else: instant == nil ? "refusal.operator.restore" : "refusal.operator.suspend")
            var person = try transaction.person(named: handle, orSelf: actor)
            if instant != nil { try keepOperator(person, in: transaction) }
            try transaction.suspend(person, at: instant)
            person.isSuspended = instant != nil
            try desks.events.settleEvents(attendedBy: person, in: transaction)
            return try transaction.card(of: person, shownTo: actor)
        }
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
        var profile = try transaction.profile(of: person)
        try edit.apply(to: &profile, zones: zones, today: desks.calendar.today)
        try transaction.save(profile, of: person)
        if let change = edit.picture { try transaction.setPicture(change.picture, of: person) }
        let saved = try transaction.person(person.id).orThrow(
            Refusal(.missing, "refusal.person.gone", with: ["handle": "\(person.handle)"]))
        return try transaction.card(of: saved, shownTo: actor)
    }
}

extension Handle {
    /// - Throws: `Refusal.invalid` for what is no handle: look-alike letters too.
    static func checked(_ text: String) throws(Refusal) -> Handle {
        try Handle(text).orThrow(
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

    /// - Throws: `Refusal.missing` with the nearest handles when there is no such person.
    func person(named text: String?, orSelf viewer: Person) throws -> Person {
        guard let text else { return viewer }
        let handle = try Handle.checked(text)
        if let known = try person(handle) { return known }
        throw Refusal(
            .missing, "refusal.person.unknown",
            with: [
                "handle": "\(handle)", "near": Nearest.choice(handle.text, among: try handles()),
            ])
    }
}
