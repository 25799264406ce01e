package import Campus
import Credentials
package import Operations
package import Recurrence

/// A device on which somebody is signed in.
package struct SessionShape: Shape {
    private let session: Session
    private let zone: Zone
    private let isCurrent: Bool

    /// - Parameter current: the session that asks.
    package init(_ session: Session, in zone: Zone, current: SessionID?) {
        self.session = session
        self.zone = zone
        isCurrent = session.id == current
    }

    package static var schema: Schema {
        [
            "id": .text, "device": .text, "created": .instant, "lastUsed": .instant,
            "current": .flag,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", session.id.description)
            json.field("device", session.device)
            json.field("created", session.made, in: zone)
            json.field("lastUsed", session.used, in: zone)
            json.field("current", isCurrent)
        }
    }
}

/// A session that has just begun, with its token: shown this once.
package struct NewSessionShape: Shape {
    private let opened: OpenedSession

    package init(_ opened: OpenedSession) { self.opened = opened }

    package static var schema: Schema {
        [
            "token": .text,
            "person": [
                "handle": .text, "name": .optional(.text), "role": .words(Person.Role.self),
            ], "created": .flag,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("token", opened.token.text)
            json.key("person")
            json.object { json in
                json.field("handle", opened.person.handle.text)
                json.field("name", opened.person.name)
                json.field("role", opened.person.role.rawValue)
            }
            json.field("created", opened.isNew)
        }
    }
}
