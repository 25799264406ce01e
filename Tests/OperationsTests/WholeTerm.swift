import Campus
import Foundation
import Recurrence
import Testing

/// A term of eight weekly classes, 88 hours to come, and what may become of such a feed.
enum WholeTerm {
    static let weeks = 11
    static let titles = [
        "CM50123 Networking", "CM50124 Databases", "CM50125 Compilers", "CM50126 Graphics",
        "CM50127 Robotics", "CM50128 Security", "CM50129 Statistics", "CM50130 Logic",
    ]

    /// The day of a class's first hour: two each from Tuesday to Friday.
    private static func day(_ index: Int) -> CivilDate {
        CivilDate(basic: "20261006").adding(days: index / 2)
    }

    private static func hour(_ index: Int) -> Int { index % 2 == 0 ? 9 : 14 }

    private static func event(_ index: Int, uid: String, week: Int, rule: String) -> String {
        let day = day(index).adding(days: 7 * week)
        let (start, end) = (hour(index) * 3_600, (hour(index) + 1) * 3_600)
        return """
            BEGIN:VEVENT
            UID:\(uid)
            DTSTART;TZID=Europe/London:\(WallTime(day, secondOfDay: start))
            DTEND;TZID=Europe/London:\(WallTime(day, secondOfDay: end))
            \(rule)SUMMARY:\(titles[index]) - Lecture
            LOCATION:8W 2.\(index)
            END:VEVENT

            """
    }

    private static func calendar(_ events: [String]) -> String {
        "BEGIN:VCALENDAR\nVERSION:2.0\n" + events.joined() + "END:VCALENDAR\n"
    }

    static let series = calendar(
        titles.indices.map {
            event(
                $0, uid: "series-\($0)@example", week: 0, rule: "RRULE:FREQ=WEEKLY;COUNT=\(weeks)\n"
            )
        })

    /// The first two of them.
    static let twoSeries = calendar(
        titles.indices.prefix(2).map {
            event(
                $0, uid: "series-\($0)@example", week: 0, rule: "RRULE:FREQ=WEEKLY;COUNT=\(weeks)\n"
            )
        })

    /// The same hours, each an event of its own.
    static let singles = calendar(
        titles.indices.flatMap { index in
            (0..<weeks).map {
                event(index, uid: "single-\(index)-\($0)@example", week: $0, rule: "")
            }
        })

    static func ruled(_ rule: String) -> String {
        series.replacing("RRULE:FREQ=WEEKLY;COUNT=\(weeks)\n", with: rule)
    }

    /// Every line that begins so, as another.
    static func lines(beginning name: String, as body: (Substring) -> String) -> String {
        series.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(name) ? body($0) : String($0) }
            .joined(separator: "\n")
    }

    private static var excluded: String {
        let events = titles.indices.map { index -> String in
            let dates = (0..<weeks).map {
                "\(WallTime(day(index).adding(days: 7 * $0), secondOfDay: hour(index) * 3_600))"
            }
            let rule = """
                RRULE:FREQ=WEEKLY;COUNT=\(weeks)
                EXDATE;TZID=Europe/London:\(dates.joined(separator: ","))

                """
            return event(index, uid: "series-\(index)@example", week: 0, rule: rule)
        }
        return calendar(events)
    }

    private static var ofAnother: String {
        series.replacing("series-", with: "other-").replacing("CM501", with: "PH201")
            .replacing("T09", with: "T10").replacing("T14", with: "T16").replacing("8W", with: "3E")
    }

    /// What happened to the feed; named by that in the tests' output.
    struct Fate: Sendable, CustomTestStringConvertible {
        var name: String
        var feed: String
        /// What the feed is said to say; empty where it is believed.
        var claim = ""
        /// Whether the way back loses nothing.
        var returns = true

        init(_ name: String, _ feed: String, _ claim: String = "", returns: Bool = true) {
            (self.name, self.feed, self.claim, self.returns) = (name, feed, claim, returns)
        }

        var testDescription: String { name }
    }

    static func fate(_ name: String) throws -> Fate {
        try #require(accidents.first { $0.name == name })
    }

    static let accidents: [Fate] = [
        Fate("empty", calendar([]), "all 88 coming classes are gone"),
        Fate(
            "one left",
            calendar([
                event(0, uid: "series-0@example", week: 0, rule: "RRULE:FREQ=WEEKLY;COUNT=11\n")
            ]),
            "77 of 88 coming classes are gone"
        ),
        Fate("somebody else's", ofAnother, "all 88 coming classes are gone", returns: false),
        Fate(
            "STATUS:CANCELLED", lines(beginning: "SUMMARY") { "STATUS:CANCELLED\n\($0)" },
            "all 88 coming classes are cancelled"
        ),
        Fate(
            "METHOD:CANCEL",
            series.replacing("VERSION:2.0\n", with: "VERSION:2.0\nMETHOD:CANCEL\n"),
            "all 88 coming classes are cancelled"
        ),
        Fate("1970", series.replacing(":2026", with: ":1970"), "all 88 coming classes are over"),
        Fate(
            "last year", series.replacing(":2026", with: ":2025"), "all 88 coming classes are over"),
        Fate("RRULE lost", ruled(""), "80 of 88 coming classes do not take place"),
        Fate(
            "UNTIL in the past", ruled("RRULE:FREQ=WEEKLY;UNTIL=20260901T000000Z\n"),
            "80 of 88 coming classes do not take place"
        ),
        Fate(
            "COUNT=3", ruled("RRULE:FREQ=WEEKLY;COUNT=3\n"),
            "64 of 88 coming classes do not take place"
        ),
        Fate("EXDATE of all", excluded, "all 88 coming classes do not take place"),
        Fate(
            "titles lost", lines(beginning: "SUMMARY") { _ in "SUMMARY:" },
            "all 88 coming classes have no title of their own"
        ),
        Fate(
            "Busy", lines(beginning: "SUMMARY") { _ in "SUMMARY:Busy" },
            "all 88 coming classes have no title of their own"
        ),
        Fate(
            "places lost", lines(beginning: "LOCATION") { _ in "CATEGORIES:Lecture" },
            "all 88 coming classes have no place"
        ),
        Fate(
            "whole days",
            series.replacing(";TZID=Europe/London:", with: ";VALUE=DATE:")
                .replacing(#/T\d{6}\n/#, with: "\n"),
            "all 88 coming classes take whole days"
        ),
    ]

    /// Replaces lines of some of the events by their number in the series' feed.
    private static func mixed(
        _ change: (_ event: String, _ number: Int) -> String
    ) -> String {
        var number = -1
        return series.components(separatedBy: "BEGIN:VEVENT\n").map { part in
            number += 1
            return number == 0 ? part : change(part, number - 1)
        }.joined(separator: "BEGIN:VEVENT\n")
    }

    /// What the guard does not see when it looks at one kind of loss after the other, or at how a
    /// thing is written.
    static let evasions: [Fate] =
        [
            Fate(
                "half cancelled, half untitled",
                mixed { event, number in
                    number < 4
                        ? event.replacing("SUMMARY", with: "STATUS:CANCELLED\nSUMMARY")
                        : event.replacing(#/SUMMARY:.*\n/#, with: "SUMMARY:\n")
                }, "all 88 coming classes are lost: 44 cancelled, 44 without a title"),
            Fate(
                "a third gone, a third unplaced",
                mixed { event, number in
                    number < 3
                        ? event.replacing("COUNT=11", with: "COUNT=1")
                        : number < 6 ? event.replacing(#/LOCATION:.*\n/#, with: "") : event
                }, "63 of 88 coming classes are lost: 30 left out, 33 without a place"),
            Fate(
                "year 9999", series.replacing(":2026", with: ":9999"),
                "all 88 coming classes are months from now"),
            Fate(
                "2036", series.replacing(":2026", with: ":2036"),
                "all 88 coming classes are months from now"),
            Fate(
                "next year", series.replacing(":2026", with: ":2027"),
                "all 88 coming classes are months from now"),
            Fate(
                "three months later", series.replacing(":2026100", with: ":2027010"),
                "all 88 coming classes are months from now"),
            Fate(
                "midnight to midnight",
                series.replacing(#/DTSTART(.*)T\d{6}\nDTEND.*\n/#) {
                    "DTSTART\($0.output.1)T000000\nDURATION:PT24H\n"
                }, "all 88 coming classes take whole days"),
            Fate(
                "midnight to a minute before",
                series.replacing(#/DTSTART(.*)T\d{6}\n/#) { "DTSTART\($0.output.1)T000000\n" }
                    .replacing(#/DTEND(.*)T\d{6}\n/#) { "DTEND\($0.output.1)T235900\n" },
                "all 88 coming classes take whole days"),
        ]
        + ["-", "TBA", "n/a", "?", "\u{200b}", "\u{2800}\u{a0}", "T.B.C.", "\u{fe0f}\u{3164}"].map {
            text in
            Fate(
                "titles are '\(text)'", lines(beginning: "SUMMARY") { _ in "SUMMARY:\(text)" },
                "all 88 coming classes have no title of their own")
        }
        + ["-", "TBA", "n/a", "?", "\u{200b}"].map { text in
            Fate(
                "places are '\(text)'", lines(beginning: "LOCATION") { _ in "LOCATION:\(text)" },
                "all 88 coming classes have no place")
        }

    /// What is believed, since nothing goes, and has to be left again.
    static let gains: [Fate] = [
        Fate("COUNT lost", ruled("RRULE:FREQ=WEEKLY\n")),
        Fate("every hour", ruled("RRULE:FREQ=HOURLY;COUNT=2000\n")),
        Fate(
            "each three times",
            calendar(
                (0..<3).flatMap { copy in
                    titles.indices.map {
                        event(
                            $0, uid: copy == 0 ? "series-\($0)@example" : "copy-\(copy)-\($0)",
                            week: 0, rule: "RRULE:FREQ=WEEKLY;COUNT=11\n")
                    }
                })),
    ]

    /// What an old copy of the feed lists: one of the classes.
    static let early = calendar([
        event(0, uid: "series-0@example", week: 0, rule: "RRULE:FREQ=WEEKLY;COUNT=11\n")
    ])

    static let changes: [Fate] = [
        Fate("a week is cancelled", weekCancelled),
        Fate(
            "one module is dropped",
            calendar(
                (1..<8).map {
                    event(
                        $0, uid: "series-\($0)@example", week: 0,
                        rule: "RRULE:FREQ=WEEKLY;COUNT=11\n")
                })),
        Fate("every room is another", series.replacing("LOCATION:8W", with: "LOCATION:EB")),
        Fate("all go online", lines(beginning: "LOCATION") { _ in "LOCATION:Online" }),
        Fate("an hour later", series.replacing("T09", with: "T08").replacing("T10", with: "T09")),
        Fate("five hours later", series.replacing("Europe/London", with: "America/New_York")),
        Fate("the term ends two weeks sooner", ruled("RRULE:FREQ=WEEKLY;COUNT=9\n")),
        Fate("written as single events", singles),
        Fate("written by their last days", ruled("RRULE:FREQ=WEEKLY;UNTIL=20261219T000000Z\n")),
        Fate("new UIDs", series.replacing("series-", with: "renewed-")),
        Fate("other titles", series.replacing(" - Lecture", with: " (lecture)")),
        Fate("every class a fortnight later", series.replacing(":202610", with: ":202611")),
        Fate("next term beside it", series.replacing("END:VCALENDAR\n", with: "") + later),
    ]

    private static var weekCancelled: String {
        let events = titles.indices.map { index -> String in
            let date = WallTime(day(index).adding(days: 21), secondOfDay: hour(index) * 3_600)
            return event(
                index, uid: "series-\(index)@example", week: 0,
                rule: "RRULE:FREQ=WEEKLY;COUNT=11\nEXDATE;TZID=Europe/London:\(date)\n")
        }
        return calendar(events)
    }

    private static let later =
        event(0, uid: "spring@example", week: 17, rule: "RRULE:FREQ=WEEKLY;COUNT=11\n")
        + "END:VCALENDAR\n"
}
