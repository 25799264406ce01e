package import Campus
package import Recurrence
package import Words

/// An event as one person sees it.
package struct EventShape: Shape {
    private let card: EventCard
    private let zone: Zone
    private let words: Catalogue

    /// - Parameters:
    ///   - zone: on whose clock changes and offers are told; times are on the event's own.
    ///   - words: of the language in which changes are told: a script reads English.
    package init(_ card: EventCard, in zone: Zone, words: Catalogue = .english) {
        (self.card, self.zone, self.words) = (card, zone, words)
    }

    package static var usualBytes: Int { 512 }

    package static var schema: Schema {
        ([
            "id": .text, "title": .text, "community": .optional(.text), "start": .instant,
            "end": .instant, "location": .optional(.text), "capacity": .optional(.integer),
            "joined": .integer, "waiting": .integer,
            "mine": .choice(["joined", "waiting", "offered", "invited", "none"]),
            "position": .optional(.integer), "present": .flag,
            "state": .choice(["open", "full", "ended", "cancelled"]),
            "description": .optional(.text), "zone": .text, "repeat": .optional(.text),
            "hashtag": .optional(.text), "private": .flag,
            "byInvitation": .flag, "invited": .list(InviteeShape.schema),
            "organiser": .optional(.text),
            "offeredUntil": .optional(.instant), "changes": .list(ChangeShape.schema),
        ] as Schema).and(.clashes("clashes"))
    }

    package func write(to json: inout JSONWriter) {
        let (event, plan, mine) = (card.event, card.event.plan, card.mine)
        json.object { json in
            json.field("id", event.name)
            json.field("title", plan.title)
            json.field("community", event.community)
            json.field("start", card.start)
            json.field("end", card.end)
            json.field("location", plan.location)
            json.field("capacity", plan.capacity)
            json.field("joined", card.joined)
            json.field("waiting", card.waiting)
            json.field("mine", mine.flatMap { $0.isCurrent ? $0.state.rawValue : nil } ?? "none")
            json.field("position", mine?.position)
            json.field("present", card.isPresent)
            json.field("state", card.state.rawValue)
            json.field("description", plan.description)
            json.field("zone", plan.zone)
            json.field("repeat", plan.rule?.text)
            json.field("hashtag", plan.hashtag?.description)
            json.field("private", event.isPrivate)
            json.field("byInvitation", event.isByInvitation)
            json.field("invited", list: card.invitees, as: InviteeShape.init)
            json.field("organiser", event.organiser?.handle.text)
            json.field("offeredUntil", mine?.offeredUntil, in: zone)
            json.fields(of: card.clashes)
            json.field("changes", list: card.changes) {
                ChangeShape(change: $0, zone: zone, words: words)
            }
        }
    }

    private struct InviteeShape: Shape {
        let invitee: Invitee

        static var schema: Schema {
            [
                "handle": .text, "name": .optional(.text),
                "answer": .choice(Invitee.Answer.allCases.map(\.rawValue)),
            ]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("handle", invitee.person.handle.text)
                json.field("name", invitee.person.name)
                json.field("answer", invitee.answer.rawValue)
            }
        }
    }

    private struct ChangeShape: Shape {
        let change: EventChange
        let zone: Zone
        let words: Catalogue

        static var schema: Schema { ["kind": .text, "at": .instant, "text": .text] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("kind", change.kind.rawValue)
                json.field("at", change.at, in: zone)
                json.field("text", change.told(in: words))
            }
        }
    }
}

/// An event that was removed.
package struct DeletedEventShape: Shape {
    private let id: String

    /// - Parameter id: as it was asked for.
    package init(_ id: String) { self.id = id }

    package static var schema: Schema { ["deleted": .text] }

    package func write(to json: inout JSONWriter) { json.object { $0.field("deleted", id) } }
}
