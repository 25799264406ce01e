package import Campus
import Scheduling
import Storage

/// Events to which somebody invites friends, and which nobody else sees.
extension EventDesk {
    /// So many can be invited to one.
    package static let mostInvited = 30

    /// The friends of some handles, each once.
    ///
    /// - Throws: the same for a handle that nobody has and for somebody who is no friend.
    func friends(
        _ handles: [String], of actor: Person, in transaction: Transaction
    ) throws -> [Person] {
        var wanted = Set(handles)
        guard wanted.count <= Self.mostInvited else {
            throw Refusal(.invalid, "refusal.invite.many", with: ["most": "\(Self.mostInvited)"])
        }
        let friends = try transaction.friends(of: actor).filter {
            !$0.isSuspended && wanted.remove($0.handle.text) != nil
        }
        if let stranger = wanted.min() {
            throw Refusal(
                .forbidden, "refusal.invite.friend", with: ["handle": "\(stranger.shortened)"])
        }
        return friends.byName
    }

    /// Asks friends to come, and notes that whoever asks them does.
    func invite(
        _ friends: [Person], to event: Event, by actor: Person, in transaction: Transaction
    ) throws {
        try transaction.join(event, by: actor, at: now)
        for friend in friends { try transaction.invite(friend, to: event, at: now) }
        try transaction.tell(
            friends, as: .invited, of: event, saying: KeptSentence(typed: event.plan.title),
            by: actor,
            until: times(of: event).next(at: now).start.instant, at: now)
    }

    /// Refuses what lets others in than those who are invited.
    func checkInvitation(
        _ plan: EventPlan, password: String?, isInCommunity: Bool
    ) throws(Refusal) {
        guard plan.hashtag == nil, password == nil, !isInCommunity else {
            throw Refusal(.invalid, "refusal.invite.alone")
        }
    }

    /// Whether somebody was invited to an event by invitation, or invites to it: of others it has not
    /// even operators.
    func isInvited(
        _ person: Person, to event: Event, in transaction: Transaction
    ) throws -> Bool {
        try event.organiser?.id == person.id
            || transaction.attendance(of: person, at: event) != nil
    }

    /// Who was invited: whoever invites sees what each answered, the others who comes.
    func invitees(
        of event: Event, seenBy viewer: Person, in transaction: Transaction
    ) throws -> [Invitee] {
        guard event.isByInvitation else { return [] }
        let all = try transaction.invitees(of: event, seenBy: viewer).filter {
            event.organiser?.id == viewer.id || $0.answer == .accepted
        }
        let known = Dictionary(all.map { ($0.person.id, $0) }) { first, _ in first }
        return all.map(\.person).byName.compactMap { known[$0.id] }
    }

    /// The invitations that the person has not answered, in order of time.
    package func invitations() throws(Refusal) -> [EventCard] {
        try list(EventSelection(isMine: true)).filter {
            $0.mine?.state == .invited && $0.event.cancelled == nil
        }
    }
}
