package import Campus
import Recurrence
package import Scheduling

/// Two items that a person cannot both be at; lengths of time are RFC 5545 durations.
package struct ClashShape: Shape {
    private let pair: ClashPair

    package init(_ pair: ClashPair) { self.pair = pair }

    package static var schema: Schema {
        [
            "first": AgendaItemShape.component, "second": AgendaItemShape.component, "exam": .flag,
            "kind": .choice(["overlap", "far"]), "overlap": .sometimes(.text),
            "walk": .sometimes(.text), "gap": .sometimes(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("first", AgendaItemShape(pair.first))
            json.field("second", AgendaItemShape(pair.second))
            json.field("exam", pair.isWithExam)
            switch pair.reason {
            case .overlap(let seconds):
                json.field("kind", "overlap")
                json.field("overlap", DurationText.text(seconds))
            case .tooFar(let walk, let gap):
                json.field("kind", "far")
                json.field("walk", DurationText.text(walk))
                json.field("gap", DurationText.text(gap))
            }
        }
    }
}

/// Two series that clash: how often, and first when.
struct ClashSummaryShape: Shape {
    let clash: ClashSummary

    static var schema: Schema {
        [
            "first": .text, "second": .text, "summaries": .list(.text), "start": .instant,
            "times": .integer, "exam": .flag,
        ]
    }

    func write(to json: inout JSONWriter) {
        let pair = clash.pair
        json.object { json in
            json.field("first", pair.first.id.description)
            json.field("second", pair.second.id.description)
            json.field("summaries", texts: [pair.first.summary, pair.second.summary])
            json.field("start", pair.start)
            json.field("times", clash.times)
            json.field("exam", pair.isWithExam)
        }
    }
}

extension Schema {
    /// As `JSONWriter.fields(_:of:)` writes them.
    static func clashes(_ name: String = "clashes", isAlways: Bool = true) -> Schema {
        let list = Schema.list(ClashSummaryShape.component)
        return .object([
            Property(name, isAlways ? list : .sometimes(list)),
            Property("moreClashes", .sometimes(.integer)),
        ])
    }
}

extension JSONWriter {
    /// The clashes that have just come about, and under `moreClashes` how many more there are.
    mutating func fields(_ name: StaticString = "clashes", of news: ClashNews) {
        field(name, list: news.told, as: ClashSummaryShape.init)
        if news.more > 0 { field("moreClashes", news.more) }
    }
}

/// One of several parallel groups, and how it fits with what is fixed.
package struct GroupShape: Shape {
    private let group: GroupStanding

    package init(_ group: GroupStanding) { self.group = group }

    package static var schema: Schema {
        [
            "module": .text, "meetingKind": .optional(.words(MeetingKind.self)), "group": .text,
            "meetings": .integer, "clashing": .integer,
            "first": .optional(ClashSummaryShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("module", group.key.module.text)
            json.field("meetingKind", group.key.kind?.rawValue)
            json.field("group", group.name)
            json.field("meetings", group.meetings)
            json.field("clashing", group.clashing)
            json.field(
                "first",
                group.first.map {
                    ClashSummaryShape(clash: ClashSummary(pair: $0, times: group.clashing))
                })
        }
    }
}
