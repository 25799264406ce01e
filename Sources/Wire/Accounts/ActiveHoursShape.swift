package import Campus
package import Operations
import Recurrence

/// How long somebody had pages in front of them, day by day.
package struct ActiveHoursShape: Shape {
    private let hours: ActiveHours

    package init(_ hours: ActiveHours) { self.hours = hours }

    package static var schema: Schema {
        [
            "counted": .flag, "since": .optional(.date), "average": .optional(.integer),
            "days": .list(ActiveDayShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("counted", hours.isCounted)
            json.field("since", hours.since?.description)
            json.field("average", hours.average)
            json.field("days", list: hours.days, as: ActiveDayShape.init)
        }
    }
}

/// One of these days, with the minutes of each of its 24 hours.
package struct ActiveDayShape: Shape {
    private let day: ActiveDay

    package init(_ day: ActiveDay) { self.day = day }

    package static var schema: Schema {
        [
            "date": .date, "minutes": .integer,
            "hours": .shortList(
                .range(0...ActiveDay.mostMinutes), most: ActiveDay.hourCount),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("date", day.date.description)
            json.field("minutes", day.minutes)
            json.key("hours")
            json.array(day.hours) { $0.number(Int64($1)) }
        }
    }
}
