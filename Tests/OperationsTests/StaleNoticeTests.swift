import Campus
import Foundation
import Logging
import Operations
import Recurrence
import Reminding
import TestSupport
import Testing

/// Something that happens between planning and ringing.
struct StaleNotice: Sendable, CustomTestStringConvertible {
    var what: String
    /// What becomes of the notice.
    var verdict: String
    var act: @Sendable (StaleNoticeScene) async throws -> Void

    init(
        _ what: String, _ verdict: String,
        _ act: @escaping @Sendable (StaleNoticeScene) async throws -> Void
    ) {
        self.what = what
        self.verdict = verdict
        self.act = act
    }

    var testDescription: String { "\(what): \(verdict)" }
}

@Suite("Notices that outlive their reason", .serialized)
struct StaleNoticeTests {
    static let later = "2026-10-05T09:00:00+01:00"

    static func check(
        _ scene: StaleNoticeScene, _ kind: Reminder.Kind, _ stale: StaleNotice, body: Bool = false
    ) async throws {
        let reminder = try #require(try scene.planned(kind), "nothing is planned")
        try await stale.act(scene)
        #expect(try scene.verdict(reminder, body: body) == stale.verdict)
        // A failed attempt, or a snooze: it is asked of again.
        let again = max(reminder.due.adding(seconds: 60), try scene.home.as("ann").now)
        let verdict = try scene.verdict(reminder, at: again, body: body)
        #expect(verdict.prefix(5) == stale.verdict.prefix(5), "\(verdict)")
    }

    static let classes: [StaleNotice] = [
        StaleNotice("nothing", "CM50123 Lecture at 09:00") { _ in },
        StaleNotice("cancelled", "gone: it is cancelled") {
            try await $0.tell { $0.status = "CANCELLED" }
        },
        StaleNotice("moved", "gone: it was moved, or does not take place") {
            try await $0.tell { $0.start = "20261006T140000" }
        },
        StaleNotice("removed", "gone: it is not in the calendar any more") {
            try await $0.tell { $0.isThere = false }
        },
        StaleNotice("renamed", "CM50123 Seminar at 09:00") {
            try await $0.tell { $0.title = "CM50123 Seminar" }
        },
        StaleNotice("hidden", "gone: it is hidden") { scene in
            let item = try #require(try scene.planned(.class)?.item)
            _ = try scene.home.as("ann").items.change(
                item.id.description, ItemEdit(isHidden: true), isSeries: false)
        },
        StaleNotice("muted", "lapses: muted") {
            _ = try $0.home.as("ann").reminders.mute("CM50123", isMuted: true)
        },
        StaleNotice("dismissed", "lapses: its series was dismissed") { scene in
            let item = try #require(try scene.planned(.class)?.item)
            _ = try scene.home.as("ann").reminders.dismiss(item.id.description, .series)
        },
    ]

    @Test("a class", arguments: classes)
    func ownClass(_ stale: StaleNotice) async throws {
        try await Self.check(try await .ownClass(), .class, stale)
    }

    @Test("a class of a source that was unsubscribed from")
    func unsubscribed() async throws {
        let stale = StaleNotice("unsubscribed", "gone: it is not in the calendar any more") {
            try $0.home.as("ann").sources.unsubscribe("Timetable")
        }
        try await Self.check(try await .ownClass(), .class, stale)
    }

    static let campus: [StaleNotice] = [
        StaleNotice("nothing", "CM50123 Lecture at 09:00") { _ in },
        StaleNotice("left", "gone: it is not in the calendar any more") {
            _ = try $0.home.as("ann").enrolment.leave("CM50123")
        },
        StaleNotice("unsubscribed", "gone: it is not in the calendar any more") {
            try $0.home.as("op").sources.unsubscribe("Campus")
        },
        StaleNotice("cancelled", "gone: it is cancelled") {
            try await $0.tell { $0.status = "CANCELLED" }
        },
    ]

    @Test("a class of the campus's", arguments: campus)
    func campusClass(_ stale: StaleNotice) async throws {
        try await Self.check(try await .campusClass(), .class, stale)
    }

    static let entries: [StaleNotice] = [
        StaleNotice("nothing", "Dentist at 14:00") { _ in },
        StaleNotice("deleted", "gone: it is not in the calendar any more") { scene in
            let item = try #require(try scene.planned(.personal)?.item)
            _ = try scene.home.as("ann").personal.delete(item.id.description, nil)
        },
        StaleNotice("taken back", "gone: it is not in the calendar any more") {
            _ = try $0.home.as("ann").personal.undo()
        },
        StaleNotice("moved", "gone: it was moved, or does not take place") { scene in
            let item = try #require(try scene.planned(.personal)?.item)
            _ = try scene.home.as("ann").personal.edit(
                item.id.description, part: nil, PersonalWords(start: "2026-10-05 19:00"))
        },
    ]

    @Test("an entry of one's own", arguments: entries)
    func entry(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene()
        _ = try scene.home.as("ann").personal.add(
            PersonalWords(summary: "Dentist", start: "2026-10-05 14:00"))
        try await Self.check(scene, .personal, stale)
    }

    static let events: [StaleNotice] = [
        StaleNotice("nothing", "Night at 18:00") { _ in },
        StaleNotice("cancelled", "gone: it is cancelled") {
            _ = try $0.home.as("ben").events.cancel($0.event, reason: nil)
        },
        StaleNotice("moved", "gone: it was moved, or does not take place") {
            _ = try $0.home.as("ben").events.edit(
                $0.event, CommunityTests.draft("Night", "2026-10-06 12:00"))
        },
        StaleNotice("dropped", "gone: it is not in the calendar any more") {
            _ = try $0.home.as("ann").events.drop($0.event)
        },
        StaleNotice("quit", "gone: it is not in the calendar any more") {
            _ = try $0.home.as("ann").communities.quit("Chess")
        },
        StaleNotice("reported", "gone: it is not in the calendar any more") {
            try $0.home.as("ann").reports.report(.event, $0.event, for: .spam)
        },
        StaleNotice("reported and taken back", "Night at 18:00") {
            let ann = try $0.home.as("ann")
            try ann.reports.withdraw(ann.reports.report(.event, $0.event, for: .spam))
        },
        StaleNotice("muted", "lapses: muted") {
            _ = try $0.home.as("ann").reminders.mute("Chess", isMuted: true)
        },
    ]

    @Test("an event", arguments: events)
    func event(_ stale: StaleNotice) async throws {
        try await Self.check(try await .chessNight(), .event, stale)
    }

    static let offers: [StaleNotice] = [
        StaleNotice("nothing", "Night: a place is free for you") { _ in },
        StaleNotice("taken", "lapses: the place was taken") {
            _ = try $0.home.as("ann").events.join($0.event)
        },
        StaleNotice("refused", "lapses: the place was given back") {
            _ = try $0.home.as("ann").events.drop($0.event)
        },
        StaleNotice("refused, and waited for", "lapses: the place was taken") {
            _ = try $0.home.as("ann").events.drop($0.event)
            _ = try $0.home.as("ann").events.join($0.event)
        },
        StaleNotice("cancelled", "lapses: the event was cancelled") {
            _ = try $0.home.as("ben").events.cancel($0.event, reason: nil)
        },
        StaleNotice("quit", "lapses: the place was given back") {
            _ = try $0.home.as("ann").communities.quit("Chess")
        },
        StaleNotice("muted", "Night: a place is free for you") {
            _ = try $0.home.as("ann").reminders.mute("Chess", isMuted: true)
        },
        StaleNotice("offered again", "lapses: the place was offered again since") {
            _ = try $0.home.as("ann").events.drop($0.event)
            _ = try $0.home.as("cat").events.join($0.event)
            _ = try $0.home.as("ann").events.join($0.event)
            _ = try $0.home.as("cat", now: later).events.drop($0.event)
        },
    ]

    @Test("a place from a waiting list", arguments: offers)
    func offer(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene.chessNight(waits: true)
        _ = try scene.home.as("cat").events.drop(scene.event)
        try await Self.check(scene, .offer, stale)
    }

    @Test("an offer that has run out")
    func ranOut() async throws {
        let scene = try await StaleNoticeScene.chessNight(waits: true)
        _ = try scene.home.as("cat").events.drop(scene.event)
        let offer = try #require(try scene.planned(.offer))
        #expect(try scene.verdict(offer, at: offer.until) == "lapses: the offer has run out")
    }

    static let lapses: [StaleNotice] = [
        StaleNotice("nothing", "Night: the place kept for you is gone") { _ in },
        StaleNotice("waits again", "lapses: they have asked for a place again") {
            _ = try $0.home.as("ann", now: "2026-10-06T09:00:00+01:00").events.join($0.event)
        },
        StaleNotice("cancelled", "lapses: the event was cancelled") {
            _ = try $0.home.as("ben", now: "2026-10-06T09:00:00+01:00").events.cancel(
                $0.event, reason: nil)
        },
    ]

    @Test("a place that was not taken in time", arguments: lapses)
    func lapse(_ stale: StaleNotice) async throws {
        var scene = try await StaleNoticeScene.chessNight(waits: true)
        _ = try scene.home.as("cat").events.drop(scene.event)
        let late = "2026-10-06T08:59:00+01:00"
        try scene.home.as("cat", now: late).events.settleOffers()
        scene = scene.at(late)
        try await Self.check(scene, .news, stale)
    }

    @Test("of a cancelled event nobody hears that a place was given on")
    func cancelledOffer() async throws {
        let scene = try await StaleNoticeScene.chessNight(waits: true)
        _ = try scene.home.as("cat").events.drop(scene.event)
        _ = try scene.home.as("ben").events.cancel(scene.event, reason: nil)
        try scene.home.as("cat", now: "2026-10-07T09:00:00+01:00").events.settleOffers()
        #expect(try scene.home.as("ann").news().map(\.kind) == [.offered, .cancelled])
    }

    static let changed: [StaleNotice] = [
        StaleNotice("nothing", "changed: now Tue 6 Oct at 18:00, 8W 2.1") { _ in },
        StaleNotice("changed again", "lapses: the event was changed again since") {
            var draft = EventDraft()
            draft.location = "1W 1.1"
            _ = try $0.home.as("ben", now: later).events.edit($0.event, draft)
        },
        StaleNotice("cancelled", "lapses: the event was cancelled") {
            _ = try $0.home.as("ben").events.cancel($0.event, reason: nil)
        },
        StaleNotice("dropped", "lapses: they do not come any more") {
            _ = try $0.home.as("ann").events.drop($0.event)
        },
        StaleNotice("reported", "lapses: its event is gone") {
            try $0.home.as("ann").reports.report(.event, $0.event, for: .spam)
        },
        StaleNotice("quit", "lapses: they do not come any more") {
            _ = try $0.home.as("ann").communities.quit("Chess")
        },
        StaleNotice("muted", "lapses: muted") {
            _ = try $0.home.as("ann").reminders.mute("Chess", isMuted: true)
        },
    ]

    @Test("an event that was changed", arguments: changed)
    func changedEvent(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene.chessNight()
        var draft = EventDraft()
        draft.location = "8W 2.1"
        _ = try scene.home.as("ben").events.edit(scene.event, draft)
        try await Self.check(scene, .news, stale, body: true)
    }

    @Test("an event that was cancelled, and one that was removed, when they would be over")
    func over() async throws {
        let scene = try await StaleNoticeScene.chessNight()
        _ = try scene.home.as("ben").events.cancel(scene.event, reason: "no board")
        let news = try #require(try scene.planned(.news))
        #expect(try scene.verdict(news) == "Night is cancelled: no board")
        let end = try #require(Timestamp.instant("2026-10-06T19:00:00+01:00"))
        #expect(try scene.verdict(news, at: end) == "lapses: the event is over")

        let own = try await StaleNoticeScene()
        let event = try own.home.as("ben").events.publish(
            EventTests.open("Picnic", "2026-10-06 18:00", "picnic"), in: nil)
        _ = try own.home.as("ann").events.join(event.event.name)
        try own.home.as("ben").events.remove(event.event.name)
        #expect(try own.planned(.news)?.until == end)
    }

    static let moved: [StaleNotice] = [
        StaleNotice("nothing", "CM50123 Lecture moved from Tue 6 Oct 09:00 to 14:00") { _ in },
        StaleNotice("moved again", "lapses: it was altered again since") {
            try await $0.tell(later) { $0.start = "20261006T160000" }
        },
        StaleNotice("moved back within the hour", "lapses: it was taken back") {
            try await $0.tell("2026-10-05T08:30:00+01:00") { _ in }
        },
        StaleNotice("moved back a day later", "lapses: it was altered again since") {
            try await $0.tell("2026-10-05T20:00:00+01:00") { _ in }
        },
        StaleNotice("cancelled", "lapses: it was altered again since") {
            try await $0.tell(later) {
                $0.start = "20261006T140000"
                $0.status = "CANCELLED"
            }
        },
        StaleNotice("in another room", "CM50123 Lecture moved from Tue 6 Oct 09:00 to 14:00") {
            try await $0.tell(later) {
                $0.start = "20261006T140000"
                $0.place = "1W 1.1"
            }
        },
        StaleNotice("removed", "lapses: it was altered again since") {
            try await $0.tell(later) { $0.isThere = false }
        },
        StaleNotice("unsubscribed", "lapses: its class is gone") {
            try $0.home.as("ann").sources.unsubscribe("Timetable")
        },
        StaleNotice("muted", "lapses: muted") {
            _ = try $0.home.as("ann").reminders.mute("CM50123", isMuted: true)
        },
        StaleNotice("hidden", "lapses: it is hidden") { scene in
            let item = try #require(try scene.planned(.class)?.item)
            _ = try scene.home.as("ann").items.change(
                item.id.description, ItemEdit(isHidden: true), isSeries: true)
        },
        StaleNotice("dismissed", "lapses: its series was dismissed") { scene in
            let item = try #require(try scene.planned(.class)?.item)
            _ = try scene.home.as("ann").reminders.dismiss(item.id.description, .series)
        },
    ]

    @Test("a class that was moved", arguments: moved)
    func movedClass(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene.ownClass()
        try await scene.tell { $0.start = "20261006T140000" }
        try await Self.check(scene.at("2026-10-05T08:10:00+01:00"), .change, stale)
    }

    static let cancelled: [StaleNotice] = [
        StaleNotice("nothing", "CM50123 Lecture is cancelled") { _ in },
        StaleNotice("takes place after all", "lapses: it was altered again since") {
            try await $0.tell("2026-10-05T20:00:00+01:00") { _ in }
        },
        StaleNotice("takes place elsewhere", "lapses: it was altered again since") {
            try await $0.tell("2026-10-05T20:00:00+01:00") { $0.place = "1W 1.1" }
        },
        StaleNotice("left", "lapses: its class is not theirs any more") {
            _ = try $0.home.as("ann").enrolment.leave("CM50123")
        },
        StaleNotice("unsubscribed", "lapses: its class is gone") {
            try $0.home.as("op").sources.unsubscribe("Campus")
        },
    ]

    @Test("a class of the campus's that was cancelled", arguments: cancelled)
    func cancelledClass(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene.campusClass()
        try await scene.tell { $0.status = "CANCELLED" }
        try await Self.check(scene.at("2026-10-05T08:10:00+01:00"), .change, stale)
    }

    static let digests: [StaleNotice] = [
        StaleNotice(
            "nothing",
            "nothing in your calendar\nCM50123 Lecture moved from Fri 9 Oct 09:00 to Sat 10 Oct 09:00"
        ) { _ in },
        StaleNotice(
            "moved again",
            "nothing in your calendar\nCM50123 Lecture moved from Sat 10 Oct 09:00 to Sun 11 Oct 09:00"
        ) {
            try await $0.tell("2026-10-05T12:00:00+01:00") { $0.start = "20261011T090000" }
        },
        StaleNotice(
            "removed",
            "nothing in your calendar\nCM50123 Lecture is no longer listed, Sat 10 Oct 09:00"
        ) {
            try await $0.tell("2026-10-05T12:00:00+01:00") { $0.isThere = false }
        },
        StaleNotice("muted", "nothing in your calendar") {
            _ = try $0.home.as("ann").reminders.mute("CM50123", isMuted: true)
        },
        StaleNotice("not wanted any more", "lapses: no digest is wanted any more") {
            _ = try $0.home.as("ann").settings.set("digest", "off")
        },
    ]

    @Test("a digest with a class that was moved", arguments: digests)
    func digest(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene.ownClass()
        _ = try scene.home.as("ann").settings.set("digest", "07:30")
        try await scene.tell { $0.start = "20261009T090000" }
        try await scene.tell("2026-10-05T10:00:00+01:00") { $0.start = "20261010T090000" }
        try await Self.check(
            scene.at("2026-10-05T10:10:00+01:00"), .digest, stale, body: true)
    }

    static let cups: [StaleNotice] = [
        StaleNotice("nothing", "Time for a glass (8 oz): 16 oz to go until 21:00") { _ in },
        StaleNotice("goal reached", "lapses: the goal is met") {
            _ = try $0.home.as("ann").water.log("16oz")
        },
        StaleNotice("goal off", "gone: the goal is off") {
            var goal = GoalDraft()
            goal.isOn = false
            _ = try $0.home.as("ann").water.setGoal(goal)
        },
        StaleNotice("hours over", "gone: the goal's hours are over") {
            var goal = GoalDraft()
            goal.to = "10:00"
            _ = try $0.home.as("ann").water.setGoal(goal)
        },
    ]

    @Test("a cup of water", arguments: cups)
    func cup(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene()
        var goal = GoalDraft()
        goal.amount = "16oz"
        _ = try scene.home.as("ann").water.setGoal(goal)
        let ann = try scene.home.as("ann")
        let rules = try ann.bell.bellRules(on: .still(at: ann.now))
        let day = ann.now..<ann.now.adding(seconds: 14 * 3_600)
        let cup = try #require(rules.plan(ann.person, day).last { $0.kind == .hydration })
        try await stale.act(scene)
        #expect(try scene.verdict(cup) == stale.verdict)
    }

    static let requests: [StaleNotice] = [
        StaleNotice("nothing", "ben asks to be your friend") { _ in },
        StaleNotice("accepted", "lapses: the request was answered or taken back") {
            try $0.home.as("ann").friends.accept("ben")
        },
        StaleNotice("declined", "lapses: the request was answered or taken back") {
            try $0.home.as("ann").friends.decline("ben")
        },
        StaleNotice("taken back", "lapses: the request was answered or taken back") {
            try $0.home.as("ben").friends.remove("ann")
        },
        StaleNotice("blocked", "lapses: the request was answered or taken back") {
            try $0.home.as("ann").friends.block("ben")
        },
        StaleNotice("suspended", "lapses: the request was answered or taken back") {
            _ = try $0.home.as("op").people.suspend("ben")
        },
        StaleNotice("erased", "lapses: the request was answered or taken back") {
            try $0.home.as("op").people.erase("ben", .removed)
        },
    ]

    @Test("a request to be friends", arguments: requests)
    func request(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene()
        _ = try scene.home.as("ben").friends.request("ann")
        try await Self.check(scene, .news, stale)
    }

    static let friends: [StaleNotice] = [
        StaleNotice("nothing", "ben is your friend now") { _ in },
        StaleNotice("ended by either", "lapses: what it told of is gone") {
            try $0.home.as("ann").friends.remove("ben")
        },
        StaleNotice("blocked", "lapses: what it told of is gone") {
            try $0.home.as("ben").friends.block("ann")
        },
        StaleNotice("suspended", "lapses: it was answered, or they are no friends any more") {
            _ = try $0.home.as("op").people.suspend("ben")
        },
    ]

    @Test("that a friend accepted", arguments: friends)
    func friend(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene()
        _ = try scene.home.as("ann").friends.request("ben")
        try scene.home.as("ben").friends.accept("ann")
        try await Self.check(scene, .news, stale)
    }

    static let comments: [StaleNotice] = [
        StaleNotice("nothing", "ben: bring a pen") { _ in },
        StaleNotice("edited", "ben: bring two") { scene in
            let comment = try #require(
                try scene.home.as("ben").modules.page("CM50123").comments.first)
            try scene.home.as("ben").comments.edit(comment.id, to: "bring two")
        },
        StaleNotice("deleted", "") { scene in
            let comment = try #require(
                try scene.home.as("ben").modules.page("CM50123").comments.first)
            try scene.home.as("ben").comments.delete(comment.id)
        },
        StaleNotice("hidden", "") { scene in
            let comment = try #require(
                try scene.home.as("ben").modules.page("CM50123").comments.first)
            try scene.home.as("op").comments.hide(comment.id)
        },
        StaleNotice("blocked", "") { try $0.home.as("ann").friends.block("ben") },
        StaleNotice("erased", "") { try $0.home.as("op").people.erase("ben", .removed) },
    ]

    @Test("a comment in a class's reminder", arguments: comments)
    func comment(_ stale: StaleNotice) async throws {
        let scene = try await StaleNoticeScene.ownClass()
        _ = try scene.home.as("ben").enrolment.enrol(["CM50123"])
        _ = try scene.home.as("ben").comments.add(on: "CM50123", "bring a pen")
        let reminder = try #require(try scene.planned(.class))
        #expect(try scene.verdict(reminder, body: true).contains("ben: bring a pen"))
        try await stale.act(scene)
        let said = try scene.verdict(reminder, body: true).split(separator: "\n")
        #expect(said.last { $0.hasPrefix("ben: ") } ?? "" == stale.verdict)
    }

    // MARK: - With a ledger

    @Test(
        "that a place is kept no more is told to those who were told of it",
        arguments: [true, false])
    func withdrawn(isTold: Bool) async throws {
        let scene = try await StaleNoticeScene.chessNight(waits: true)
        var edit = EventDraft()
        edit.capacity = 2
        _ = try scene.home.as("ben").events.edit(scene.event, edit)
        let offer = try #require(try scene.planned(.offer))
        if isTold { _ = try Self.ring(scene, "08:00", to: .command(path: "/bin/true")) }
        edit.capacity = 1
        _ = try scene.home.as("ben").events.edit(scene.event, edit)
        #expect(try scene.verdict(offer) == "lapses: the place is not kept any more")
        let news = try scene.home.as("ann").news().last
        #expect(news?.kind == (isTold ? .withdrawn : .changed))
        guard isTold, let news else { return }
        let until = news.at.adding(seconds: 3_600)
        let reminder = Reminder(
            .news(news.id), .news, due: news.at, until: until, isImportant: false)
        #expect(try scene.verdict(reminder) == "Night: the place kept for you is gone")
        #expect(
            try scene.verdict(reminder, body: true)
                == "it takes fewer people now: you are on its waiting list again")
        _ = try scene.home.as("cat").events.drop(scene.event)
        #expect(try scene.verdict(reminder) == "lapses: they do not wait any more")
    }

    @Test("what is dropped is on record with the reason, be it a retry or snoozed")
    func onRecord() async throws {
        let scene = try await StaleNoticeScene.chessNight(waits: true)
        _ = try scene.home.as("cat").events.drop(scene.event)
        // Nothing listens there.
        #expect(try Self.ring(scene, "08:00", to: .command(path: "/bin/false")) == 1)
        let offer = try #require(
            try scene.history(at: "08:01").first { $0.reminder.kind == .offer })
        #expect(offer.reminder.state == .planned && offer.attempts == 1)
        _ = try scene.home.as("ben").events.cancel(scene.event, reason: nil)
        _ = try Self.ring(scene, "08:02", to: .command(path: "/bin/true"))
        let lapsed = try scene.history(at: "08:03").first { $0.reminder.kind == .offer }
        #expect(lapsed?.reminder.state == .lapsed)
        #expect(lapsed?.reason?.text == "the event was cancelled")

        let own = try await StaleNoticeScene.ownClass()
        let id = try #require(try own.planned(.class)).id
        #expect(try Self.ring(own, "08:45", day: 6, to: .command(path: "/bin/true")) == 0)
        _ = try own.home.as("ann", now: "2026-10-06T08:46:00+01:00").reminders.snooze(
            id, for: "10m")
        try await own.tell("2026-10-06T08:50:00+01:00") { $0.status = "CANCELLED" }
        _ = try Self.ring(own, "08:56", day: 6, to: .command(path: "/bin/true"))
        let record = try own.history(at: "08:57", day: 6).first { $0.reminder.id == id }
        #expect(record?.reminder.state == .lapsed && record?.attempts == 1)
        #expect(record?.reason?.text == "it is cancelled")
    }

    /// - Returns: how many attempts failed.
    static func ring(
        _ scene: StaleNoticeScene, _ time: String, day: Int = 5, to channel: ChannelSpecification
    ) throws -> Int {
        try scene.home.as("ann", now: "2026-10-0\(day)T\(time):00+01:00").bell.ringOnce(
            RingOptions(channel: channel, isNarrowed: true),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        ).failed
    }
}

extension StaleNoticeScene {
    func history(at time: String, day: Int = 5) throws -> [ReminderRecord] {
        try home.as("ann", now: "2026-10-0\(day)T\(time):00+01:00")
            .reminders.history(from: nil, to: nil)
    }
}
