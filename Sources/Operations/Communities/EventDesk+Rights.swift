package import Campus
import Storage

/// What a person may do with an event that they see.
package struct EventRights: Hashable, Sendable {
    /// To change it and to cancel it: it is theirs to do so, and to come.
    package var mayAlter: Bool
    package var mayDelete: Bool
    /// To see the codes at its door, and who was there.
    package var mayKeepDoor: Bool
}

extension EventDesk {
    package func rights(over card: EventCard) throws(Refusal) -> EventRights {
        try looking { transaction, viewer in
            let event = card.event
            guard !viewer.isSuspended, try manages(viewer, event, in: transaction) else {
                return EventRights(mayAlter: false, mayDelete: false, mayKeepDoor: false)
            }
            let isAlterable = (try? mustBeAlterable(event)) != nil
            return EventRights(
                mayAlter: isAlterable, mayDelete: event.communityID == nil,
                mayKeepDoor: event.cancelled == nil)
        }
    }

    /// An event that the person may change and cancel, as a form shows it.
    ///
    /// - Throws: what the act itself would.
    package func managed(_ name: String) throws(Refusal) -> EventCard {
        try looking { transaction, viewer in
            let event = try managedEvent(name, by: viewer, in: transaction)
            return try self.card(event, in: transaction, for: viewer)
        }
    }

    /// The same of one that they may delete.
    package func removable(_ name: String) throws(Refusal) -> EventCard {
        try looking { transaction, viewer in
            let event = try removableEvent(name, by: viewer, in: transaction)
            return try self.card(event, in: transaction, for: viewer)
        }
    }

    /// Whether the person may publish events of a community: its organisers and operators do.
    package func mayPublish(in card: CommunityCard) -> Bool {
        !person.isSuspended && Self.mayPublish(person, in: card)
    }

    static func mayPublish(_ person: Person, in card: CommunityCard) -> Bool {
        person.role == .operator || card.isOrganiser
    }

    /// Makes sure that an event is as it was when a form of it was made.
    ///
    /// - Throws: `Refusal.conflict` where it was changed meanwhile.
    package func check(_ card: EventCard, is version: String?) throws(Refusal) {
        guard let version, version != Self.version(of: card) else { return }
        throw Refusal(.conflict, "refusal.entry.version")
    }

    /// Stands for all that a form shows: another one when it was changed meanwhile.
    package static func version(of card: EventCard) -> String { "\(card.event.revision)" }

    /// Events to come that the person sees and that are called just so: who publishes another one
    /// under that title may want to know.
    ///
    /// - Parameter other: one that is left out.
    package func events(
        called title: String, besides other: EventID? = nil
    ) throws(Refusal) -> [EventCard] {
        let folded = WordMatch.folded(title)
        return try list(EventSelection(words: title)).filter {
            $0.event.id != other && WordMatch.folded($0.event.plan.title) == folded
        }
    }
}
