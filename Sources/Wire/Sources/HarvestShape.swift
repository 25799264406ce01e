import Campus
package import Crawling
import Recurrence

/// What pages bring, as a crawler's example has it beside the page.
package struct HarvestShape: Shape {
    private let harvest: CrawlHarvest

    package init(_ harvest: CrawlHarvest) { self.harvest = harvest }

    package static var schema: Schema {
        [
            "modules": .list(ModuleShape.component),
            "meetings": .list(CrawledMeetingShape.component),
            "programmes": .list(ProgrammeShape.component), "unscheduled": .integer,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("modules", list: harvest.modules, as: ModuleShape.init)
            json.field("meetings", list: harvest.meetings, as: CrawledMeetingShape.init)
            json.field("programmes", list: harvest.programmes, as: ProgrammeShape.init)
            json.field("unscheduled", harvest.unscheduled)
        }
    }
}

/// One class as a page tells of it: its dates as the weekly series that they make.
package struct CrawledMeetingShape: Shape {
    private let meeting: CrawledMeeting

    package init(_ meeting: CrawledMeeting) { self.meeting = meeting }

    package static var schema: Schema {
        [
            "code": .optional(.text), "title": .optional(.text), "kind": .optional(.text),
            "group": .optional(.text), "weekdays": .list(.text), "start": .text, "end": .text,
            "first": .date, "last": .optional(.date), "times": .integer, "without": .list(.date),
            "on": .sometimes(.list(.date)), "room": .optional(.text), "staff": .list(.text),
            "note": .optional(.text), "url": .optional(.text), "key": .optional(.text),
            "cancelled": .sometimes(.flag),
        ]
    }

    package func write(to json: inout JSONWriter) {
        let (dates, series) = (meeting.dates, meeting.series)
        let weekdays = Set(dates.map(\.weekday))
        json.object { json in
            json.field("code", meeting.code)
            json.field("title", meeting.title)
            json.field("kind", meeting.kind)
            json.field("group", meeting.group)
            json.field(
                "weekdays",
                texts: Weekday.allCases.filter(weekdays.contains).map { $0.short.lowercased() })
            json.field("start", Self.clock(meeting.start))
            json.field("end", Self.clock(meeting.end))
            json.field("first", series.first.description)
            json.field("last", dates.last?.description)
            json.field("times", dates.count)
            json.field("without", texts: series.without.map(\.description))
            // No weekly repetition: each of its days.
            if series.isIrregular { json.field("on", texts: dates.map(\.description)) }
            json.field("room", meeting.room)
            json.field("staff", texts: meeting.staff)
            json.field("note", meeting.note)
            json.field("url", meeting.url)
            json.field("key", meeting.key)
            if meeting.isCancelled { json.field("cancelled", true) }
        }
    }

    /// `09:15` for seconds since midnight.
    private static func clock(_ seconds: Int) -> String {
        let (hour, minute) = (seconds / 3_600, seconds / 60 % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
