package import Campus
package import Operations
import Recurrence
package import Scheduling

/// An item of an agenda: all-day items have dates, all others instants with their offset.
package struct AgendaItemShape: Shape {
    private let item: AgendaItem

    package init(_ item: AgendaItem) { self.item = item }

    package static var usualBytes: Int { 640 }

    package static var schema: Schema {
        [
            "id": .text, "kind": .words(ItemKind.self), "start": .instantOrDate,
            "end": .instantOrDate, "allDay": .flag, "zone": .optional(.text), "summary": .text,
            "location": .optional(.text), "module": .optional(.text),
            "meetingKind": .optional(.words(MeetingKind.self)), "staff": .list(.text),
            "source": .text, "uid": .text, "recurrenceId": .optional(.instantOrDate),
            "status": .text, "description": .optional(.text), "url": .optional(.text),
            "clashes": .list(.text), "moreClashes": .integer,
            "alsoFrom": .list(OtherTellingShape.schema), "group": .optional(.text),
            "alternative": .flag, "doubleOf": .optional(.text), "provisional": .sometimes(.flag),
            "hidden": .flag, "note": .optional(.text),
            "colour": .optional(.words(Colour.self)), "cut": .sometimes(.flag),
            "unofficialPlace": .sometimes(.text),
        ]
    }

    package func write(to json: inout JSONWriter) { write(to: &json) { _ in } }

    /// - Parameter more: writes further keys of the object.
    func write(to json: inout JSONWriter, more: (inout JSONWriter) -> Void) {
        json.object { json in
            json.field("id", item.id.description)
            json.field("kind", item.kind.rawValue)
            json.key("start")
            write(item.start, to: &json)
            json.key("end")
            write(item.end, to: &json)
            json.field("allDay", item.allDay)
            json.field("zone", item.zone)
            json.field("summary", item.summary)
            json.field("location", item.location)
            json.field("module", item.module?.text)
            json.field("meetingKind", item.meetingKind?.rawValue)
            json.field("staff", texts: item.staff)
            json.field("source", item.source)
            json.field("uid", item.uid)
            json.key("recurrenceId")
            if let original = item.recurrenceID { write(original, to: &json) } else { json.null() }
            json.field("status", item.status.rawValue)
            json.field("description", item.details)
            json.field("url", item.url)
            writeMarks(to: &json)
            if item.isCut { json.field("cut", true) }
            if let place = item.unofficialPlace { json.field("unofficialPlace", place) }
            more(&json)
        }
    }

    /// How it stands to the person's other items, and what they changed about it.
    private func writeMarks(to json: inout JSONWriter) {
        json.field("clashes", texts: item.clashes.lazy.map(\.other.description))
        json.field("moreClashes", item.moreClashes)
        json.field("alsoFrom", list: item.alsoFrom, as: OtherTellingShape.init)
        json.field("group", item.group)
        json.field("alternative", item.isAlternative)
        json.field("doubleOf", item.doubleOf?.description)
        if item.kind == .exam { json.field("provisional", item.isProvisional) }
        json.field("hidden", item.isHidden)
        json.field("note", item.note)
        json.field("colour", item.colour?.rawValue)
    }

    private func write(_ time: ClockTime, to json: inout JSONWriter) {
        if item.allDay { json.string(time.wall.date.description) } else { json.timestamp(time) }
    }
}

/// What another source says of the same class.
private struct OtherTellingShape: Shape {
    let other: AlsoFrom

    static var schema: Schema { ["source": .text, "differs": .list(.text), "values": .map(.text)] }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("source", other.source)
            json.field("differs", texts: other.differs.lazy.map(\.rawValue))
            json.key("values")
            json.object { json in
                for difference in other.differences {
                    json.key(named: difference.field.rawValue)
                    json.string(difference.value)
                }
            }
        }
    }
}

/// An item that a person looks at or changed: with the parallel groups there are to choose from,
/// while none is chosen.
package struct ChosenItemShape: Shape {
    private let item: AgendaItem
    private let groups: [GroupStanding]

    package init(_ item: AgendaItem, groups: [GroupStanding]) {
        self.item = item
        self.groups = groups
    }

    package static var schema: Schema {
        AgendaItemShape.schema.and(["groups": .sometimes(.list(GroupShape.component))])
    }

    package func write(to json: inout JSONWriter) {
        AgendaItemShape(item).write(to: &json) { json in
            guard item.isAlternative else { return }
            json.field("groups", list: groups, as: GroupShape.init)
        }
    }
}

/// An item that a person hid.
package struct HiddenItemShape: Shape {
    private let item: HiddenItem

    package init(_ item: HiddenItem) { self.item = item }

    package static var schema: Schema {
        [
            "id": .text, "summary": .text, "source": .text, "start": .optional(.instant),
            "series": .flag,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", item.id.description)
            json.field("summary", item.summary)
            json.field("source", item.source)
            json.field("start", item.start)
            json.field("series", item.isSeries)
        }
    }
}
