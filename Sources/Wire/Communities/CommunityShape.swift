package import Campus
package import Operations
package import Recurrence

/// A community as one person sees it.
package struct CommunityShape: Shape {
    private let card: CommunityCard

    package init(_ card: CommunityCard) { self.card = card }

    package static var usualBytes: Int { 192 }

    package static var schema: Schema {
        [
            "name": .text, "joined": .flag, "unread": .integer, "members": .integer,
            "topic": .optional(.text), "description": .optional(.text),
            "picture": .optional(.text),
        ]
    }

    package func write(to json: inout JSONWriter) { json.object { writeFields(to: &$0) } }

    fileprivate func writeFields(to json: inout JSONWriter) {
        json.field("name", card.community.name)
        json.field("joined", card.isJoined)
        json.field("unread", card.unread)
        json.field("members", card.community.members)
        json.field("topic", card.community.topic)
        json.field("description", card.community.description)
        json.field("picture", card.community.picture.map { Picture.address(of: $0) })
    }
}

/// A community with its organisers and what is to come.
package struct CommunityPageShape: Shape {
    private let page: CommunityPage
    private let zone: Zone

    package init(_ page: CommunityPage, in zone: Zone) { (self.page, self.zone) = (page, zone) }

    package static var schema: Schema {
        CommunityShape.schema.and([
            "organiser": .flag, "organisers": .list(PersonNameShape.component),
            "events": .list(EventShape.component),
        ])
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            CommunityShape(page.card).writeFields(to: &json)
            json.field("organiser", page.card.isOrganiser)
            json.field("organisers", list: page.organisers, as: PersonNameShape.init)
            json.field("events", list: page.events) { EventShape($0, in: zone) }
        }
    }
}

/// Whether somebody organises a community, after that was changed.
package struct OrganiserShape: Shape {
    private let handle: String
    private let community: String
    private let isOrganiser: Bool

    package init(_ handle: String, of community: String, isOrganiser: Bool) {
        (self.handle, self.community, self.isOrganiser) = (handle, community, isOrganiser)
    }

    package static var schema: Schema { ["community": .text, "handle": .text, "organiser": .flag] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("community", community)
            json.field("handle", handle)
            json.field("organiser", isOrganiser)
        }
    }
}

/// A community that was closed.
package struct ClosedCommunityShape: Shape {
    private let card: CommunityCard
    private let cancelled: Int

    /// - Parameter cancelled: how many events were.
    package init(_ card: CommunityCard, cancelled: Int) {
        (self.card, self.cancelled) = (card, cancelled)
    }

    package static var schema: Schema { ["closed": .text, "cancelled": .integer] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("closed", card.community.name)
            json.field("cancelled", cancelled)
        }
    }
}
