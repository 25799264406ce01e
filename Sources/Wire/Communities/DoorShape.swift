import Campus
package import Operations
package import Recurrence

/// The door of an event: the code of now, and who was there.
package struct DoorShape: Shape {
    private let door: EventDoor
    private let zone: Zone

    /// - Parameter zone: on whose clock it is told until when a code is shown, and when people came.
    package init(_ door: EventDoor, in zone: Zone) { (self.door, self.zone) = (door, zone) }

    package static var schema: Schema {
        [
            "event": .text, "code": .optional(.text), "until": .optional(.instant),
            "opens": .instant, "closes": .instant, "joined": .integer, "present": .integer,
            "people": .list(GuestShape.schema),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("event", door.card.event.name)
            json.field("code", door.code?.text)
            json.field("until", door.code?.until, in: zone)
            json.field("opens", door.card.door.lowerBound, in: zone)
            json.field("closes", door.card.door.upperBound, in: zone)
            json.field("joined", door.card.joined)
            json.field("present", door.present)
            json.field("people", list: door.guests) { GuestShape(guest: $0, zone: zone) }
        }
    }

    private struct GuestShape: Shape {
        let guest: DoorGuest
        let zone: Zone

        static var schema: Schema {
            ["handle": .text, "name": .optional(.text), "came": .optional(.instant)]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("handle", guest.person.handle.text)
                json.field("name", guest.person.name)
                json.field("came", guest.came, in: zone)
            }
        }
    }
}
