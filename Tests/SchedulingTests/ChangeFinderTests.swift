import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("What an import altered")
struct ChangeFinderTests {
    static let now = Instant(seconds: Samples.wall("20261005T080000").seconds)
    static let finder = ChangeFinder(
        source: Samples.source, zones: ZoneTable(viewer: .utc), now: now)

    /// A weekly class of twelve Mondays from 5 October, at nine.
    static func series(
        _ start: String = "20261005T090000", rule: String = "FREQ=WEEKLY;COUNT=12",
        without: [String] = [], exceptions: [(String, MeetingEntry)] = [],
        change: (inout MeetingEntry) -> Void = { _ in }
    ) -> Meeting {
        var entry = Samples.entry(start, rule: Samples.rule(rule))
        entry.location = "8W 2.1"
        entry.recurrence?.exclusions = without.map { .moment(Samples.wall($0)) }
        change(&entry)
        return Samples.meeting(
            entry,
            exceptions: exceptions.map {
                MeetingException(original: Samples.wall($0.0), reachesOn: false, entry: $0.1)
            })
    }

    static func exception(
        _ start: String, _ place: String? = "8W 2.1", status: ItemStatus = .confirmed
    ) -> MeetingEntry {
        var entry = Samples.entry(start, status: status)
        entry.location = place
        return entry
    }

    /// `kind start occurrences before→after`, one a change.
    static func told(_ old: Meeting, _ new: Meeting) -> [String] {
        finder.changes(from: old, to: new).map { change in
            let sides =
                change.before == nil && change.after == nil
                ? "" : " \(change.before ?? "-")→\(change.after ?? "-")"
            return "\(change.kind.rawValue) \(change.start) \(change.occurrences)\(sides)"
        }
    }

    @Test("one edit of a series is one change, whatever it touches")
    func wholeSeries() {
        let old = Self.series()
        #expect(
            Self.told(old, Self.series { $0.location = "3E 2.4" })
                == ["relocated 2026-10-05T09:00:00+00:00 12 8W 2.1→3E 2.4"])
        #expect(
            Self.told(old, Self.series { $0.summary = "Networks II" })
                == ["renamed 2026-10-05T09:00:00+00:00 12 Networks→Networks II"])
        #expect(
            Self.told(old, Self.series("20261005T100000"))
                == [
                    "moved 2026-10-05T10:00:00+00:00 12 "
                        + "2026-10-05T09:00:00+00:00→2026-10-05T10:00:00+00:00"
                ])
        #expect(
            Self.told(old, Self.series("20261006T110000"))
                == [
                    "moved 2026-10-06T11:00:00+00:00 12 "
                        + "2026-10-05T09:00:00+00:00→2026-10-06T11:00:00+00:00"
                ])
        #expect(
            Self.told(old, Self.series { $0.extent = Extent(wallSeconds: 7_200) })
                == [
                    "moved 2026-10-05T09:00:00+00:00 12 "
                        + "2026-10-05T09:00:00+00:00/2026-10-05T10:00:00+00:00→"
                        + "2026-10-05T09:00:00+00:00/2026-10-05T11:00:00+00:00"
                ])
        #expect(
            Self.told(old, Self.series { $0.status = .cancelled })
                == ["cancelled 2026-10-05T09:00:00+00:00 12"])
        #expect(
            Self.told(Self.series { $0.status = .cancelled }, old)
                == ["added 2026-10-05T09:00:00+00:00 12"])
    }

    @Test("where one occurrence changed, it is the one that is told")
    func oneOccurrence() {
        let old = Self.series()
        #expect(
            Self.told(old, Self.series(without: ["20261019T090000"]))
                == ["cancelled 2026-10-19T09:00:00+00:00 1"])
        #expect(
            Self.told(
                old,
                Self.series(exceptions: [("20261019T090000", Self.exception("20261020T140000"))]))
                == [
                    "moved 2026-10-20T14:00:00+00:00 1 "
                        + "2026-10-19T09:00:00+00:00→2026-10-20T14:00:00+00:00"
                ])
        #expect(
            Self.told(
                old,
                Self.series(
                    exceptions: [("20261019T090000", Self.exception("20261019T090000", "EB"))]))
                == ["relocated 2026-10-19T09:00:00+00:00 1 8W 2.1→EB"])
        let cancelled = Self.exception("20261019T090000", status: .cancelled)
        #expect(
            Self.told(old, Self.series(exceptions: [("20261019T090000", cancelled)]))
                == ["cancelled 2026-10-19T09:00:00+00:00 1"])
        #expect(
            Self.told(old, Self.series(rule: "FREQ=WEEKLY;COUNT=13"))
                == ["added 2026-12-28T09:00:00+00:00 1"])
    }

    @Test("an hour taken out and put in on another day of the week was moved")
    func movedByDates() {
        var dated = Self.series(without: ["20261019T090000"])
        dated.main?.recurrence?.dates = [RecurrenceDate(start: Samples.wall("20261021T090000"))]
        #expect(
            Self.told(Self.series(), dated)
                == [
                    "moved 2026-10-21T09:00:00+00:00 1 "
                        + "2026-10-19T09:00:00+00:00→2026-10-21T09:00:00+00:00"
                ])
    }

    @Test("time and place at once are two changes; two occurrences alike are one")
    func several() {
        let old = Self.series()
        let both = Self.series("20261005T100000") { $0.location = "EB" }
        #expect(
            Self.told(old, both).map { $0.prefix(while: { $0 != " " }) } == ["moved", "relocated"])
        let two = Self.series(without: ["20261019T090000", "20261102T090000"])
        #expect(Self.told(old, two) == ["cancelled 2026-10-19T09:00:00+00:00 2"])
    }

    @Test("a series that is written otherwise and takes place alike has not changed")
    func rewritten() {
        let old = Self.series()
        #expect(Self.told(old, Self.series(rule: "FREQ=WEEKLY;UNTIL=20261221T090000Z")).isEmpty)
        #expect(Self.told(old, Self.series { $0.details = "Bring paper" }).isEmpty)
        #expect(Self.told(old, Self.series { $0.location = " 8W  2.1" }).isEmpty)
        #expect(Self.told(old, Self.series { $0.sequence = 9 }).isEmpty)
        var dates = Self.series(rule: "FREQ=WEEKLY;COUNT=1")
        dates.main?.recurrence?.dates = (1..<12).map { week in
            RecurrenceDate(start: Samples.wall("20261005T090000").adding(seconds: week * 604_800))
        }
        #expect(Self.told(old, dates).isEmpty)
    }

    @Test("nobody needs to hear of what is over")
    func past() {
        let old = Self.series("20260907T090000")
        #expect(
            Self.told(old, Self.series("20260907T090000", without: ["20260914T090000"])).isEmpty)
        let single = Samples.meeting(Samples.entry("20260907T090000"))
        let other = Samples.meeting(Samples.entry("20260908T090000"))
        #expect(Self.told(single, other).isEmpty)
        #expect(Self.finder.added(single).isEmpty && Self.finder.removed(single).isEmpty)
        #expect(Self.finder.isOver(single) && !Self.finder.isOver(old))
    }

    @Test("a series goes on after its first hour, and after thousands of them")
    func goesOn() {
        #expect(!Self.finder.isOver(Self.series("20261005T060000") { $0.extent = .none }))
        #expect(!Self.finder.isOver(Self.series("20261005T000000", rule: "FREQ=MINUTELY")))
        #expect(Self.finder.isOver(Self.series("20261005T000000", rule: "FREQ=MINUTELY;COUNT=9")))
    }

    @Test("an hour alone is the same hour wherever it is moved, the past included")
    func single() {
        let past = Samples.meeting(Samples.entry("20260907T090000"))
        let coming = Samples.meeting(Samples.entry("20261207T090000"))
        #expect(
            Self.told(past, coming) == [
                "moved 2026-12-07T09:00:00+00:00 1 "
                    + "2026-09-07T09:00:00+00:00→2026-12-07T09:00:00+00:00"
            ])
    }

    @Test("what comes and goes is told with its first time to come")
    func comeAndGo() {
        let series = Self.series("20260928T090000")
        #expect(Self.finder.added(series).map(\.start) == ["2026-10-05T09:00:00+00:00"])
        #expect(Self.finder.removed(series).map(\.occurrences) == [11])
        #expect(Self.finder.removed(Self.series { $0.status = .cancelled }).isEmpty)
        #expect(Self.finder.isAwaited(series))
        #expect(!Self.finder.isAwaited(Self.series { $0.status = .cancelled }))
    }

    @Test("a series without end is compared as far as anybody plans")
    func endless() {
        let old = Self.series(rule: "FREQ=DAILY")
        let new = Self.series(rule: "FREQ=DAILY") { $0.location = "EB" }
        #expect(Self.told(old, new) == ["relocated 2026-10-05T09:00:00+00:00 400 8W 2.1→EB"])
    }

    @Test("whole days are told as dates")
    func wholeDays() {
        let old = Samples.meeting(
            Samples.entry("20261019T000000", seconds: 86_400, basis: .date))
        let new = Samples.meeting(
            Samples.entry("20261020T000000", seconds: 86_400, basis: .date))
        #expect(Self.told(old, new) == ["moved 2026-10-20 1 2026-10-19→2026-10-20"])
    }
}
