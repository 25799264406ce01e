package import Campus
package import Recurrence
import Storage

/// Somebody as operators see them at their desk, without what is private.
package struct KnownPerson: Sendable {
    package let card: PersonCard
    package let added: Instant
    /// Nil of who may act.
    package let suspension: Suspension?
    /// What is on record of them, the latest first.
    package let record: [AuditEntry]
}

/// What is private of somebody, as an operator was shown it, who left a line for that.
package struct PrivateCard: Hashable, Sendable {
    package let handle: Handle
    package let email: String?
    package let phone: String?
    /// Proved to be theirs.
    package let addresses: [String]
    /// Browsers and programs that are signed in.
    package let sessions: Int
    /// When one of these was used last; nil for none.
    package let lastUsed: Instant?
}

/// Some of those whom operators looked for.
package struct PeoplePage: Sendable {
    /// In order of the handle.
    package let people: [Person]
    /// How many all of them are, before and after these too.
    package let count: Int
    package let hasMore: Bool
}

extension PeopleDesk {
    /// Everybody whom a filter lets through, in order of the handle; the suspended for operators alone.
    ///
    /// Operators find somebody by a whole address that was proved to be theirs, where the filter takes one: it says
    /// whose that is, so whom it concerns reads a line of it.
    /// - Parameter most: so many are enough; nil for all.
    package func list(
        _ filter: PersonFilter, atMost most: Int? = nil
    ) throws(Refusal) -> [PersonCard] {
        let cards = try looking { transaction, viewer in
            let apart = try transaction.peopleApart(from: viewer)
            let hidden = Set(try transaction.peopleHidden(from: viewer).map(\.id))
            let found = try transaction.everybody(filter, soughtBy: viewer).filter { person in
                viewer.role == .operator || person.id == viewer.id
                    || !person.isSuspended && !hidden.contains(person.id)
            }
            let people = Array(found.prefix(most ?? found.count))
            let profiles = try transaction.profiles(of: people.map(\.id))
            return people.map { person in
                PersonCard(
                    person, profiles[person.id] ?? Profile(), shownTo: viewer,
                    isApart: apart.contains(person.id))
            }
        }
        if filter.address != nil { try noteFound(cards.first?.person) }
        return cards
    }

    /// The same at the desk of those who run the site: for operators.
    ///
    /// - Parameters:
    ///   - after: the handle behind which they begin; empty for the first.
    ///   - most: so many on a page.
    package func lookedAfter(
        _ filter: PersonFilter, after: String, atMost most: Int
    ) throws(Refusal) -> PeoplePage {
        let (page, first) = try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.people")
            let found = try transaction.everybody(filter, soughtBy: viewer)
            let rest = found.drop { $0.handle.text <= after }
            let page = PeoplePage(
                people: Array(rest.prefix(most)), count: found.count, hasMore: rest.count > most)
            return (page, found.first)
        }
        // That there is somebody is told on every page, be they on it or not.
        if filter.address != nil { try noteFound(first) }
        return page
    }

    /// So long a line that an operator found somebody by their address stands for their next looks.
    private static let lineLasts: Int64 = 86_400

    /// Leaves a line that an operator found somebody by their address: the address itself is on no record.
    private func noteFound(_ found: Person?) throws(Refusal) {
        guard let found, found.id != person.id else { return }
        let isToNote = try looking { transaction, viewer in
            try lacksLine(of: found, by: viewer, in: transaction)
        }
        guard isToNote else { return }
        try acting(reaching: .seen) { transaction, actor in
            // Another page of theirs may have left it meanwhile.
            guard try lacksLine(of: found, by: actor, in: transaction) else { return }
            try transaction.audit(.findPerson, by: actor, on: found, at: now)
            // They are told by their own page, which is another now.
            try transaction.raiseRevision(of: found.id)
        }
    }

    private func lacksLine(
        of found: Person, by viewer: Person, in transaction: Transaction
    ) throws -> Bool {
        guard viewer.role == .operator, !viewer.isSuspended else { return false }
        return try !transaction.isAudited(
            .findPerson, by: viewer.id, on: found.id, since: now.adding(seconds: -Self.lineLasts))
    }

    /// Somebody with what is on record of them: for operators.
    package func known(_ handle: String) throws(Refusal) -> KnownPerson {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.people")
            let person = try transaction.person(named: handle, orSelf: viewer)
            return KnownPerson(
                card: try transaction.card(of: person, shownTo: viewer),
                added: try transaction.added(person.id),
                suspension: try transaction.suspension(of: person.id),
                record: try transaction.auditEntries(
                    of: person.id, before: nil, atMost: AuditDesk.most))
        }
    }

    /// What is private of somebody: an operator's act, of which they can read that it was done, and why.
    ///
    /// - Parameter reason: what it is needed for; 1 to 500 characters.
    package func showPrivate(_ handle: String, for reason: String) throws(Refusal) -> PrivateCard {
        let reason = try WrittenText.checked(reason, as: "text.reason", atMost: 500)
        return try acting(reaching: .seen) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.people")
            try desks.account.mustBeFresh()
            let person = try transaction.person(named: handle, orSelf: actor)
            if person.id != actor.id {
                try transaction.audit(.viewPerson, by: actor, on: person, detail: reason, at: now)
                // They are told by their own page, which is another now.
                try transaction.raiseRevision(of: person.id)
            }
            let profile = try transaction.profile(of: person)
            let sessions = try transaction.sessions(of: person.id, at: now)
            return PrivateCard(
                handle: person.handle, email: profile.email?.text, phone: profile.phone?.text,
                addresses: try transaction.provenAddresses(of: person.id).map(\.text),
                sessions: sessions.count, lastUsed: sessions.map(\.used).max())
        }
    }
}

extension Transaction {
    /// All whom a filter lets through, in order of the handle; nobody by a name that is hidden.
    fileprivate func everybody(
        _ filter: PersonFilter, soughtBy viewer: Person
    ) throws(StorageError) -> [Person] {
        if let address = filter.address, viewer.role == .operator, !viewer.isSuspended {
            return try [holder(of: address)].compactMap(\.self).filter { person in
                (filter.role ?? person.role) == person.role
                    && (filter.isSuspended ?? person.isSuspended) == person.isSuspended
            }
        }
        let people = try everybody(role: filter.role, isSuspended: filter.isSuspended)
        guard let words = filter.text.map(SoughtWords.init) else { return people }
        return people.filter { words.are(in: "\($0.handle) \($0.name ?? "")") }
    }
}

extension PersonFilter {
    /// The whole e-mail address or phone number that it takes its text for; nil where that is none.
    fileprivate var address: String? {
        guard takesAddress, let text else { return nil }
        return (try? FriendDesk.address(in: text)) ?? nil
    }
}
