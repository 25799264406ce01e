import Recurrence

extension AgendaItem {
    /// Writes the item as JSON.
    ///
    /// All-day items have dates, all others instants with their offset.
    ///
    /// - Parameter more: writes further keys of the object.
    package func write(
        to json: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }
    ) {
        json.object { json in
            json.key("id")
            json.string(id.description)
            json.field("kind", kind.rawValue)
            json.key("start")
            write(start, to: &json)
            json.key("end")
            write(end, to: &json)
            json.field("allDay", allDay)
            json.field("zone", zone)
            json.field("summary", summary)
            json.field("location", location)
            json.field("module", module?.text)
            json.field("meetingKind", meetingKind?.rawValue)
            json.key("staff")
            json.array(staff) { $0.string($1) }
            json.field("source", source)
            json.field("uid", uid)
            json.key("recurrenceId")
            if let recurrenceID { write(recurrenceID, to: &json) } else { json.null() }
            json.field("status", status.rawValue)
            json.field("description", details)
            json.field("url", url)
            writeStanding(to: &json)
            if isCut { json.field("cut", true) }
            more(&json)
        }
    }

    /// How it stands to the person's other items, and what they changed about it.
    private func writeStanding(to json: inout JSONWriter) {
        json.key("clashes")
        json.array(clashes) { $0.string($1.other.description) }
        json.field("moreClashes", moreClashes)
        json.key("alsoFrom")
        json.array(alsoFrom) { json, other in
            json.object { json in
                json.field("source", other.source)
                json.key("differs")
                json.array(other.differs) { $0.string($1.rawValue) }
                json.key("values")
                json.object { json in
                    for difference in other.differences {
                        json.key(named: difference.field.rawValue)
                        json.string(difference.value)
                    }
                }
            }
        }
        json.field("group", group)
        json.field("alternative", isAlternative)
        json.field("doubleOf", doubleOf?.description)
        if kind == .exam { json.field("provisional", isProvisional) }
        json.field("hidden", isHidden)
        json.field("note", note)
        json.field("colour", colour?.rawValue)
    }

    private func write(_ time: ClockTime, to json: inout JSONWriter) {
        if allDay { json.string(time.wall.date.description) } else { json.timestamp(time) }
    }
}
