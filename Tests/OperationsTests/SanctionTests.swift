import Campus
import Recurrence
import Storage
import TestSupport
import Testing
import Words

@testable import Operations

@Suite("Suspensions, and what operators do by themselves")
struct SanctionTests {
    private static func suspension(_ scene: ReportScene, _ handle: String = "sam") throws
        -> Suspension?
    {
        try scene.as("op").people.known(handle).suspension
    }

    private static func isSuspended(_ scene: ReportScene) throws -> Bool {
        try scene.as("sam").people.card(nil).person.isSuspended
    }

    @Test("of two suspensions the later end counts, and when one is lifted the other stays")
    func two() async throws {
        var scene = try await ReportScene()
        let end = scene.instant("2026-11-01T00:00:00Z")
        try scene.report(by: "kim")
        try scene.report(.picture, by: "kim")
        let first = try scene.decide(.suspend)
        try scene.decide(.suspend, until: end)
        #expect(try #require(try Self.suspension(scene)).until == nil)
        _ = try scene.as("sam").decisions.appeal(against: first, "x")
        try scene.decide(.keep, by: "pat")
        #expect(try Self.isSuspended(scene) && Self.suspension(scene)?.until == end)
        #expect(try !scene.as("op").audit.list().contains { $0.act == .restorePerson })
        scene.now = "2026-10-31T23:59:59Z"
        #expect(try scene.as("op").people.restoreEnded() == 0)
        scene.now = "2026-11-01T00:00:00Z"
        #expect(try scene.as("op").people.restoreEnded() == 1)
        #expect(try !Self.isSuspended(scene) && Self.suspension(scene) == nil)
    }

    @Test("one that is over does not keep somebody from acting when the other is lifted")
    func over() async throws {
        var scene = try await ReportScene()
        try scene.report(by: "kim")
        let first = try scene.decide(.suspend)
        _ = try scene.as("op").people.suspend("sam", until: scene.instant("2026-10-13T08:00:00Z"))
        _ = try scene.as("sam").decisions.appeal(against: first, "x")
        scene.now = "2026-10-14T08:00:00Z"
        try scene.decide(.warn, by: "pat")
        #expect(try !Self.isSuspended(scene) && Self.suspension(scene) == nil)
    }

    @Test("whether somebody stays suspended operators decide, and no organiser")
    func organiser() async throws {
        let scene = try await ReportScene()
        try scene.home.as("op").communities.setOrganiser("Chess", "cy")
        _ = try scene.as("kim").reports.report(.event, "Blitz", for: .spam)
        let first = try scene.decide(.suspend)
        _ = try scene.as("ben").decisions.appeal(against: first, "x")
        let id = try scene.waiting(as: "cy").moderationCase.id
        #expect(try scene.waiting(as: "cy").obstacle?.message.key == "refusal.case.operators")
        #expect(reason { try scene.decide(.keep, by: "cy") } == .forbidden)
        #expect(try Self.suspension(scene, "ben") != nil)
        try scene.as("pat").decisions.decide(id, DecisionDraft(.keep, on: .other, "fine"))
        #expect(try Self.suspension(scene, "ben") == nil)
    }

    @Test("who is suspended is told why and until when, reads it, appeals, and is counted")
    func told() async throws {
        let scene = try await ReportScene()
        let end = scene.instant("2026-11-01T00:00:00Z")
        _ = try scene.as("op").people.suspend("sam", for: .harassment, "Third time", until: end)
        #expect(
            try scene.told("sam") == ["you are suspended until 2026-11-01: harassment or threats"])
        let statement = try #require(try scene.as("sam").reports.statements().first)
        #expect(statement.moderationCase.subject.kind == .account)
        let decision = try #require(statement.standing.decision)
        #expect(decision.outcome == .suspend && decision.until == end)
        #expect(decision.words == "Third time" && statement.standing.mayAppealUntil != nil)
        let months = try scene.as("cy").home.moderationLog(at: scene.as("cy").now).months()
        #expect(months[0].outcomes == [.suspend: 1] && months[0].reports == 0)
        #expect(try scene.as("op").audit.list().first?.act == .suspendPerson)
        // What they say of themselves is not what was decided on.
        #expect(try scene.as("sam").people.card(nil).profile.bio == "I am rude")
        let taken = try scene.as("sam").decisions.appeal(against: decision.id, "I did not")
        #expect(!taken.waits && reason { try scene.decide(.keep, by: "op") } == .forbidden)
        #expect(reason { try scene.decide(.remove, by: "pat") } == .invalid)
        try scene.decide(.keep, by: "pat")
        #expect(try !Self.isSuspended(scene) && scene.sees("lee", .profile))
        #expect(
            try scene.told("sam").last == "your suspension was looked at: it is lifted")
    }

    @Test("what a suspension is without, is said of it by nobody; it may be given anew")
    func bare() async throws {
        let scene = try await ReportScene()
        for _ in 0..<2 {
            _ = try scene.as("op").people.suspend("sam")
            #expect(try scene.told("sam").last == "you are suspended: another reason")
            #expect(try Self.suspension(scene)?.words == nil)
            _ = try scene.as("op").people.restore("sam")
            #expect(try !Self.isSuspended(scene) && Self.suspension(scene) == nil)
        }
    }

    @Test("who may act again is told so, once, whoever lets them and how")
    func restored() async throws {
        let scene = try await ReportScene()
        let again = "you are not suspended any more: you may act again"
        _ = try scene.as("op").people.suspend("sam")
        _ = try scene.as("op").people.restore("sam")
        #expect(try scene.told("sam").suffix(1) == [again])
        // Nothing stopped them.
        _ = try scene.as("op").people.restore("sam")
        #expect(try scene.told("sam").filter { $0 == again }.count == 1)
        // That what they wrote stays says nothing of that.
        try scene.report(by: "kim")
        let first = try scene.decide(.suspend)
        _ = try scene.as("sam").decisions.appeal(against: first, "x")
        try scene.decide(.keep, by: "pat")
        #expect(
            try scene.told("sam").suffix(2) == [
                again, "something of yours (comment) was looked at: it stays",
            ])
    }

    @Test("whoever is suspended is refused with the ground, until when, and where to appeal")
    func refused() async throws {
        let scene = try await ReportScene()
        func refusal() throws -> Refusal? {
            let sam = try scene.as("sam")
            return failure { try sam.friends.block("kim") }
        }
        let words = "belltower reports --mine says why, and how to appeal"
        _ = try scene.as("op").people.suspend("sam", for: .hate, "Third time")
        #expect(
            try refusal()?.sentence
                == "sam is suspended (hatred of a group of people): \(words)")
        _ = try scene.as("op").people.restore("sam")
        _ = try scene.as("op").people.suspend(
            "sam", for: .spam, until: scene.instant("2026-11-01T00:00:00Z"))
        let told = try refusal()
        #expect(
            told?.sentence
                == "sam is suspended until 2026-11-01 (spam or advertising): \(words)")
        #expect(told?.description.contains("Reports and decisions says why") ?? false)
        #expect(try scene.as("sam").reports.statements().first?.standing.mayAppealUntil != nil)
    }

    @Test(
        "a comment that an operator hides is a decision: its author is told, appeals, and it is counted"
    )
    func hidden() async throws {
        let scene = try await ReportScene()
        try scene.as("op").comments.hide(scene.comment, for: .spam, "An advert")
        #expect(try !scene.sees("lee", .comment))
        #expect(
            try scene.told("sam") == [
                "something of yours (comment) was removed: spam or advertising"
            ])
        let statement = try #require(try scene.as("sam").reports.statements().first)
        #expect(statement.standing.decision?.words == "An advert")
        #expect(statement.copy?.parts.first?.text == "rude zqvkxj")
        let line = try #require(try scene.as("op").audit.list().first)
        #expect(line.act == .hideComment && line.detail == "remove, spam: An advert")
        #expect(line.person?.text == "sam")
        #expect(reason { try scene.as("pat").comments.hide(scene.comment) } == .conflict)
        _ = try scene.as("sam").decisions.appeal(
            against: #require(statement.standing.decision).id, "It is not")
        #expect(reason { try scene.as("pat").comments.unhide(scene.comment) } == .conflict)
        try scene.decide(.keep, by: "pat")
        #expect(try scene.sees("lee", .comment))
        // And is put back by who hid it.
        try scene.as("op").comments.hide(scene.comment)
        try scene.as("op").comments.unhide(scene.comment)
        #expect(try scene.sees("lee", .comment))
        #expect(
            try scene.told("sam").last == "something of yours (comment) was looked at: it stays")
    }

    @Test("nobody hides or shows by hand what is their own, or what stewards decide on")
    func queue() async throws {
        let scene = try await ReportScene()
        let (op, pat) = (try scene.as("op"), try scene.as("pat"))
        let own = try op.comments.add(on: "CM50123", "adverts")
        _ = try scene.as("kim").reports.report(.comment, "\(own)", for: .spam, "it is one")
        #expect(try op.comments.reports().isEmpty)
        #expect(try pat.comments.reports().map(\.comment.id) == [own])
        #expect(try pat.comments.reports().first?.reasons == ["it is one"])
        #expect(reason { try op.comments.hide(own) } == .forbidden)
        #expect(reason { try pat.comments.hide(own) } == .conflict)
        try scene.decide(.remove, by: "pat")
        #expect(reason { try op.comments.unhide(own) } == .forbidden)
        #expect(reason { try pat.comments.unhide(own) } == .conflict)
        #expect(try !scene.as("lee").modules.page("CM50123").comments.contains { $0.id == own })
        // Whoever reported what others found to be nothing does not take it away by hand.
        try scene.report(by: "op")
        try scene.decide(.keep, by: "pat")
        #expect(reason { try op.comments.hide(scene.comment) } == .forbidden)
    }

    @Test("an operator takes back what was decided, also by themselves, but not on what is theirs")
    func reopened() async throws {
        let scene = try await ReportScene()
        func reopen(_ id: CaseID, by handle: String) -> Refusal.Reason? {
            reason { try scene.as(handle).decisions.reopen(id, on: .other, "It is fine.") }
        }
        try scene.report(.profile, by: "kim")
        try scene.report(.profile, by: "pat")
        let id = try scene.waiting().moderationCase.id
        #expect(reopen(id, by: "op") == .conflict)
        try scene.decide(.suspend)
        #expect(try !scene.sees("lee", .profile) && Self.isSuspended(scene))
        #expect(try scene.as("op").cases.show(id).mayReopen)
        #expect(try !scene.as("pat").cases.show(id).mayReopen)
        #expect(reopen(id, by: "pat") == .forbidden)
        for handle in ["kim", "ben"] { #expect(reopen(id, by: handle) == .missing) }
        #expect(reopen(id, by: "sam") == .forbidden)
        #expect(reopen(id, by: "op") == nil)
        #expect(try scene.sees("lee", .profile) && !Self.isSuspended(scene))
        #expect(reopen(id, by: "op") == .conflict)
        let line = try #require(
            try scene.as("op").audit.list().first { $0.act == .reopenCase })
        #expect(line.detail == "keep, other: It is fine." && line.person?.text == "sam")
        #expect(
            try scene.told("sam").last == "something of yours (profile) was looked at: it stays")
        #expect(
            try scene.told("kim").last == "what you reported (profile) was looked at: it stays")
        // What waits for another steward is theirs.
        _ = try scene.as("kim").decisions.appeal(
            against: #require(try scene.as("op").cases.show(id).decisions.last).id, "x")
        #expect(reopen(id, by: "op") == .conflict)
    }

    @Test("organisers decide on what is their community's, and take nothing back without an appeal")
    func reopenedByOrganiser() async throws {
        let scene = try await ReportScene()
        try scene.home.as("op").communities.setOrganiser("Chess", "cy")
        _ = try scene.as("kim").reports.report(.event, "Blitz", for: .spam)
        let id = try scene.waiting(as: "cy").moderationCase.id
        try scene.decide(.remove, by: "cy")
        #expect(reason { _ = try scene.as("lee").events.show("Blitz") } == .missing)
        for (handle, wanted) in [("cy", .forbidden), ("op", nil)] as [(String, Refusal.Reason?)] {
            let refusal = reason {
                try scene.as(handle).decisions.reopen(id, on: .other, "It is fine.")
            }
            #expect(refusal == wanted)
        }
        _ = try scene.as("lee").events.show("Blitz")
    }

    @Test("who did it stands in no line about oneself, but of who looked at what is private")
    func nameless() async throws {
        let scene = try await ReportScene()
        try scene.report(by: "kim")
        let id = try scene.decide(.suspend)
        _ = try scene.as("sam").decisions.appeal(against: id, "x")
        try scene.decide(.keep, by: "pat")
        _ = try scene.as("op").people.showPrivate("sam", for: "help")
        let lines = try scene.as("sam").audit.own()
        let acts: [AuditedAct] = [.viewPerson, .decideAppeal, .restorePerson, .suspendPerson]
        #expect(Set(lines.map(\.act)).isSuperset(of: acts))
        #expect(lines.filter { $0.actor != nil }.map(\.act) == [.viewPerson])
        #expect(try scene.as("op").audit.list(of: "sam").allSatisfy { $0.actor != nil })
    }
}

@Suite("What each side of a case learns")
struct CaseSideTests {
    @Test("who reported it reads that it was removed, and nothing of what its author may do")
    func reporter() async throws {
        let scene = try await ReportScene()
        let end = scene.instant("2026-11-01T00:00:00Z")
        try scene.report(by: "kim")
        try scene.decide(.suspend, until: end)
        let decision = try #require(try scene.as("kim").reports.own().first?.standing.decision)
        #expect(decision.outcome == .remove && decision.until == nil)
        let own = try #require(try scene.as("sam").reports.statements().first?.standing.decision)
        #expect(own.outcome == .suspend && own.until == end)
    }

    @Test("who took their report back hears no more of it, and has nothing to appeal against")
    func withdrawn() async throws {
        let scene = try await ReportScene()
        let report = try scene.report(by: "kim")
        try scene.report(by: "lee")
        try scene.as("kim").reports.withdraw(report)
        let id = try scene.decide(.keep)
        #expect(try scene.told("kim").isEmpty && scene.told("lee").count == 1)
        #expect(reason { _ = try scene.as("kim").decisions.appeal(against: id, "x") } == .missing)
        let standings = try ["kim", "lee"].map {
            try #require(try scene.as($0).reports.own().first).standing
        }
        #expect(standings.map { $0.mayAppealUntil == nil } == [true, false])
    }

    @Test("of what was found to be nothing its author learns nowhere")
    func nothing() async throws {
        let scene = try await ReportScene()
        func names() throws -> [String] {
            let sam = try scene.as("sam")
            return try sam.store.look { try $0.belongings(of: sam.person) }.map(\.name)
        }
        try scene.report(by: "kim")
        let first = try scene.decide(.keep)
        _ = try scene.as("kim").decisions.appeal(against: first, "x")
        try scene.decide(.keep, by: "pat")
        let sam = try scene.as("sam")
        #expect(try scene.told("sam").isEmpty && sam.reports.statements().isEmpty)
        #expect(try sam.audit.own().isEmpty)
        #expect(try !names().contains { ["decisions", "actsOfOperators"].contains($0) })
        #expect(try scene.as("op").audit.list().first?.act == .decideAppeal)
        try scene.report(.profile, by: "kim")
        try scene.decide(.warn)
        #expect(try names().contains("decisions") && sam.audit.own().count == 1)
    }

    @Test("what was hidden and is shown again stays among what its author reads")
    func goodNews() async throws {
        let scene = try await ReportScene()
        for handle in ["kim", "lee", "ann"] { try scene.report(by: handle) }
        try scene.decide(.keep)
        let statement = try #require(try scene.as("sam").reports.statements().first)
        #expect(statement.standing.decision?.outcome == .keep)
        #expect(statement.moderationCase.hidden == nil && statement.standing.mayAppealUntil == nil)
    }
}

@Suite("Things that are reported again")
struct ReportedAgainTests {
    @Test("what is removed and unchanged is in no second case, by report or by notice")
    func removed() async throws {
        let scene = try await ReportScene()
        try scene.report(.profile, by: "kim")
        try scene.decide(.remove)
        // Who does not see it has nothing to report; operators do.
        #expect(reason { try scene.report(.profile, by: "lee") } == .missing)
        #expect(reason { try scene.report(.profile, by: "kim") } == .missing)
        #expect(reason { try scene.report(.profile, by: "pat") } == .conflict)
        let op = try scene.as("op")
        _ = try op.home.notices(at: op.now).give(
            NoticeDraft(
                name: "Noa", email: "noa@example.org", address: "/people/sam", reason: .illegal,
                words: "it insults me", isInGoodFaith: true), in: .english)
        #expect(try op.cases.list().isEmpty)
        let notice = try #require(try op.store.look { try $0.unansweredNotices(at: op.now) }.first)
        #expect(notice.decision?.outcome == .remove)
        #expect(try !scene.sees("lee", .profile))
        // What its author made of it since somebody has to look at: it is hidden until then.
        var edit = ProfileEdit()
        edit.bio = "I am nice"
        _ = try scene.as("sam").people.edit(nil, edit, role: nil)
        try scene.report(.profile, by: "pat")
        #expect(try scene.waiting().moderationCase.hidden != nil)
        try scene.decide(.keep)
        #expect(try scene.sees("cy", .profile))
        #expect(
            try scene.told("sam").last == "something of yours (profile) was looked at: it stays")
    }

    @Test("what was decided on since in another case no appeal in the first one shows")
    func newer() async throws {
        let scene = try await ReportScene()
        try scene.report(.profile, by: "kim")
        let first = try scene.decide(.remove)
        var edit = ProfileEdit()
        edit.bio = "I am ruder"
        _ = try scene.as("sam").people.edit(nil, edit, role: nil)
        try scene.report(.profile, by: "pat")
        try scene.decide(.remove, by: "op")
        _ = try scene.as("sam").decisions.appeal(against: first, "x")
        try scene.decide(.keep, by: "pat")
        #expect(try !scene.sees("cy", .profile))
    }

    @Test("a picture that was removed is not shown again by showing it again; another is")
    func picture() async throws {
        let scene = try await ReportScene()
        func shows(_ name: String, to handle: String = "cy") throws -> Bool {
            (try? scene.as(handle).pictures.bytes("d-\(name)", .small)) != nil
        }
        func show(_ name: String?) throws {
            try scene.as("sam").pictures.set(name.map(ReportScene.picture))
        }
        try scene.report(.picture, by: "kim")
        // One report hides nothing, whatever its owner does.
        try show("one")
        #expect(try shows("one"))
        try scene.decide(.remove)
        for name in [nil, "one", "two", "one"] {
            try show(name)
            #expect(try name == nil || shows("one") == false && shows("two") == (name == "two"))
        }
        let case1 = try #require(try scene.as("op").cases.list(isDecided: true).first)
        try scene.as("op").decisions.reopen(case1.moderationCase.id, on: .other, "It is fine.")
        #expect(try shows("one"))
    }

    @Test("what is shown in the place of what three reports hid is hidden as well")
    func another() async throws {
        let scene = try await ReportScene()
        func shows(_ name: String) throws -> Bool {
            (try? scene.as("ben").pictures.bytes("d-\(name)", .small)) != nil
        }
        for handle in ["kim", "lee", "ann"] { try scene.report(.picture, by: handle) }
        #expect(try !shows("one"))
        try scene.as("sam").pictures.set(ReportScene.picture("two"))
        #expect(try shows("two"))
        try scene.as("sam").pictures.set(ReportScene.picture("one"))
        #expect(try !shows("one"))
        try scene.as("sam").pictures.set(ReportScene.picture("three"))
        try scene.report(.picture, by: "cy")
        #expect(try !shows("three") && scene.told("sam").count == 2)
    }
}
