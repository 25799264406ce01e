import Campus
import HTTPTypes
import Operations
import Recurrence
import Words

/// The door of an event: a code that whoever comes scans or types, and who came.
///
/// It is for a tablet at the door as well as for an organiser's phone.
enum DoorPage {
    static var routes: [PageRoute] { [.look("/events/{id}/door", page)] }

    static func address(_ event: Event) -> String { "\(PageAddress.of(event))/door" }

    private static func page(_ visit: Visit) throws -> Reply {
        var frame = try Frame(visit, tab: .events)
        frame.isBare = true
        let door = try visit.desks.events.door(visit.place("id"))
        let event = EventModel(door.card, frame, among: try visit.desks.communities.list())
        let heading = Heading(
            frame.words("page.door.title"), window: event.title,
            back: (event.address, frame.words("page.title.back")), isSheet: true)
        var reply = frame.page("door", heading, with: ["door": model(door, event)])
        // What it shows is worth nothing in half a minute.
        reply.fields[.cacheControl] = "no-store"
        return reply
    }

    /// In how many seconds it shows another code; nil where it will not soon.
    private static func seconds(_ door: EventDoor, _ frame: Frame) -> Int? {
        let now = frame.request.now
        if let code = door.code { return max(1, Int(code.until - now)) }
        let left = door.card.door.lowerBound - now
        return (1...3_600).contains(left) ? Int(left) : nil
    }

    private static func model(_ door: EventDoor, _ event: EventModel) -> [String: Any] {
        let frame = event.frame
        var model: [String: Any] = [
            "doorTitle": event.title, "doorWhen": event.whenText,
            "countText": frame.words(
                "told.door.count",
                ["present": .number(door.present), "joined": .number(door.card.joined)]),
            "guests": door.guests.map { guest(of: $0, frame) },
            "hasGuests": !door.guests.isEmpty,
        ]
        model["againIn"] = seconds(door, frame)
        if let code = door.code {
            model["codeText"] = code.grouped
            let address = frame.request.site.origin + ArrivalPage.address(event.card.event, code)
            if var qr = QRCode(address)?.model {
                qr["qrText"] = frame.words("page.door.qr")
                model["qr"] = qr
            }
        } else if door.card.state == .open || door.card.state == .full {
            model["opensText"] = frame.words(
                "told.door.opens", ["time": .text(frame.moment(door.card.door.lowerBound))])
        }
        return model
    }

    private static func guest(of guest: DoorGuest, _ frame: Frame) -> [String: Any] {
        var line = frame.line(guest.person, as: "guest")
        line["cameText"] = guest.came.map { came in
            frame.words("told.door.came", ["time": .text(frame.moment(came))])
        }
        return line
    }
}
