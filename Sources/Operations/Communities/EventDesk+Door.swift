package import Campus
import Credentials
package import Recurrence
import Scheduling
import Storage

/// The door of an event, as those see it who keep it.
package struct EventDoor: Sendable {
    /// Six digits, and until when they are shown.
    package struct Code: Sendable {
        package let text: String
        package let until: Instant

        /// In two groups, as it is read aloud: `482 913`.
        package var grouped: String { "\(text.prefix(3)) \(text.suffix(3))" }
    }

    package let card: EventCard
    /// Nil while the door is shut.
    package let code: Code?
    /// How many were there, of the occurrence that is told of.
    package let present: Int
    /// In alphabetical order; not the suspended, nor whom a block keeps apart from the viewer.
    package let guests: [DoorGuest]
}

extension EventDesk {
    /// Ten wrong codes in an hour, for each person and event: of a million, two are right.
    private static let codeTries = (count: 10, seconds: Int64(3_600))

    /// The door of an event whose it is to keep: those who may alter it.
    ///
    /// Until the next one opens, it tells who was at the last occurrence. What its codes are made with is
    /// made when somebody looks at it open for the first time.
    package func door(_ name: String) throws(Refusal) -> EventDoor {
        try passGate()
        let known = try looking { transaction, viewer in
            try door(of: keptEvent(name, by: viewer, in: transaction), viewer, in: transaction)
        }
        guard known.code == nil, known.card.isDoorOpen(at: now) else { return known }
        return try acting(reaching: .counted) { transaction, actor in
            let event = try keptEvent(name, by: actor, in: transaction)
            try transaction.keepDoorSecret(DoorSecret().kept, of: event)
            return try door(of: event, actor, in: transaction)
        }
    }

    private func keptEvent(
        _ name: String, by actor: Person, in transaction: Transaction
    ) throws -> Event {
        let event = try event(named: name, for: actor, in: transaction)
        guard try isVisible(event, to: Viewer(actor, transaction)) else {
            throw Self.noEvent(name)
        }
        try mustManage(event, actor, in: transaction)
        return event
    }

    private func door(
        of event: Event, _ viewer: Person, in transaction: Transaction
    ) throws -> EventDoor {
        let card = try card(event, in: transaction, for: viewer)
        let isOpen = card.isDoorOpen(at: now)
        let secret = isOpen ? try transaction.doorSecret(of: event) : nil
        let code = secret.map { secret in
            EventDoor.Code(
                text: DoorSecret(kept: secret).code(at: now.seconds),
                until: Instant(seconds: DoorSecret.end(at: now.seconds)))
        }
        let last = isOpen ? nil : try transaction.lastPresence(at: event)
        let day = last ?? card.start.wall.date
        let guests = try transaction.guests(of: event, on: day, seenBy: viewer)
        let known = Dictionary(guests.map { ($0.person.id, $0) }) { first, _ in first }
        return EventDoor(
            card: card, code: code, present: try transaction.presentCount(at: event, on: day),
            guests: guests.map(\.person).byName.compactMap { known[$0.id] })
    }
}

extension EventDesk {
    /// Says that whoever asks is here, which is recorded once.
    ///
    /// Who has not joined joins, where there is room: nobody waits at a door.
    ///
    /// - Parameter code: what is shown at the door now, or was half a minute ago.
    package func checkIn(_ name: String, code: String) throws(Refusal) -> EventCard {
        guard try isCode(code, of: name) else {
            throw Refusal(.forbidden, "refusal.door.code")
        }
        return try acting(.checkIn) { transaction, actor in
            let event = try enteredEvent(name, by: actor, in: transaction)
            if try transaction.attendance(of: actor, at: event)?.state != .joined {
                try joinAtDoor(event, actor, in: transaction)
            }
            try transaction.addPresence(
                of: actor, at: event, on: times(of: event).next(at: now).start.wall.date, at: now)
            try transaction.raiseRevisions(ofKeepersOf: event)
            return try card(event, in: transaction, for: actor)
        }
    }

    /// Compares a code; a wrong one is counted.
    private func isCode(_ code: String, of name: String) throws(Refusal) -> Bool {
        var desks = desks
        // What was only tried is not done: whoever asks again is not told that it was.
        desks.request = nil
        return try desks.acting(reaching: .counted) { transaction, actor in
            let event = try enteredEvent(name, by: actor, in: transaction)
            let since = now.adding(seconds: -Self.codeTries.seconds)
            guard
                try transaction.doorTries(at: event, by: actor, since: since)
                    < Self.codeTries.count
            else { throw Refusal(.tooMany, "refusal.door.tries") }
            guard let secret = try transaction.doorSecret(of: event),
                DoorSecret(kept: secret).accepts(
                    TypedText.code(code, digits: DoorSecret.digits), at: now.seconds)
            else {
                try transaction.addDoorTry(at: event, by: actor, at: now)
                return false
            }
            try transaction.forgetDoorTries(at: event, by: actor)
            return true
        }
    }

    /// An event that the person may join, as `join` says, and whose door is open.
    private func enteredEvent(
        _ name: String, by actor: Person, in transaction: Transaction
    ) throws -> Event {
        let event = try event(named: name, for: actor, in: transaction)
        guard try isVisible(event, to: Viewer(actor, transaction)),
            try !event.isPrivate || mayJoinWithoutPassword(event, actor, in: transaction)
        else { throw Self.noEvent(name) }
        try mustBeJoinable(event, actor, in: transaction)
        guard try card(event, in: transaction, for: actor).isDoorOpen(at: now) else {
            throw Refusal(.conflict, "refusal.door.early", with: ["event": "\(event.name)"])
        }
        return event
    }

    private func joinAtDoor(
        _ event: Event, _ actor: Person, in transaction: Transaction
    ) throws {
        try transaction.raiseCampusRevision()
        try settle(event, in: transaction)
        let isOffered = try transaction.attendance(of: actor, at: event)?.state == .offered
        guard try isOffered || hasRoom(event, in: transaction) else {
            throw Refusal(.conflict, "refusal.door.full", with: ["event": "\(event.name)"])
        }
        if !isOffered { try mustHaveOnePlace(event, actor, in: transaction) }
        try transaction.join(event, by: actor, at: now)
        try transaction.mark(actor, at: now)
    }
}
