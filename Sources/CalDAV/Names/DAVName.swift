import Markup

/// The names of WebDAV and CalDAV that are read or written here.
extension XMLName {
    private static let calDAV = "urn:ietf:params:xml:ns:caldav"
    private static let calendarServer = "http://calendarserver.org/ns/"
    private static let appleCalendar = "http://apple.com/ns/ical/"

    /// What an answer's root declares.
    static let prefixes = [
        "DAV:": "D", calDAV: "C", calendarServer: "CS", appleCalendar: "A",
    ]

    /// RFC 4918, 3744, 5397, 6578.
    static func dav(_ local: String) -> XMLName { XMLName("DAV:", local) }

    /// RFC 4791.
    static func calDAV(_ local: String) -> XMLName { XMLName(calDAV, local) }

    static let ctag = XMLName(calendarServer, "getctag")
    static let colour = XMLName(appleCalendar, "calendar-color")
    static let order = XMLName(appleCalendar, "calendar-order")

    /// As RFC 4918 has no name for: `{DAV:}displayname`, under which it is kept.
    var clark: String { "{\(namespace)}\(local)" }

    init?(clark text: String) {
        guard text.hasPrefix("{"), let end = text.firstIndex(of: "}") else { return nil }
        self.init(
            String(text[text.index(after: text.startIndex)..<end]),
            String(text[text.index(after: end)...]))
    }
}

extension XMLTree {
    static func dav(_ local: String, _ children: [XMLTree] = [], text: String = "") -> XMLTree {
        XMLTree(.dav(local), children: children, text: text)
    }

    static func calDAV(_ local: String, _ children: [XMLTree] = [], text: String = "") -> XMLTree {
        XMLTree(.calDAV(local), children: children, text: text)
    }

    static func href(_ path: String) -> XMLTree { .dav("href", text: path) }
}
