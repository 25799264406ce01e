package import Campus
package import Operations
package import Recurrence

/// A feed; with its address only when it was just made.
package struct FeedShape: Shape {
    private let feed: CalendarFeed
    private let link: FeedLink?
    private let zone: Zone

    package init(_ feed: CalendarFeed, in zone: Zone, link: FeedLink? = nil) {
        (self.feed, self.zone, self.link) = (feed, zone, link)
    }

    package static var schema: Schema {
        [
            "id": .integer, "name": .text, "profile": .words(ExportProfile.self),
            "kinds": .list(.words(ItemKind.self)), "created": .instant,
            "lastUsed": .optional(.instant), "url": .sometimes(.text),
            "webcal": .sometimes(.optional(.text)),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", feed.id.number)
            json.field("name", feed.name)
            json.field("profile", feed.profile.rawValue)
            json.field("kinds", texts: feed.kinds.ordered.map(\.rawValue))
            json.field("created", feed.made, in: zone)
            json.field("lastUsed", feed.used, in: zone)
            if let link {
                json.field("url", link.url)
                json.field("webcal", link.webcal)
            }
        }
    }
}
