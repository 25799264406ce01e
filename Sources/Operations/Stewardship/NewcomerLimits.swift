import Campus
import Recurrence
import Storage
import Words

/// What an account of the first days may not do yet, so that nobody makes accounts to trouble others with; most
/// people never meet it.
///
/// Counted by account, whatever device it is done on. Whoever owns the home's files, staff and operators are
/// trusted.
struct NewcomerLimits {
    let desks: Desks
    let actor: Person
    let transaction: Transaction

    /// For so long an account is new, in seconds.
    static let newFor: Int64 = 3 * 86_400
    /// So many people a day are asked to be friends.
    static let mostRequests = 10

    /// - Throws: `Refusal.forbidden` for a link in what others would read.
    func mustHaveNoLinks(_ texts: [String?]) throws {
        guard isLimited else { return }
        try Self.mustHaveNoLinks(
            texts, added: transaction.added(actor.id), at: desks.now, in: desks.zone)
    }

    /// - Parameter added: when their account was made.
    fileprivate static func mustHaveNoLinks(
        _ texts: [String?], added: Instant, at now: Instant, in zone: Zone
    ) throws(Refusal) {
        let end = added.adding(seconds: newFor)
        guard end > now, texts.contains(where: { $0.map(LinkFinder.hasLink) ?? false }) else {
            return
        }
        throw Refusal(
            .forbidden, "refusal.newcomer.links", with: ["date": "\(zone.wall(at: end).date)"])
    }

    /// Counts one request for friendship.
    ///
    /// - Throws: `Refusal.tooMany` for one too many in 24 hours.
    func countRequest() throws {
        guard isLimited,
            try transaction.added(actor.id).adding(seconds: Self.newFor) > desks.now
        else { return }
        let day = desks.now.adding(seconds: -86_400)
        let count = try transaction.countLimited(
            "friend request", by: actor.id, since: day, at: desks.now)
        guard count <= Self.mostRequests else {
            throw Refusal(
                .tooMany, "refusal.newcomer.requests", with: ["most": .number(Self.mostRequests)])
        }
    }

    /// Whether limits are for whoever acts while their account is new: not for those who are trusted.
    private var isLimited: Bool { !desks.caller.ownsFiles && actor.role == .student }
}

extension Home {
    /// - Throws: `Refusal.forbidden` for a link in what an account begins with.
    func mustHaveNoLinks(_ texts: [String?], inNewAccountAt now: Instant) throws(Refusal) {
        try NewcomerLimits.mustHaveNoLinks(texts, added: now, at: now, in: zone)
    }
}

extension Desk {
    func newcomerLimits(_ actor: Person, in transaction: Transaction) -> NewcomerLimits {
        NewcomerLimits(desks: desks, actor: actor, transaction: transaction)
    }
}
