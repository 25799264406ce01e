package import Campus
import Recurrence
import Storage

/// What came of a friend request.
package enum FriendAnswer: String, Sendable {
    /// They were asked.
    case asked
    /// They had asked before: now both are friends.
    case friends
    /// Whether there is anybody to ask is not said.
    case unsaid
}

/// Who shares free time with whom, and who is blocked.
package struct FriendDesk: Desk {
    package let desks: Desks
}

extension FriendDesk {
    /// For so long a friend is a new one, in seconds.
    private static let newFor: Int64 = 7 * 86_400

    /// The person's friends and requests, each part in alphabetical order.
    package func list() throws(Refusal) -> FriendList {
        try looking { transaction, viewer in
            FriendList(
                friends: try transaction.friends(of: viewer).filter { !$0.isSuspended }.byName,
                since: try transaction.newFriends(
                    of: viewer, since: now.adding(seconds: -Self.newFor)),
                received: try transaction.askers(of: viewer).byName,
                sent: try transaction.asked(by: viewer).byName.map { .person($0) }
                    + transaction.askedAddresses(by: viewer).map { .address($0) },
                blocked: try transaction.blocked(by: viewer).byName,
                sharing: try sharingAskers(of: viewer, in: transaction).byName)
        }
    }

    /// Asks somebody to be friends.
    ///
    /// By e-mail or phone the answer is always `unsaid`: whether anybody has that address,
    /// whether they blocked the person, whether they were asked before. It reaches whoever has
    /// proved that the address is theirs, also later.
    /// - Parameter text: a handle, an e-mail address, or a phone number beginning with `+`.
    package func request(_ text: String) throws(Refusal) -> FriendAnswer {
        if let address = try Self.address(in: text) { return try request(at: address) }
        return try acting(.requestFriend) { transaction, actor in
            let other = try transaction.person(named: text, orSelf: actor)
            try actor.mustNotBe(other)
            guard try !transaction.areFriends(actor, other) else {
                throw Refusal(
                    .conflict, "refusal.friend.already", with: ["handle": "\(other.handle)"])
            }
            if try transaction.hasBlocked(actor, other) {
                throw Refusal(
                    .forbidden, "refusal.friend.blocked", with: ["handle": "\(other.handle)"])
            }
            try newcomerLimits(actor, in: transaction).countRequest()
            if try transaction.askers(of: actor).contains(where: { $0.id == other.id }) {
                try befriend(actor, other, in: transaction)
                return .friends
            }
            guard try transaction.ask(.person(other.id), by: actor, at: now) else {
                throw Refusal(
                    .conflict, "refusal.friend.asked", with: ["handle": "\(other.handle)"])
            }
            // The bell tells them.
            try transaction.mark(other, at: now)
            return .asked
        }
    }

    private func request(at address: String) throws(Refusal) -> FriendAnswer {
        try acting(.requestFriend) { transaction, actor in
            let profile = try transaction.profile(of: actor)
            guard ![profile.email?.text, profile.phone?.text].contains(address) else {
                throw Refusal(.invalid, "refusal.friend.self")
            }
            try newcomerLimits(actor, in: transaction).countRequest()
            let askers = try transaction.askers(of: actor)
            let holder = try transaction.holder(of: address)
            if let holder,
                askers.contains(where: { $0.id == holder.id })
            {
                try befriend(actor, holder, in: transaction)
            } else {
                _ = try transaction.ask(.address(address), by: actor, at: now)
                try holder.map { try transaction.mark($0, at: now) }
            }
            return .unsaid
        }
    }

    /// Accepts what somebody asked.
    package func accept(_ handle: String) throws(Refusal) {
        try acting(.acceptFriend) { transaction, actor in
            let asker = try transaction.person(named: handle, orSelf: actor)
            try mustHaveAsked(asker, actor, in: transaction)
            try befriend(actor, asker, in: transaction)
        }
    }

    /// Makes somebody and who asked them friends; the bell tells who asked.
    private func befriend(
        _ person: Person, _ asker: Person, in transaction: Transaction
    ) throws {
        try transaction.befriend(person, asker, at: now)
        try transaction.tell([asker], as: .befriended, of: nil, saying: "", by: person, at: now)
    }

    /// Declines what somebody asked, be it friendship or to share when one is busy; of one who asked by
    /// address they do not learn it.
    package func decline(_ handle: String) throws(Refusal) {
        try acting(.declineFriend) { transaction, actor in
            let asker = try transaction.person(named: handle, orSelf: actor)
            let wishes = try transaction.sharingAskers(of: actor, at: now)
            if wishes.contains(where: { $0.id == asker.id }) {
                return try transaction.endQuestion(to: actor, by: asker, at: now)
            }
            try mustHaveAsked(asker, actor, in: transaction)
            try transaction.ignore(asker, by: actor)
        }
    }

    /// Refuses an answer to somebody who does not ask to be friends.
    private func mustHaveAsked(
        _ asker: Person, _ person: Person, in transaction: Transaction
    ) throws {
        guard try transaction.askers(of: person).contains(where: { $0.id == asker.id }) else {
            throw Refusal(.missing, "refusal.friend.unasked", with: ["handle": "\(asker.handle)"])
        }
    }

    /// Ends a friendship, or takes back what the person asked.
    package func remove(_ text: String) throws(Refusal) {
        let address = try Self.address(in: text)
        try acting(.removeFriend) { transaction, actor in
            if let address {
                guard try transaction.withdraw(.address(address), by: actor) else {
                    throw Refusal(.missing, "refusal.friend.unaskedAddress")
                }
                return
            }
            let other = try addressed(text, by: actor, in: transaction)
            let ended = try transaction.endFriendship(actor, other)
            let withdrawn = try transaction.withdraw(.person(other.id), by: actor)
            guard ended || withdrawn else {
                throw Refusal(.missing, "refusal.friend.none", with: ["handle": "\(other.handle)"])
            }
        }
    }

    /// Somebody whom the person asked, be they there for them still or not, or anybody else by their handle.
    private func addressed(
        _ text: String, by actor: Person, in transaction: Transaction
    ) throws -> Person {
        let handle = try Handle.checked(text)
        return try transaction.asked(by: actor).first { $0.handle == handle }
            ?? transaction.person(named: text, orSelf: actor)
    }

    /// Ends whatever there is: a friendship, what one asked, or what one was asked.
    package func end(_ handle: String) throws(Refusal) {
        try acting(.removeFriend) { transaction, actor in
            let other = try addressed(handle, by: actor, in: transaction)
            let wasAsked = try transaction.askers(of: actor).contains { $0.id == other.id }
            if wasAsked { try transaction.ignore(other, by: actor) }
            let ended = try transaction.endFriendship(actor, other)
            let withdrawn = try transaction.withdraw(.person(other.id), by: actor)
            guard wasAsked || ended || withdrawn else {
                throw Refusal(.missing, "refusal.friend.none", with: ["handle": "\(other.handle)"])
            }
        }
    }

    /// Wants nothing more of somebody, without their learning it.
    package func block(_ handle: String) throws(Refusal) {
        try acting(.blockPerson) { transaction, actor in
            let other = try transaction.anybody(named: handle, askedBy: actor)
            try actor.mustNotBe(other)
            try transaction.block(other, by: actor, at: now)
            try part(actor, other, in: transaction)
            try part(other, actor, in: transaction)
        }
    }

    /// Takes somebody out of what another publishes by themselves and is still to come.
    private func part(
        _ guest: Person, _ host: Person, in transaction: Transaction
    ) throws {
        let apart = try Viewer(guest, transaction)
        for event in try transaction.eventsAttended(by: guest, after: now)
        where event.organiser?.id == host.id && apart.isApart(from: event) {
            try desks.events.leave(event, guest, in: transaction)
        }
    }

    /// Undoes `blockPerson`.
    package func unblock(_ handle: String) throws(Refusal) {
        try acting(.unblockPerson) { transaction, actor in
            let other = try transaction.person(named: handle, orSelf: actor)
            guard try transaction.unblock(other, by: actor) else {
                throw Refusal(
                    .missing, "refusal.friend.unblocked", with: ["handle": "\(other.handle)"])
            }
        }
    }

    /// The e-mail address or phone number that a text is; nil when it can be a handle.
    static func address(in text: String) throws(Refusal) -> String? {
        let text = TypedText.plain(text)
        // A handle may be written with its sign.
        if text.dropFirst().contains("@") {
            return try EmailAddress(typed: text)
                .orThrow(Refusal(.invalid, "refusal.email.unreadable")).text
        }
        guard text.first == "+" else { return nil }
        return try PhoneNumber(text).orThrow(Refusal(.invalid, "refusal.phone.unreadable")).text
    }
}

extension Person {
    fileprivate func mustNotBe(_ other: Person) throws(Refusal) {
        guard id != other.id else {
            throw Refusal(.invalid, "refusal.friend.selfNamed")
        }
    }
}

extension [Person] {
    /// In alphabetical order of the name, else of the handle.
    var byName: [Person] {
        sorted { left, right in
            let (one, two) = (left.name ?? left.handle.text, right.name ?? right.handle.text)
            return one == two ? left.handle.text < right.handle.text : one.isCollatedBefore(two)
        }
    }
}
