import Campus
import Recurrence
import Scheduling
import Storage
import TestSupport
import Testing

@testable import Operations

/// What somebody sees is of the same topics' numbers only when it is the same.
@Suite("Revisions")
struct RevisionTests {
    static let people = ["op", "ann", "ben", "cy"]

    /// Everybody is somebody's classmate; ann and ben are friends; cy is a stranger.
    static func home() async throws -> TestHome {
        let home = try TestHome()
        for handle in people { _ = try home.as(handle) }
        try await home.subscribeCampus("CM50123 - Lecture", "MA20216 - Lecture")
        for handle in ["ann", "ben"] { _ = try home.as(handle).enrolment.enrol(["CM50123"]) }
        _ = try home.as("cy").enrolment.enrol(["MA20216"])
        _ = try home.as("ann").friends.request("ben")
        try home.as("ben").friends.accept("ann")
        _ = try home.as("op").communities.create("Chess")
        try home.as("op").communities.setOrganiser("Chess", "ben")
        _ = try home.as("ann").communities.join("Chess")
        for handle in ["ann", "ben"] {
            _ = try home.as(handle).settings.set("share-busy", "friends")
        }
        return home
    }

    /// All that somebody looks at, in no particular form.
    static let looks: [(name: String, look: @Sendable (Desks) throws -> String)] = [
        ("agenda", { "\(try $0.calendar.agenda(AgendaQuery(window: window($0))))" }),
        ("hidden", { "\(try $0.items.hidden())" }),
        ("groups", { "\(try $0.calendar.groupStandings())" }),
        ("gaps", { "\(try $0.freeTime.gaps(in: window($0), atLeast: "30m"))" }),
        (
            "common time",
            { desks in
                let wish = MeetingWish(with: ["ann"], from: "2026-10-05")
                return "\(Result { try desks.freeTime.common(wish) })"
            }
        ),
        ("free now", { "\(try $0.freeTime.freeNow())" }),
        ("friends", { "\(try $0.friends.list())" }),
        ("asked", { "\(try $0.friends.isAsked())" }),
        ("people", { "\(try $0.people.list())" }),
        ("card", { "\(try $0.people.card(nil))" }),
        ("communities", { "\(try $0.communities.list())" }),
        ("community", { "\(try $0.communities.page("Chess"))" }),
        ("events", { "\(try $0.events.list(EventSelection()))" }),
        ("enrolments", { "\(try $0.enrolment.enrolments())" }),
        ("CM50123", { "\(try $0.modules.page("CM50123"))" }),
        ("MA20216", { "\(try $0.modules.page("MA20216"))" }),
        (
            "classmates",
            { desks in
                let codes = try desks.enrolment.enrolments().map(\.code.text)
                return "\(try codes.map { try desks.enrolment.classmates($0) })"
            }
        ),
        ("mutes", { "\(try $0.reminders.mutes())" }),
        ("reminders", { "\(try $0.reminders.upcoming(from: nil, to: nil))" }),
        ("history", { "\(try $0.reminders.history(from: "2026-10-01", to: nil))" }),
        ("settings", { "\(try $0.settings.list())" }),
        ("sources", { "\(try $0.sources.list().map { "\($0.source)" })" }),
        ("changes", { "\(try $0.sources.changes(since: "2026-10-01"))" }),
        ("goal", { "\(try $0.water.goal())" }),
        ("water", { "\(try $0.water.history())" }),
        ("acts", { "\(try $0.personal.lastActs())" }),
        ("news", { "\(try $0.news())" }),
    ]

    private static func window(_ desks: Desks) throws -> Range<Instant> {
        try desks.calendar.window(.day, date: nil, from: "2026-10-01", to: "2026-11-01")
    }

    /// What somebody saw at one look, and of which topics that was.
    struct Seen {
        var text: String
        var topics: TopicNumbers
    }

    /// What somebody sees at each look; nothing for who is suspended.
    static func seen(_ desks: Desks) throws -> [String: Seen] {
        guard !desks.person.isSuspended else { return [:] }
        var seen: [String: Seen] = [:]
        for (name, look) in looks {
            let noting = desks.noting
            let text = try look(noting)
            seen[name] = Seen(text: text, topics: noting.topics)
        }
        return seen
    }

    /// One after the other in one home.
    static let acts: [(String, @Sendable (TestHome) async throws -> Void)] = [
        (
            "add",
            { home in
                _ = try home.as("ann").personal.add(
                    PersonalWords(summary: "Gym", start: "2026-10-06 12:00", length: "45m"))
            }
        ),
        ("undo", { _ = try $0.as("ann").personal.undo() }),
        (
            "add something now",
            { home in
                _ = try home.as("ann").personal.add(
                    PersonalWords(summary: "Tea", start: "2026-10-05 07:00", length: "14h"))
            }
        ),
        ("undo what is now", { _ = try $0.as("ann").personal.undo() }),
        (
            "item",
            { home in
                let item = try #require(try home.october("ann").first)
                _ = try home.as("ann").items.change(
                    item.id.description, ItemEdit(isHidden: true), isSeries: false)
            }
        ),
        (
            "subscribe",
            { home in
                let file = try home.folder.write(classFeed(["MA20216 - Tutorial"]), as: "own.ics")
                _ = try await home.as("ann").sources.subscribe(
                    Subscription(address: file, name: "Own", every: 60))
            }
        ),
        (
            "an import of one's own source",
            { home in
                _ = try home.folder.write(
                    classFeed(["MA20216 - Tutorial", "CM50123 - Lab"]), as: "own.ics")
                _ = try await home.as("ann").imports.run(.named(["Own"]), isNarrowed: true)
            }
        ),
        ("import --undo", { _ = try $0.as("ann").imports.undo(of: "Own") }),
        (
            "sources --edit",
            { home in
                _ = try home.as("ann").sources.configure("Own") { $0.name = "Mine" }
            }
        ),
        ("unsubscribe", { try $0.as("ann").sources.unsubscribe("Mine") }),
        (
            "an import of the campus's",
            { home in
                _ = try home.folder.write(
                    classFeed(["CM50123 - Lab", "MA20216 - Lecture"]), as: "Campus.ics")
                _ = try await home.as("op").imports.run(.named(["Campus"]), isNarrowed: false)
            }
        ),
        ("drink", { _ = try $0.as("ann").water.log("250 ml", at: nil) }),
        (
            "goal",
            { home in
                var draft = GoalDraft()
                draft.amount = "2 l"
                _ = try home.as("ann").water.setGoal(draft)
            }
        ),
        ("settings", { _ = try $0.as("ann").settings.set("leads.class", "20m") }),
        ("mute", { _ = try $0.as("ann").reminders.mute("CM50123", isMuted: true) }),
        ("invisible", { try $0.as("ann").enrolment.setInvisible(true) }),
        ("visible", { try $0.as("ann").enrolment.setInvisible(false) }),
        ("comment", { _ = try $0.as("ann").comments.add(on: "CM50123", "Bring a coat") }),
        (
            "correct",
            { home in
                for handle in ["dan", "eve"] {
                    _ = try home.as(handle).enrolment.enrol(["CM50123"])
                }
                for handle in ["ben", "dan", "eve"] {
                    let item = try #require(
                        try home.october(handle).first { $0.module?.text == "CM50123" })
                    _ = try home.as(handle).corrections.say(item.id.description, isIn: "C4 2.01")
                }
            }
        ),
        (
            "correct --undo",
            { home in
                let item = try #require(
                    try home.october("ben").first { $0.module?.text == "CM50123" })
                try home.as("ben").corrections.takeBack(item.id.description)
            }
        ),
        ("report", { try $0.as("ben").comments.report(1, for: "rude") }),
        (
            "decide",
            { home in
                let op = try home.as("op")
                let id = try #require(try op.cases.list().first).moderationCase.id
                try op.decisions.decide(id, DecisionDraft(.keep, on: .other, "fine"))
            }
        ),
        ("hide", { try $0.as("op").comments.hide(1) }),
        (
            "publish",
            { home in
                var draft = EventDraft()
                (draft.title, draft.start, draft.capacity) = ("Night", "2026-10-07 18:00", 1)
                draft.hashtag = "night"
                _ = try home.as("ben").events.publish(draft, in: "Chess")
            }
        ),
        ("join", { _ = try $0.as("ann").events.join("#night") }),
        ("community join", { _ = try $0.as("cy").communities.join("Chess") }),
        ("queue", { _ = try $0.as("cy").events.join("#night") }),
        ("drop", { _ = try $0.as("ann").events.drop("#night") }),
        (
            "edit event",
            { home in
                var draft = EventDraft()
                draft.title = "Long night"
                _ = try home.as("ben").events.edit("#night", draft)
            }
        ),
        (
            "seen",
            { home in
                let ann = try home.as("ann").communities
                _ = try ann.markSeen(ann.page("Chess"))
            }
        ),
        ("cancel event", { _ = try $0.as("ben").events.cancel("#night", reason: "rain") }),
        ("request", { _ = try $0.as("cy").friends.request("ann") }),
        ("accept", { try $0.as("ann").friends.accept("cy") }),
        ("remove", { try $0.as("cy").friends.remove("ann") }),
        ("block", { try $0.as("ann").friends.block("cy") }),
        ("unblock", { try $0.as("ann").friends.unblock("cy") }),
        (
            "edit person",
            { home in
                var edit = ProfileEdit()
                edit.name = "Ann Archer"
                _ = try home.as("ann").people.edit(nil, edit, role: nil)
            }
        ),
        ("person add", { _ = try $0.as("op").people.add("dee", ProfileEdit()) }),
        ("organiser", { try $0.as("op").communities.setOrganiser("Chess", "ann") }),
        ("quit", { _ = try $0.as("ann").communities.quit("Chess") }),
        ("leave", { _ = try $0.as("ann").enrolment.leave("CM50123") }),
        ("suspend", { _ = try $0.as("op").people.suspend("cy") }),
        ("restore", { _ = try $0.as("op").people.restore("cy") }),
        (
            "edit community",
            { home in
                _ = try home.as("ben").communities.edit("Chess", CommunityDraft(topic: "Games"))
            }
        ),
        ("rename", { _ = try $0.as("op").communities.rename("Chess", to: "chess") }),
        ("erase", { try $0.as("op").people.erase("dee", .removed) }),
    ]

    @Test("whatever anybody does, what shows it is of topics that were touched")
    func acts() async throws {
        let home = try await Self.home()
        var before = try Self.states(home)
        for (name, act) in Self.acts {
            try await act(home)
            let after = try Self.states(home)
            var isSeen = false
            for (handle, old) in before {
                let new = after[handle] ?? [:]
                isSeen = isSeen || old.mapValues(\.text) != new.mapValues(\.text)
                let desks = try home.as(handle)
                for (look, seen) in old where new[look].map({ $0.text != seen.text }) ?? true {
                    let numbers = try desks.numbers(of: seen.topics.keys)
                    #expect(numbers != seen.topics, "\(look) of \(handle) after \(name)")
                }
            }
            // Somebody sees it: else nothing was done.
            #expect(isSeen, "\(name)")
            before = after
        }
    }

    /// What each of the people sees.
    private static func states(_ home: TestHome) throws -> [String: [String: Seen]] {
        try Dictionary(uniqueKeysWithValues: people.map { ($0, try seen(home.as($0))) })
    }

    /// Acts, and the looks of people that they are nothing to.
    static let strange: [(String, String, [String], @Sendable (TestHome) async throws -> Void)] = [
        (
            "a comment", "cy", ["agenda", "MA20216", "people", "events", "reminders", "news"],
            { _ = try $0.as("ann").comments.add(on: "CM50123", "Bring a coat") }
        ),
        (
            "a comment", "ben", ["agenda", "MA20216", "classmates", "reminders"],
            { _ = try $0.as("ann").comments.add(on: "CM50123", "And an umbrella") }
        ),
        (
            "another text of a comment", "cy", ["agenda", "MA20216"],
            { try $0.as("ann").comments.edit(1, to: "Bring two coats") }
        ),
        ("its end", "cy", ["agenda", "MA20216"], { try $0.as("ann").comments.delete(1) }),
        (
            "an import of a source that tells them nothing", "cy",
            ["agenda", "MA20216", "groups", "changes", "events"],
            { home in
                _ = try home.folder.write(classFeed(["PH10100 - Lab"]), as: "Other.ics")
                _ = try await home.as("op").imports.run(.named(["Other"]), isNarrowed: false)
            }
        ),
    ]

    @Test("what shows nothing of an act is of none of the topics that it touched")
    func strangers() async throws {
        let home = try await Self.home()
        _ = try await home.subscribeCampus("PH10100 - Lecture", named: "Other")
        for (name, handle, looks, act) in Self.strange {
            let before = try Self.seen(home.as(handle))
            try await act(home)
            for look in looks {
                let topics = try #require(before[look]?.topics)
                #expect(
                    try home.as(handle).numbers(of: topics.keys) == topics,
                    "\(look) of \(handle) after \(name)")
            }
        }
    }

    @Test("to look raises none")
    func looking() async throws {
        let home = try await Self.home()
        let before = try Self.people.map { try home.as($0).revision() }
        for handle in Self.people { _ = try Self.seen(home.as(handle)) }
        #expect(try Self.people.map { try home.as($0).revision() } == before)
    }

    @Test("what one does for oneself raises nobody else's")
    func own() async throws {
        let home = try await Self.home()
        let others = ["op", "ben", "cy"]
        let before = try others.map { try home.as($0).revision() }
        let mine = try home.as("ann").revision()
        _ = try home.as("ann").water.log("250 ml", at: nil)
        _ = try home.as("ann").reminders.mute("CM50123", isMuted: true)
        #expect(try home.as("ann").revision() != mine)
        #expect(try others.map { try home.as($0).revision() } == before)
    }

    @Test("a new configuration has another mark")
    func configuration() async throws {
        let home = try TestHome()
        let before = try home.as("op").configurationMark
        try home.configure("zone: Asia/Tokyo\n")
        #expect(try home.as("op").configurationMark != before)
    }

    @Test("only what may ring has its person planned anew")
    func marks() async throws {
        let home = try await Self.home()
        let op = try home.as("op")
        func marked() throws -> Set<String> {
            try Set(
                op.store.look { try $0.marked(at: op.now, limit: 99) }.map(\.person.handle.text))
        }
        try home.plan()
        #expect(try marked().isEmpty)
        _ = try home.as("ann").comments.add(on: "CM50123", "Bring a coat")
        _ = try home.as("ann").communities.page("Chess")
        #expect(try marked().isEmpty)
        _ = try home.as("ann").water.log("250 ml", at: nil)
        #expect(try marked() == ["ann"])
    }
}

extension Desks {
    /// The state of the caller's calendar.
    func revision() throws -> Revision {
        let id = person.id
        return try store.look { try $0.revision(of: id) }
    }
}
