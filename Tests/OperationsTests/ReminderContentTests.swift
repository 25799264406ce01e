import Campus
import Operations
import Recurrence
import Reminding
import Storage
import TestSupport
import Testing

@Suite("What rings, read when it rings", .serialized)
struct ReminderContentTests {
    /// A lecture at 09:00 on the 6th that three people take, who are friends and strangers.
    static func home() async throws -> TestHome {
        let home = try TestHome()
        _ = try home.load(ModuleTests.catalogue)
        for handle in ["ann", "ben", "cy", "dot"] {
            try await home.subscribe(handle, "CM50123 Lecture")
        }
        _ = try home.as("ann").friends.request("cy")
        try home.as("cy").friends.accept("ann")
        return home
    }

    static let day = (from: "2026-10-10", to: "2026-10-11")

    static func listed(_ home: TestHome) throws -> [ListedReminder] {
        try home.as("ann").reminders.upcoming(from: day.from, to: day.to)
    }

    @Test("a class names friends first, counts the rest, and quotes the newest comments")
    func classmates() async throws {
        let home = try await Self.home()
        for text in ["first", "second", "third"] {
            _ = try home.as("ben").comments.add(on: "CM50123", text)
        }
        let content = try #require(try Self.listed(home).first?.content)
        #expect(content.classmates == ["cy", "ben"] && content.classmateCount == 3)
        #expect(content.body.contains("in 15 minutes\nwith cy, ben and 1 other\n"))
        #expect(content.comments.map(\.text) == ["third", "second"])
    }

    @Test("neither who is invisible, nor who is blocked, nor who is suspended is named")
    func unnamed() async throws {
        let home = try await Self.home()
        _ = try home.as("ben").comments.add(on: "CM50123", "hello")
        try home.as("cy").enrolment.setInvisible(true)
        try home.as("ben").friends.block("ann")
        _ = try home.as("op").people.suspend("dot")
        let content = try #require(try Self.listed(home).first?.content)
        #expect(content.classmates.isEmpty && content.classmateCount == 0)
        #expect(content.comments.isEmpty)
    }

    @Test("what is muted does not ring, and rings again when it is not")
    func mute() async throws {
        let home = try await Self.home()
        #expect(try home.as("ann").reminders.mute("cm 50123", isMuted: true) == "CM50123")
        #expect(try Self.listed(home).isEmpty && home.as("ann").reminders.mutes() == ["CM50123"])
        _ = try home.as("ann").settings.set("important", "CM50123")
        #expect(try Self.listed(home).count == 1)
        _ = try home.as("ann").settings.set("important", "none")
        #expect(try home.as("ann").reminders.mute("CM50123", isMuted: false) == "CM50123")
        #expect(try Self.listed(home).count == 1 && home.as("ann").reminders.mutes().isEmpty)
        let unknown = failure { _ = try home.as("ann").reminders.mute("CM50132", isMuted: true) }
        #expect(unknown?.reason == .missing && unknown?.sentence.contains("CM50123") ?? false)
    }

    @Test("settings move what rings")
    func settings() async throws {
        let home = try await Self.home()
        _ = try home.as("ann").settings.set("leads.class", "1h,5m")
        _ = try home.as("ann").settings.set("digest", "07:30")
        _ = try home.as("ann").settings.set("quiet", "22:00-08:15")
        let listed = try Self.listed(home)
        let zone = try home.as("ann").zone
        #expect(
            listed.map { "\($0.reminder.kind.rawValue) \(zone.wall(at: $0.at).clockText)" }
                == ["digest 08:15", "class 08:15", "class 08:55"])
        #expect(listed.first?.content.body.contains("09:00 CM50123 Lecture") ?? false)
    }

    @Test("the bell is told to ring, to drop what is gone, and to lapse what is of no use")
    func assessment() async throws {
        let home = try await Self.home()
        var goal = GoalDraft()
        goal.amount = "16oz"
        _ = try home.as("ann").water.setGoal(goal)
        let desks = try home.as("ann")
        let window = try desks.calendar.window(.day, date: "2026-10-05", from: nil, to: nil)
        let wide = window.lowerBound..<window.lowerBound.adding(seconds: 6 * 86_400)
        let rules = try desks.bell.bellRules(on: .still(at: desks.now))
        let planned = try rules.plan(desks.person, wide)
        let cup = try #require(planned.first { $0.kind == .hydration })
        let lecture = try #require(planned.first { $0.kind == .class })
        func verdict(_ reminder: Reminder) throws -> String {
            try Self.verdict(reminder, of: desks.person, rules)
        }
        #expect(try verdict(cup) == "Time for a glass (8 oz): 16 oz to go until 21:00")
        #expect(try verdict(lecture) == "CM50123 Lecture at 09:00")
        // Drunk just before: its cup stands elsewhere now.
        let early = ClockTime(cup.due.adding(seconds: -600), in: .utc).description
        _ = try home.as("ann", now: early).water.log("4oz")
        #expect(try verdict(cup) == "gone")
        _ = try home.as("ann", now: early).water.log("12oz")
        #expect(try verdict(cup) == "lapses: the goal is met")
        var moved = lecture
        moved.due = moved.due.adding(seconds: -600)
        #expect(try verdict(moved) == "gone")
        let id = try #require(lecture.item).id.description
        _ = try home.as("ann").items.change(id, ItemEdit(isHidden: true), isSeries: false)
        #expect(try verdict(lecture) == "gone")
    }

    @Test("a goal in litres is told in millilitres")
    func litres() async throws {
        let home = try await Self.home()
        var goal = GoalDraft()
        goal.amount = "0.5l"
        _ = try home.as("ann").water.setGoal(goal)
        let desks = try home.as("ann")
        let rules = try desks.bell.bellRules(on: .still(at: desks.now))
        let day = desks.now..<desks.now.adding(seconds: 86_400)
        let cup = try #require(
            rules.plan(desks.person, day).first { $0.kind == .hydration })
        let told = try Self.verdict(cup, of: desks.person, rules)
        #expect(told == "Time for a glass (237 ml): 500 ml to go until 21:00")
    }

    /// What becomes of a reminder when it is due, in a line.
    static func verdict(
        _ reminder: Reminder, of person: Person, _ rules: BellRules
    ) throws -> String {
        let due = DueReminder(
            row: 1, person: person, reminder: reminder, next: reminder.due, wanted: reminder.due)
        let answers = try rules.assess([due], reminder.due)
        return switch answers.first {
        case .ring(let ringing): ringing.content.title
        case .wait(_, let reason): "waits: \(reason)"
        case .lapse(let reason): "lapses: \(reason)"
        case .withdraw: "gone"
        case nil: "nothing"
        }
    }

    @Test("secrets in channels are shown only when that is asked for")
    func secrets() throws {
        let home = try TestHome()
        let set = try home.as("ann").settings.set("channels", "desktop,command:/bin/true")
        #expect(set.value == "desktop,command:/bin/true" && set.shown == set.value)
        #expect(
            failure { _ = try home.as("ann").settings.set("channels", "pigeon:x") }?.reason
                == .invalid)
        #expect(try home.as("ann").settings.set("zone", "Europe/Vienna").value == "Europe/Vienna")
        #expect(failure { _ = try home.as("ann").settings.set("zone", "Mars") }?.reason == .invalid)
        #expect(try home.as("ann").settings.set("units", "ml").value == "ml")
        #expect(try home.as("ann").settings.setting("units").value == "ml")
    }
}
