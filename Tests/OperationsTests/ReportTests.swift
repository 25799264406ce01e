import Campus
import Foundation
import Recurrence
import Scheduling
import Storage
import TestSupport
import Testing
import Words

@testable import Operations

@Suite("Reports")
struct ReportTests {
    @Test(
        "whoever reports a thing no longer sees it, and nobody else is the wiser; taken back, they see it again",
        arguments: ReportScene.kinds)
    func hidden(_ kind: ReportSubject.Kind) async throws {
        let scene = try await ReportScene()
        #expect(try ["kim", "lee", "sam"].allSatisfy { try scene.sees($0, kind) })
        let id = try scene.report(kind, by: "kim")
        #expect(try !scene.sees("kim", kind))
        #expect(try ["lee", "sam", "op"].allSatisfy { try scene.sees($0, kind) })
        #expect(try scene.told("sam").isEmpty)
        #expect(try scene.as("sam").reports.statements().isEmpty)
        #expect(reason { try scene.as("lee").reports.withdraw(id) } == .missing)
        try scene.as("kim").reports.withdraw(id)
        #expect(try scene.sees("kim", kind))
        #expect(reason { try scene.as("kim").reports.withdraw(id) } == .missing)
        try scene.report(kind, by: "kim")
        #expect(try !scene.sees("kim", kind))
    }

    @Test("one's own, what is not there and what is not theirs to see nobody reports")
    func refused() async throws {
        let scene = try await ReportScene()
        for kind in ReportScene.kinds {
            #expect(reason { try scene.report(kind, by: "sam") } == .invalid, "\(kind)")
        }
        let missing: [(ReportSubject.Kind, String)] = [
            (.comment, "999"), (.comment, "x"), (.event, "e99"), (.event, "#none"),
            (.profile, "nobody"), (.picture, "kim"), (.page, "/me"),
        ]
        for (kind, name) in missing {
            let refusal = reason {
                try scene.as("ann").reports.report(kind, name, for: .spam)
            }
            #expect(refusal == .missing, "\(kind) \(name)")
        }
        _ = try scene.as("op").people.suspend("kim")
        #expect(reason { try scene.report(by: "kim") } == .forbidden)
        let long = String(repeating: "x", count: 501)
        #expect(reason { try scene.report(by: "ann", long) } == .invalid)
        #expect(try scene.as("op").cases.list().isEmpty)
    }

    @Test("twenty a day and no more; what they say anew of the same thing does not count")
    func many() async throws {
        var scene = try await ReportScene()
        let sam = try scene.as("sam")
        for number in 0..<21 { _ = try sam.comments.add(on: "CM50123", "\(number)") }
        let ids = try sam.modules.page("CM50123").comments.map(\.id)
        func report(_ id: CommentID) throws {
            try scene.as("ann").reports.report(.comment, "\(id)", for: .spam)
        }
        for id in ids.prefix(20) { try report(id) }
        try report(ids[0])
        #expect(reason { try report(ids[20]) } == .tooMany)
        scene.now = "2026-10-13T08:00:01+01:00"
        try report(ids[20])
    }

    @Test(
        "three reporters of standing hide it from all but its author's stewards, and the author is told; one who asks anew is no third",
        arguments: ReportScene.kinds)
    func three(_ kind: ReportSubject.Kind) async throws {
        let scene = try await ReportScene()
        for handle in ["kim", "lee", "lee"] { try scene.report(kind, by: handle) }
        #expect(try scene.sees("cy", kind) && scene.told("sam").isEmpty)
        try scene.report(kind, by: "ann")
        #expect(try !scene.sees("cy", kind))
        #expect(try scene.told("sam").count == 1)
        let statement = try #require(try scene.as("sam").reports.statements().first)
        #expect(statement.moderationCase.hidden != nil && statement.standing.decision == nil)
        try scene.decide(.keep)
        #expect(try scene.sees("cy", kind))
        // Somebody looked at it: no number of people hides it as it is.
        for handle in ["cy", "pat", "ben"] { try scene.report(kind, by: handle) }
        #expect(try scene.sees("op", kind) && scene.told("sam").count == 2)
    }

    @Test("who is new, suspended, or was wrong more often than right of late is not of standing")
    func standing() async throws {
        var scene = try await ReportScene()
        let other = try scene.as("sam").comments.add(on: "CM50123", "fine")
        try scene.as("kim").reports.report(.comment, "\(other)", for: .spam)
        try scene.decide(.keep)
        _ = try scene.as("new")
        for handle in ["kim", "lee", "new", "ben"] { try scene.report(by: handle) }
        _ = try scene.as("op").people.suspend("ben")
        try scene.report(by: "cy")
        #expect(try scene.sees("op", .comment))
        // What somebody has said stands: as long as it waits, it counts when its reporters come to be of standing.
        scene.now = "2026-10-15T08:00:00+01:00"
        try scene.report(by: "cy")
        #expect(try !scene.sees("op", .comment))
    }

    @Test("how it was is sealed at each report, edit and deletion, once each")
    func sealed() async throws {
        let scene = try await ReportScene()
        let sam = try scene.as("sam")
        try sam.comments.edit(scene.comment, to: "ruder")
        try scene.report(by: "kim")
        try scene.report(by: "lee")
        try sam.comments.edit(scene.comment, to: "nice")
        try sam.comments.delete(scene.comment)
        let card = try scene.waiting()
        #expect(card.copies.map(\.act) == [.reported, .edited, .deleted])
        #expect(
            card.copies.map { $0.parts.first?.text } == ["ruder", "nice", "nice"])
        #expect(card.name == nil && card.moderationCase.author?.text == "sam")

        try scene.report(.event, by: "kim")
        var draft = EventDraft()
        draft.title = "Tea"
        _ = try sam.events.edit("#duel", draft)
        try sam.events.remove("#duel")
        let listed = try #require(try scene.as("op").cases.list().last)
        #expect(listed.copies.map(\.act) == [.deleted])
        let event = try scene.as("op").cases.show(listed.moderationCase.id)
        #expect(event.copies.map(\.act) == [.reported, .edited, .deleted])
        #expect(event.copies.map { $0.parts.first?.text } == ["Duel", "Tea", "Tea"])
    }

    @Test("stewards are led to what waits for them, and all others to what was decided")
    func pages() throws {
        for (key, page) in [
            ("reported", "/reports"), ("appealed", "/reports"), ("hidden", "/me/reports"),
        ] {
            let sentence = KeptSentence.because(
                "kept.moderation.\(key)",
                [
                    "thing": .message(ReportSubject.Kind.comment.message),
                    "ground": .message(ReportReason.spam.message),
                ])
            let news = News(
                id: NewsID(1), eventID: nil, kind: .moderation, at: Instant(seconds: 0),
                sentence: sentence)
            #expect(news.moderationPage == page)
            let style = ReminderStyle(zone: .utc, at: Instant(seconds: 0))
            let body = ReminderText.news(news, style).body
            #expect(body.hasPrefix(page == "/reports" ? "it waits for a decision" : "why, and"))
        }
    }

    @Test(
        "a picture is sealed with its bytes, whatever its owner shows then, and only stewards see them"
    )
    func sealedPicture() async throws {
        let scene = try await ReportScene()
        try scene.report(.picture, by: "kim")
        try scene.as("sam").pictures.set(ReportScene.picture("two"))
        try scene.as("sam").pictures.set(nil)
        let id = try scene.waiting().moderationCase.id
        #expect(try scene.waiting().copies.map(\.picture) == ["d-one", "d-two", "d-two"])
        let bytes = try scene.as("op").cases.picture("d-one", of: id)
        #expect(bytes == Array("large one".utf8))
        for handle in ["sam", "kim", "ben", "cy"] {
            #expect(reason { _ = try scene.as(handle).cases.picture("d-one", of: id) } == .missing)
        }
        #expect(reason { _ = try scene.as("op").cases.picture("d-three", of: id) } == .missing)
    }

    @Test(
        "an account that is erased leaves what was reported behind, without its name; decided and half a year old, nothing"
    )
    func erased() async throws {
        var scene = try await ReportScene()
        try scene.report(by: "kim")
        try scene.report(.profile, by: "kim", "zwords")
        try scene.report(.picture, by: "kim")
        try scene.as("op").people.erase("sam", .removed)
        let cards = try scene.as("op").cases.list()
        #expect(cards.map(\.moderationCase.subject.kind) == [.comment, .profile, .picture])
        #expect(cards.allSatisfy { $0.moderationCase.authorID == nil })
        #expect(cards[0].copies.last?.parts.first?.text == "rude zqvkxj")
        #expect(cards[1].copies.flatMap(\.parts).allSatisfy { $0.name == .bio })
        #expect(cards[2].copies.last?.picture == "d-one")
        #expect(try scene.home.holds("zqvkxj") && !scene.home.holds("Sam Sly"))
        for card in cards {
            let id = card.moderationCase.id
            #expect(
                reason {
                    try scene.as("op").decisions.decide(id, DecisionDraft(.suspend, on: .hate, "x"))
                } == .missing)
            try scene.as("op").decisions.decide(id, DecisionDraft(.remove, on: .hate, "rude"))
        }
        try scene.as("op").people.erase("kim", .removed)
        #expect(try !scene.home.holds("zwords"))
        try keep(scene.home, at: "2027-04-10T08:00:00+01:00")
        #expect(try scene.home.holds("zqvkxj"))
        scene.now = "2027-04-14T09:00:00+01:00"
        try keep(scene.home, at: scene.now)
        #expect(try scene.as("op").cases.list(isDecided: true).allSatisfy(\.copies.isEmpty))
        let store = try scene.as("op").store
        try store.compact()
        #expect(try !scene.home.holds("zqvkxj") && !scene.home.holds("large one"))
    }

    private func keep(_ home: TestHome, at now: String) throws {
        _ = try HomeKeeper(
            Invocation(home: home.folder.path + "/home", person: "op", now: now)
        ).keep(backups: nil)
    }

    @Test("a hidden event rings for nobody but its author, is in no agenda, and nobody joins it")
    func hiddenEvent() async throws {
        let scene = try await ReportScene()
        for handle in ["sam", "cy"] { _ = try scene.as(handle).events.join("#duel") }
        for handle in ["kim", "lee", "ann"] { try scene.report(.event, by: handle) }
        func agenda(_ handle: String) throws -> [String] {
            let desks = try scene.as(handle)
            let window = try desks.calendar.window(.day, date: "2026-10-20", from: nil, to: nil)
            return try desks.calendar.agenda(AgendaQuery(window: window)).map(\.summary)
        }
        #expect(try agenda("cy") == [] && agenda("sam") == ["Duel"])
        #expect(reason { _ = try scene.as("ben").events.join("#duel") } == .missing)
        #expect(reason { _ = try scene.as("cy").events.show("#duel") } == .missing)
        _ = try scene.as("op").events.show("#duel")
        try scene.decide(.remove)
        #expect(try agenda("cy") == [])
        #expect(try scene.as("cy").news().map(\.kind) == [.removed])
        _ = try scene.as("sam").decisions.appeal(
            against: #require(
                try scene.as("sam").reports.statements().first?.standing.decision?.id),
            "it was a joke")
        try scene.decide(.keep, by: "pat")
        #expect(try agenda("cy") == ["Duel"])
    }

    @Test("what one reported is told to them, and what became of it")
    func own() async throws {
        let scene = try await ReportScene()
        try scene.report(by: "kim", "it hurts")
        var report = try #require(try scene.as("kim").reports.own().first)
        #expect(
            report.report.words == "it hurts" && report.copy?.parts.first?.text == "rude zqvkxj")
        #expect(report.standing.decision == nil && !report.standing.waits)
        try scene.decide(.warn)
        report = try #require(try scene.as("kim").reports.own().first)
        #expect(report.standing.decision?.outcome == .warn)
        #expect(report.standing.mayAppealUntil != nil)
        #expect(
            try scene.told("kim") == [
                "what you reported (comment) was looked at: its author was warned"
            ])
        #expect(
            try scene.told("sam") == [
                "a warning for something of yours (comment): harassment or threats"
            ])
        #expect(try scene.told("pat") == ["reported (comment): harassment or threats"])
        #expect(try scene.as("lee").reports.own().isEmpty)
        // What was decided is not asked anew, as long as it is the same.
        #expect(reason { try scene.report(by: "kim") } == .conflict)
        try scene.as("sam").comments.edit(scene.comment, to: "ruder still")
        try scene.report(by: "kim")
    }
}
