package import Campus
package import Recurrence

/// A notice by staff.
package struct AnnouncementShape: Shape {
    private let announcement: Announcement
    private let zone: Zone

    package init(_ announcement: Announcement, in zone: Zone) {
        (self.announcement, self.zone) = (announcement, zone)
    }

    package static var schema: Schema {
        [
            "id": .integer, "text": .text, "author": .optional(PersonNameShape.component),
            "at": .instant, "until": .date, "ended": .optional(.instant),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", announcement.id.number)
            json.field("text", announcement.text)
            json.field("author", announcement.author.map(PersonNameShape.init))
            json.field("at", announcement.at, in: zone)
            json.field("until", announcement.lastDay.description)
            json.field("ended", announcement.ended, in: zone)
        }
    }
}
