import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations

@Suite("Decisions on what was reported, and appeals")
struct DecisionTests {
    /// Who may do what with a case of sam's comment that kim reported, and with one of an event of Chess.
    @Test(
        "operators see and decide on all, organisers on what is their community's, nobody else on anything"
    )
    func callers() async throws {
        let scene = try await ReportScene()
        try scene.report(by: "kim")
        _ = try scene.as("kim").reports.report(.event, "Blitz", for: .spam)
        let cases = try scene.as("op").cases.list().map(\.moderationCase.id)
        let wanted: [(String, sees: [Bool], list: Refusal.Reason?)] = [
            ("op", [true, true], nil), ("pat", [true, true], nil), ("ben", [false, false], nil),
            ("kim", [false, false], .forbidden), ("sam", [false, false], .forbidden),
            ("cy", [false, false], .forbidden),
        ]
        for (handle, sees, list) in wanted {
            let desks = try scene.as(handle)
            #expect(cases.map { id in reason { _ = try desks.cases.show(id) } == nil } == sees)
            #expect(reason { _ = try desks.cases.list() } == list, "\(handle)")
            for (id, sees) in zip(cases, sees) where !sees {
                let refusal = reason {
                    try desks.decisions.decide(id, DecisionDraft(.keep, on: .other, "x"))
                }
                #expect(refusal == .missing, "\(handle)")
            }
        }
        // Blitz is ben's own; another organiser decides on it, and not on what is not the community's.
        try scene.home.as("op").communities.setOrganiser("Chess", "cy")
        let cy = try scene.as("cy")
        #expect(try cy.cases.list().map(\.moderationCase.id) == [cases[1]])
        #expect(try cy.cases.show(cases[1]).reports.allSatisfy { $0.reporter == nil })
        #expect(try scene.as("op").cases.show(cases[1]).reports.first?.reporter?.text == "kim")
        let suspending = reason {
            try cy.decisions.decide(cases[1], DecisionDraft(.suspend, on: .spam, "x"))
        }
        #expect(suspending == .forbidden)
        try cy.decisions.decide(cases[1], DecisionDraft(.remove, on: .spam, "adverts"))
        #expect(try scene.told("kim").last == "what you reported (event) was removed")
    }

    @Test(
        "nobody decides on what they wrote or reported: where nobody else is there, it waits and says so"
    )
    func own() async throws {
        let scene = try await ReportScene()
        try scene.report(by: "op")
        #expect(try scene.waiting().obstacle?.reason == .forbidden)
        #expect(reason { try scene.decide(.remove, by: "op") } == .forbidden)
        #expect(try !scene.waiting().waitsForSteward)
        try scene.report(by: "pat")
        #expect(try scene.waiting().waitsForSteward)
        #expect(try #require(try scene.as("pat").reports.own().first).standing.waits)
        // Whose it is does not even see who reported it.
        _ = try scene.as("op").people.edit("sam", ProfileEdit(), role: .operator)
        #expect(try scene.as("sam").cases.list().isEmpty)
    }

    @Test("each outcome does what it says, and is on record", arguments: Decision.Outcome.allCases)
    func outcomes(_ outcome: Decision.Outcome) async throws {
        let scene = try await ReportScene()
        try scene.report(by: "kim")
        let until = outcome == .suspend ? scene.instant("2026-10-20T00:00:00+01:00") : nil
        try scene.decide(outcome, until: until)
        #expect(try scene.sees("lee", .comment) == !outcome.removes)
        let sam = try scene.as("sam")
        #expect(try sam.people.card(nil).person.isSuspended == (outcome == .suspend))
        #expect(try scene.as("op").people.known("sam").suspension?.until == until)
        let entry = try #require(
            try scene.as("op").audit.list().first { $0.act == .decideCase })
        #expect(entry.actor?.text == "op")
        #expect(entry.person?.text == (outcome == .keep ? nil : "sam"))
        let id = try scene.as("op").cases.list(isDecided: true)[0].moderationCase.id
        #expect(entry.subject == "case \(id): comment \(scene.comment)")
        #expect(entry.detail == "\(outcome.rawValue), harassment: because of it")
        #expect(try scene.told("sam").count == (outcome == .keep ? 0 : 1))
        #expect(try scene.told("kim").count == 1)
        #expect(try scene.as("op").cases.list(isDecided: true).count == 1)
        let again = reason {
            try scene.as("pat").decisions.decide(
                scene.as("op").cases.list(isDecided: true)[0].moderationCase.id,
                DecisionDraft(.keep, on: .other, "x"))
        }
        #expect(again == .conflict)
    }

    @Test(
        "a decision needs words; an end only a suspension has, and it is to come; the last operator stays"
    )
    func drafts() async throws {
        let scene = try await ReportScene()
        try scene.report(by: "kim")
        let id = try scene.waiting().moderationCase.id
        let (past, next) = (
            scene.instant("2026-10-01T00:00:00Z"), scene.instant("2026-11-01T00:00:00Z")
        )
        for draft in [
            DecisionDraft(.remove, on: .other, " "),
            DecisionDraft(.warn, on: .other, "x", until: next),
            DecisionDraft(.suspend, on: .other, "x", until: past),
        ] {
            #expect(reason { try scene.as("op").decisions.decide(id, draft) } == .invalid)
        }
        #expect(try scene.waiting().decisions.isEmpty)
    }

    @Test(
        "an appeal is heard by another steward, and what they decide is done in place of what was")
    func appeal() async throws {
        let scene = try await ReportScene()
        try scene.report(by: "kim")
        let first = try scene.decide(.suspend)
        #expect(try scene.as("sam").people.card(nil).person.isSuspended)
        for handle in ["kim", "lee", "op"] {
            let refusal = reason {
                _ = try scene.as(handle).decisions.appeal(against: first, "x")
            }
            #expect(refusal == (handle == "kim" ? .invalid : .missing), "\(handle)")
        }
        // The suspended may ask for it too.
        let taken = try scene.as("sam").decisions.appeal(against: first, "it was a joke")
        #expect(!taken.waits)
        #expect(
            reason { _ = try scene.as("sam").decisions.appeal(against: first, "x") } == .conflict)
        #expect(try scene.told("pat").last == "somebody appeals against a decision (comment)")
        #expect(reason { try scene.decide(.keep, by: "op") } == .forbidden)
        let second = try scene.decide(.keep, by: "pat")
        #expect(try !scene.as("sam").people.card(nil).person.isSuspended)
        #expect(try scene.sees("lee", .comment))
        #expect(
            try scene.told("sam").last == "something of yours (comment) was looked at: it stays")
        let card = try scene.as("op").cases.list(isDecided: true)[0]
        #expect(card.decisions.map(\.id) == [first, second] && card.appeals[0].decided != nil)
        #expect(card.decisions[1].appealID == taken.id)
        // Now it went against who reported it: a third has to hear that, and is not there.
        #expect(try scene.as("kim").decisions.appeal(against: second, "it was none").waits)
        #expect(try scene.waiting().waitsForSteward)
        #expect(
            reason { _ = try scene.as("kim").decisions.appeal(against: first, "x") } == .conflict)
        #expect(try scene.as("op").audit.list().contains { $0.act == .decideAppeal })
    }

    @Test("for six months, and not a second longer")
    func late() async throws {
        var scene = try await ReportScene()
        try scene.report(by: "kim")
        let id = try scene.decide(.remove)
        scene.now = "2027-04-13T08:00:00+01:00"
        #expect(reason { _ = try scene.as("sam").decisions.appeal(against: id, "x") } == .over)
        #expect(
            try #require(try scene.as("sam").reports.statements().first).standing.mayAppealUntil
                == nil)
        scene.now = "2027-04-13T07:59:59+01:00"
        _ = try scene.as("sam").decisions.appeal(against: id, "x")
        // Kept as long as it is not heard.
        _ = try HomeKeeper(
            Invocation(
                home: scene.home.folder.path + "/home", person: "op",
                now: "2027-12-01T08:00:00+01:00")
        ).keep(backups: nil)
        #expect(try !scene.waiting(as: "pat").copies.isEmpty)
    }

    @Test("a suspension that somebody gave since stays when the appeal succeeds")
    func since() async throws {
        var scene = try await ReportScene()
        try scene.report(by: "kim")
        let id = try scene.decide(.suspend)
        scene.now = "2026-10-13T08:00:00+01:00"
        _ = try scene.as("op").people.suspend("sam", for: .spam)
        _ = try scene.as("sam").decisions.appeal(against: id, "x")
        try scene.decide(.keep, by: "pat")
        #expect(try scene.as("sam").people.card(nil).person.isSuspended)
    }

    @Test("what its author wrote before is told with a case, and how often it was decided so")
    func record() async throws {
        let scene = try await ReportScene()
        try scene.report(.profile, by: "kim")
        try scene.decide(.warn)
        try scene.report(.picture, by: "kim")
        try scene.decide(.remove)
        try scene.report(by: "kim")
        #expect(try scene.waiting().record == [.warn: 1, .remove: 1])
    }

    @Test("a picture shown since is not hidden for the one that was reported")
    func otherPicture() async throws {
        let scene = try await ReportScene()
        try scene.report(.picture, by: "kim")
        try scene.decide(.remove)
        #expect(try !scene.sees("lee", .picture))
        try scene.as("sam").pictures.set(ReportScene.picture("two"))
        #expect((try? scene.as("lee").pictures.bytes("d-two", .small)) != nil)
        let id = try #require(try scene.as("sam").reports.statements().first?.standing.decision?.id)
        _ = try scene.as("sam").decisions.appeal(against: id, "x")
        try scene.as("sam").pictures.set(ReportScene.picture("three"))
        try scene.decide(.remove, by: "pat")
        #expect((try? scene.as("lee").pictures.bytes("d-three", .small)) == nil)
    }

    @Test("everybody reads how much was reported and decided by month")
    func log() async throws {
        let scene = try await ReportScene()
        for handle in ["kim", "lee"] { try scene.report(by: handle) }
        let id = try scene.decide(.remove)
        _ = try scene.as("sam").decisions.appeal(against: id, "x")
        try scene.decide(.warn, by: "pat")
        let months = try scene.as("cy").home.moderationLog(at: scene.as("cy").now).months()
        #expect(months.count == 12)
        let month = months[0]
        #expect(month.first.description == "2026-10-01" && month.reports == 2)
        #expect(month.outcomes == [.remove: 1, .warn: 1] && month.appeals == 1)
        #expect(month.grounds == [.harassment: 2])
        #expect(months[1].first.description == "2026-09-01" && months[1].reports == 0)
    }
}

extension ReportScene {
    func instant(_ text: String) -> Instant {
        (try? home.as("op", now: text).now) ?? Instant(seconds: 0)
    }
}
