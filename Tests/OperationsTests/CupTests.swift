import Campus
import Operations
import Recurrence
import Scheduling
import Testing

@Suite("Cups in the agenda", .serialized)
struct CupTests {
    static func home(_ change: (inout GoalDraft) -> Void = { _ in }) throws -> TestHome {
        let home = try TestHome()
        var goal = GoalDraft()
        goal.amount = "64oz"
        change(&goal)
        _ = try home.as("ann").water.setGoal(goal)
        return home
    }

    static func cups(
        _ desks: Desks, _ period: AgendaPeriod = .day, _ date: String? = nil,
        kinds: Set<ItemKind> = [.hydration]
    ) throws -> [AgendaItem] {
        let window = try desks.calendar.window(period, date: date, from: nil, to: nil)
        return try desks.calendar.agenda(AgendaQuery(window: window, kinds: kinds))
            .filter { $0.kind == .hydration }
    }

    static func clocks(_ items: [AgendaItem]) -> [String] { items.map(\.start.wall.clockText) }

    @Test("a day's cups are items with ids that can be read back")
    func items() throws {
        let cups = try Self.cups(try Self.home().as("ann"))
        #expect(
            Self.clocks(cups)
                == ["09:00", "10:30", "12:00", "13:30", "15:00", "16:30", "18:00", "19:30"])
        let first = try #require(cups.first)
        #expect(first.id.description == "w20261005-1" && first.uid == "w20261005-1@belltower")
        #expect(ItemID(first.id.description) == first.id)
        #expect(first.summary == "Glass of water (8 oz)" && first.source == "Water")
        #expect(first.start == first.end && first.zone == "Europe/London" && !first.allDay)
        #expect(cups.flatMap(\.clashes).isEmpty)
    }

    @Test("they are said in the person's units, the last as small as it is")
    func units() throws {
        let home = try Self.home {
            $0.amount = "600ml"
            $0.cup = "250ml"
        }
        var edit = ProfileEdit()
        edit.units = "ml"
        _ = try home.as("ann").people.edit(nil, edit, role: nil)
        #expect(
            try Self.cups(home.as("ann")).map(\.summary)
                == ["Cup of water (250 ml)", "Cup of water (250 ml)", "Cup of water (100 ml)"])
    }

    @Test("who sets a goal in litres is told cups in millilitres, unless they chose ounces")
    func litres() throws {
        let home = try Self.home {
            $0.amount = "2l"
            $0.times = 4
        }
        #expect(
            try Self.cups(home.as("ann")).map(\.summary)
                == Array(repeating: "Cup of water (500 ml)", count: 4))
        var edit = ProfileEdit()
        edit.units = "oz"
        _ = try home.as("ann").people.edit(nil, edit, role: nil)
        #expect(
            try Self.cups(home.as("ann")).map(\.summary)
                == Array(repeating: "Cup of water (17 oz)", count: 4))
    }

    @Test("no cups on past days, of a goal that is off, of others, or of other kinds")
    func absent() throws {
        let home = try Self.home()
        let ann = try home.as("ann")
        #expect(try Self.cups(ann, .day, "yesterday").isEmpty)
        #expect(try Self.cups(ann, kinds: [.class, .personal]).isEmpty)
        #expect(try Self.cups(home.as("op")).isEmpty)
        #expect(try Self.cups(ann, .week).count == 56)
        #expect(try Self.cups(ann, .day, "2027-10-06").count == 8)
        var off = GoalDraft()
        off.isOn = false
        _ = try ann.water.setGoal(off)
        #expect(try Self.cups(ann, .week).isEmpty)
    }

    @Test("cups stand beside what one attends, whatever part of the day one looks at")
    func beside() throws {
        let home = try Self.home()
        let ann = try home.as("ann")
        _ = try ann.personal.add(PersonalWords(summary: "Run", start: "12:10", length: "50m"))
        _ = try ann.personal.add(PersonalWords(summary: "Talk", start: "10:20", length: "50m"))
        _ = try ann.personal.add(PersonalWords(summary: "Walk", start: "14:40", length: "30m"))
        let all = Set(ItemKind.allCases)
        let cups = try Self.cups(ann)
        #expect(
            Self.clocks(cups)
                == ["09:00", "10:15", "12:00", "13:30", "15:10", "16:30", "18:00", "19:30"])
        #expect(try Self.cups(ann, kinds: all) == cups)
        // What a cup stands behind can lie outside the window.
        let evening = try ann.calendar.window(
            .day, date: nil, from: "2026-10-05T15:10", to: "2026-10-06")
        #expect(try ann.calendar.agenda(AgendaQuery(window: evening)) == Array(cups.suffix(4)))
        let morning = try ann.calendar.window(
            .day, date: nil, from: "2026-10-05T10:00", to: "2026-10-05T12:00")
        let part = try ann.calendar.agenda(AgendaQuery(window: morning))
        #expect(part.map(\.summary) == ["Glass of water (8 oz)", "Talk"])
        #expect(part.first == cups[1])
        #expect(try Self.cups(ann, .month).filter { cups.contains($0) } == cups)
    }

    @Test("as drinks are logged the rest is spread again, and goal tells the agenda's next cup")
    func spreading() throws {
        let home = try Self.home()
        let times = ["08:30", "09:02", "10:45", "12:00", "15:20", "19:00", "20:55"]
        for (index, time) in times.enumerated() {
            let desks = try home.as("ann", now: "2026-10-05T\(time):00+01:00")
            _ = try desks.water.log("glass")
            let left = try Self.cups(desks)
            let standing = try desks.water.goal()
            let crowded = try desks.water.crowdedDays(
                in: desks.calendar.window(.day, date: nil, from: nil, to: nil))
            #expect(left.count + (crowded.first?.cups ?? 0) == 7 - index)
            let next = left.first { $0.start.instant >= desks.now }?.start.instant
            #expect(standing.next == next)
        }
    }

    @Test("a day too full for its water says how much has no place")
    func crowded() throws {
        let home = try Self.home()
        let ann = try home.as("ann")
        _ = try ann.personal.add(PersonalWords(summary: "Field trip", start: "09:00", end: "20:00"))
        let day = try ann.calendar.window(.day, date: nil, from: nil, to: nil)
        #expect(Self.clocks(try Self.cups(ann)) == ["20:00", "20:20", "20:40"])
        let crowded = try ann.water.crowdedDays(in: day)
        #expect(crowded.map(\.cups) == [5] && crowded.first?.volume.ounces == 40)
        #expect(crowded.first?.units == .oz)
        #expect(
            try ann.water.crowdedDays(
                in: ann.calendar.window(.day, date: "tomorrow", from: nil, to: nil)) == [])
    }

    @Test("hours that cross midnight belong to the day they begin in")
    func nights() throws {
        let home = try Self.home {
            $0.from = "20:00"
            $0.to = "04:00"
            $0.times = 8
        }
        let ann = try home.as("ann", now: "2026-10-06T01:30:00+01:00")
        let cups = try Self.cups(ann, .day, "2026-10-06")
        #expect(
            cups.map(\.id.description).filter { $0.hasPrefix("w20261005") }
                == ["w20261005-5", "w20261005-6", "w20261005-7", "w20261005-8"])
        #expect(
            try ann.water.goal().next == cups.first { $0.start.instant >= ann.now }?.start.instant)
    }

    @Test("cups ring, each when it is to be drunk")
    func reminders() throws {
        let ann = try Self.home().as("ann")
        let cups = try Self.cups(ann, .day, "2026-10-05").filter { $0.start.instant >= ann.now }
        let rung = try ann.reminders.upcoming(from: nil, to: "2026-10-06")
            .filter { $0.reminder.kind == .hydration }
        #expect(!cups.isEmpty && rung.map(\.at) == cups.map(\.start.instant))
    }
}
