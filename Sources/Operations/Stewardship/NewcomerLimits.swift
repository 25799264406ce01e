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
        guard texts.contains(where: { $0.map(Self.hasLink) ?? false }), let end = try newUntil()
        else { return }
        throw Refusal(
            .forbidden, "refusal.newcomer.links",
            with: ["date": "\(desks.zone.wall(at: end).date)"])
    }

    /// Counts one request for friendship.
    ///
    /// - Throws: `Refusal.tooMany` for one too many in 24 hours.
    func countRequest() throws {
        guard try newUntil() != nil else { return }
        let day = desks.now.adding(seconds: -86_400)
        let count = try transaction.countLimited(
            "friend request", by: actor.id, since: day, at: desks.now)
        guard count <= Self.mostRequests else {
            throw Refusal(
                .tooMany, "refusal.newcomer.requests", with: ["most": .number(Self.mostRequests)])
        }
    }

    /// Until when the account is new; nil where it is not, or is trusted.
    private func newUntil() throws -> Instant? {
        guard !desks.caller.ownsFiles, actor.role == .student else { return nil }
        let end = try transaction.added(actor.id).adding(seconds: Self.newFor)
        return end > desks.now ? end : nil
    }

    /// Whether an address of the web stands in a text, or what a phone makes one of.
    static func hasLink(_ text: String) -> Bool {
        let plain = text.lowercased()
        return plain.contains("://") || plain.contains("www.")
    }
}

extension Desk {
    func newcomerLimits(_ actor: Person, in transaction: Transaction) -> NewcomerLimits {
        NewcomerLimits(desks: desks, actor: actor, transaction: transaction)
    }
}
