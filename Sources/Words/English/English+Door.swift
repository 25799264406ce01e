extension English {
    /// What is said at the door of an event.
    static let door: StaticString = #"""
        # At the door of an event
        page.door.title = At the door
        page.door.open = QR code at the door
        page.door.why = A code to scan, from half an hour before it begins. Who was there is told to
            organisers alone.
        page.door.scan = Scan it with your phone’s camera, or type the code on the event’s page.
        page.door.qr = QR code of the page on which you say that you are here
        page.door.changes = It changes every half minute.
        page.door.names = Who came
        page.door.nobody = Nobody has joined yet.
        page.door.missing = not yet
        page.door.shut = The door is shut
        page.door.arrive = Are you here?
        page.door.type = Code at the door
        page.door.typeWhy = Six digits that change every half minute.
        page.door.here = I am here
        page.door.isHere = You are here.
        page.door.camera = Scan with the camera
        page.door.stop = Switch the camera off
        page.door.noCamera = The camera cannot be used. Type the code.
        page.door.event = To the event
        told.door.count = {present} of {joined} are here
        told.door.opens = Open from {time}.
        told.door.came = came at {time}
        told.door.did = You are here: {title}
        refusal.door.code = that is not the code at the door now: look again, it changes every half minute
        refusal.door.tries = too many wrong codes: try again in an hour
        refusal.door.early = the door of {event} opens half an hour before it begins
        refusal.door.full = {event} is full, and no place is free at the door
        event.door.code = code {code}, {seconds, plural, one {# second} other {# seconds}} more
        event.door.shut = the door is shut: it is open from half an hour before it begins until it ends
        event.door.count = {present} of {joined} are here
        event.door.missing = not yet
        event.done.here = you are here
        """#
}
