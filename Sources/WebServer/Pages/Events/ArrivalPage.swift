import Campus
import HTTPTypes
import Operations
import Recurrence
import Words

/// What the code at an event's door leads to: one button, by which one says that one is here.
enum ArrivalPage {
    static var routes: [PageRoute] {
        [
            .look("/events/{id}/door/{code}") { try page($0) },
            PageRoute.form("/events/{id}/presence", arrive, refused: page).on("/events"),
        ]
    }

    static func address(_ event: Event, _ code: EventDoor.Code) -> String {
        "\(DoorPage.address(event))/\(code.text)"
    }

    /// To look at it alters nothing, and tells nobody whether a code is right.
    ///
    /// - Parameter refusal: why what was pressed was not done; nil where nothing was.
    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let card = try visit.desks.events.show(visit.place("id"))
        let event = EventModel(card, frame, among: try visit.desks.communities.list())
        var arrival = fields(event)
        // A code that was refused is typed anew.
        arrival["code"] = refusal == nil ? visit.request.places["code"].flatMap(digits) : nil
        arrival["isShut"] = !card.isDoorOpen(at: visit.request.now)
        if event.isToCome {
            arrival["opensText"] = frame.words(
                "told.door.opens", ["time": .text(frame.moment(card.door.lowerBound))])
        }
        var model: [String: Any] = [
            "arrival": arrival, "hereTitle": event.title, "hereWhen": event.whenText,
            "hereAddress": event.address,
        ]
        model["herePlace"] = event.place
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(
            frame.words("page.door.title"), window: event.title,
            back: (event.address, frame.words("page.title.back")), isSheet: true)
        var reply = frame.page("here", heading, with: model).withCamera
        reply.fields[.cacheControl] = "no-store"
        return reply
    }

    private static func arrive(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        let card = try visit.desks.events.checkIn(
            visit.place("id"), code: String((visit.request["code"] ?? "").prefix(40)))
        let title = String(card.event.plan.title.harmless.oneLine.prefix(80))
        return FormOutcome(
            Flash(frame.words("told.door.did", ["title": .text(title)])),
            next: PageAddress.of(card.event))
    }

    /// On the page of an event while its door is open, for whoever may come in; nil else.
    static func model(_ event: EventModel) -> [String: Any]? {
        guard event.card.isDoorOpen(at: event.frame.request.now), !event.isMembersOnly else {
            return nil
        }
        return fields(event)
    }

    private static func fields(_ event: EventModel) -> [String: Any] {
        [
            "arriveAction": "\(event.address)/presence", "isHere": event.card.isPresent,
            "isShut": false,
        ]
    }

    /// What an address has in place of a code; nil where it cannot be one.
    private static func digits(_ text: String) -> String? {
        text.utf8.count == 6 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? text : nil
    }
}

extension Reply {
    /// The same page, which may ask for the camera, to read the code at a door.
    var withCamera: Reply {
        var reply = self
        reply.fields[.known("Permissions-Policy")] =
            "camera=(self), geolocation=(), microphone=()"
        return reply
    }
}
