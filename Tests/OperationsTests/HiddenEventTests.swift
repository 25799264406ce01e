import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@testable import Operations
@testable import Storage

@Suite("Events that are hidden or reported, and those who come to them")
struct HiddenEventTests {
    private static let appealed = "2026-10-14T08:00:00+01:00"

    private static func agenda(_ desks: Desks) throws -> [String] {
        let window = try desks.calendar.window(.day, date: "2026-10-20", from: nil, to: nil)
        return try desks.calendar.agenda(AgendaQuery(window: window)).map(\.summary)
    }

    private static func edit(
        _ scene: ReportScene, _ change: (inout EventDraft) -> Void
    ) throws {
        var draft = EventDraft()
        change(&draft)
        _ = try scene.as("sam").events.edit("#duel", draft)
    }

    private static func hide(_ scene: ReportScene) throws {
        for handle in ["kim", "lee", "ben"] { try scene.report(.event, by: handle) }
    }

    private static func kinds(_ scene: ReportScene, _ handle: String) throws -> [News.Kind] {
        try scene.as(handle).news.list(since: Instant(seconds: 0)).map(\.news.kind)
    }

    private static func stamp(_ scene: ReportScene, _ handle: String) throws -> Int64 {
        let desks = try scene.as(handle)
        let marks = try desks.store.look { try $0.marks(of: [desks.person.id]) }
        return marks.first?.stamp ?? 0
    }

    @Test("what its author makes of a hidden event nobody hears until it is shown again")
    func silent() async throws {
        let scene = try await ReportScene()
        _ = try scene.as("cy").events.join("#duel")
        try Self.edit(scene) { $0.location = "Lake" }
        #expect(try Self.kinds(scene, "cy") == [.changed])
        try Self.hide(scene)
        // What was said before says what it is.
        #expect(try Self.kinds(scene, "cy").isEmpty)
        try Self.edit(scene) { $0.title = "Zwqk" }
        #expect(try scene.as("cy").news().count == 1)
        let before = try Self.stamp(scene, "cy")
        try scene.decide(.keep)
        #expect(try Self.stamp(scene, "cy") > before)
        #expect(try Self.kinds(scene, "cy") == [.changed, .changed])
        #expect(try scene.as("cy").news().last?.sentence.text.contains("Zwqk") == true)
        #expect(try Self.agenda(scene.as("cy")) == ["Zwqk"])
    }

    @Test("cancelled while it is hidden, it is told of when it is shown")
    func cancelled() async throws {
        let scene = try await ReportScene()
        _ = try scene.as("cy").events.join("#duel")
        try Self.hide(scene)
        _ = try scene.as("sam").events.cancel("#duel", reason: "no seconds")
        #expect(try scene.as("cy").news().isEmpty)
        try scene.decide(.keep)
        #expect(try Self.kinds(scene, "cy") == [.cancelled])
        #expect(try scene.as("cy").news().last?.sentence.text.contains("no seconds") == true)
    }

    @Test("what is hidden is planned anew for those who come, and told of where it was removed")
    func shownAgain() async throws {
        var scene = try await ReportScene()
        _ = try scene.as("cy").events.join("#duel")
        let joined = try Self.stamp(scene, "cy")
        try Self.hide(scene)
        #expect(try Self.stamp(scene, "cy") > joined)
        let id = try scene.decide(.remove)
        #expect(try Self.kinds(scene, "cy") == [.removed])
        scene.now = Self.appealed
        _ = try scene.as("sam").decisions.appeal(against: id, "it was a joke")
        try scene.decide(.keep, by: "pat")
        #expect(try Self.kinds(scene, "cy") == [.changed, .removed])
        let told = try #require(try scene.as("cy").news().last)
        #expect(told.sentence.text.contains("Duel") && told.author == nil)
        #expect(try Self.agenda(scene.as("cy")) == ["Duel"])
    }

    @Test("while it is hidden nobody loses their turn, and afterwards they are offered it as long")
    func waiting() async throws {
        var scene = try await ReportScene()
        try Self.edit(scene) { $0.capacity = 1 }
        for handle in ["ann", "cy", "pat"] { _ = try scene.as(handle).events.join("#duel") }
        _ = try scene.as("ann").events.drop("#duel")
        let hashtag = try #require(Hashtag("#duel"))
        func mine(_ handle: String) throws -> Attendance? {
            try scene.as(handle).looking { transaction, viewer in
                try transaction.events(everUnder: hashtag).first.flatMap {
                    try transaction.attendance(of: viewer, at: $0)
                }
            }
        }
        #expect(try mine("cy")?.state == .offered && mine("pat")?.state == .waiting)
        try Self.hide(scene)
        scene.now = "2026-10-16T08:00:00+01:00"
        let op = try scene.as("op")
        #expect(try op.store.look { try $0.nextOfferEnd() } == nil)
        try op.events.settleOffers()
        #expect(try mine("cy")?.state == .offered && mine("pat")?.state == .waiting)
        try scene.decide(.keep)
        #expect(try mine("cy")?.state == .offered && mine("pat")?.state == .waiting)
        #expect(try mine("cy")?.offeredUntil.map { $0 > op.now } == true)
        #expect(try scene.as("cy").events.join("#duel").mine?.state == .joined)
    }

    @Test("what one reported leaves one's calendar, and is back once the report is taken back")
    func reported() async throws {
        let scene = try await ReportScene()
        for handle in ["kim", "cy"] { _ = try scene.as(handle).events.join("#duel") }
        let name = try #require(
            try scene.as("kim").events.list(EventSelection()).first {
                $0.event.plan.title == "Duel"
            }
        ).event.name
        try Self.edit(scene) { $0.location = "Lake" }
        let id = try scene.report(.event, by: "kim")
        let kim = try scene.as("kim")
        #expect(try Self.agenda(kim).isEmpty && Self.agenda(scene.as("cy")) == ["Duel"])
        #expect(reason { _ = try kim.events.show(name) } == .missing)
        #expect(try Self.kinds(scene, "kim").isEmpty)
        // A place is theirs to give back, seen or not.
        _ = try kim.events.drop(name)
        #expect(reason { _ = try kim.events.join(name) } == .missing)
        try kim.reports.withdraw(id)
        #expect(try kim.events.join(name).mine?.state == .joined)
        try scene.report(.event, by: "kim")
        let before = try Self.stamp(scene, "kim")
        let again = try #require(try kim.reports.own().first)
        try kim.reports.withdraw(again.report.id)
        #expect(try Self.stamp(scene, "kim") > before)
        #expect(try Self.agenda(kim) == ["Duel"])
        #expect(try kim.events.show(name).mine?.state == .joined)
    }

    @Test("an operator who looks at a private event leaves a line a day, and nobody else does")
    func looked() throws {
        var home = try TestHome()
        for handle in ["pat", "ann", "kim"] { _ = try home.as(handle) }
        _ = try home.as("op").people.edit("pat", ProfileEdit(), role: .operator)
        var draft = ReportScene.draft("Secret", "#secret")
        draft.password = .words("open sesame")
        let name = try home.as("ann").events.publish(draft, in: nil).event.name
        _ = try home.as("kim").events.join(name, password: "open sesame")
        let op = try home.as("op")
        #expect(try op.events.list(EventSelection()).isEmpty)
        #expect(try home.as("kim").events.list(EventSelection()).count == 1)
        _ = try home.as("kim").events.show(name)
        _ = try home.as("ann").events.show(name)
        #expect(try home.as("ann").audit.own().isEmpty)
        for _ in 0..<2 {
            _ = try op.events.show(name)
            _ = try op.events.managed(name)
            _ = try op.events.door(name)
        }
        let line = try #require(try home.as("ann").audit.own().first)
        // Who looks at a case may be who decides on it, which nobody reads.
        #expect(line.act == .viewEvent && line.actor == nil)
        #expect(try op.audit.list().first?.actor?.text == "op")
        #expect(try home.as("ann").audit.own().count == 1)
        _ = try home.as("pat").events.removable(name)
        #expect(try home.as("ann").audit.own().count == 2)
        home.now = "2026-10-06T08:00:00+01:00"
        _ = try home.as("op").events.show(name)
        #expect(try home.as("ann").audit.own().count == 3)
        _ = try home.as("pat").people.suspend("op")
        #expect(reason { _ = try home.as("op").events.show(name) } == .missing)
        _ = try home.as("ann").events.publish(ReportScene.draft("Open", "#open"), in: nil)
        _ = try home.as("pat").events.show("#open")
        #expect(try home.as("ann").audit.own().count == 3)
    }

    private struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let look: @Sendable (Desks, String) throws -> Void

        init(_ name: String, _ look: @escaping @Sendable (Desks, String) throws -> Void) {
            testDescription = name
            self.look = look
        }
    }

    @Test(
        "whatever way it comes to them",
        arguments: [
            Way("a form") { _ = try $0.events.managed($1) },
            Way("its removal") { _ = try $0.events.removable($1) },
            Way("its door") { _ = try $0.events.door($1) },
            Way("an act") { _ = try $0.events.edit($1, EventDraft()) },
            Way("the list of cases") { desks, _ in _ = try desks.cases.list() },
        ])
    private func ways(way: Way) throws {
        let home = try TestHome()
        var draft = ReportScene.draft("Secret", "#secret")
        draft.password = .words("open sesame")
        let name = try home.as("ann").events.publish(draft, in: nil).event.name
        _ = try home.as("kim").events.join(name, password: "open sesame")
        try home.as("kim").reports.report(.event, name, for: .spam)
        func lines() throws -> Int {
            try home.as("ann").audit.own().count { $0.act == .viewEvent }
        }
        #expect(try lines() == 0)
        try way.look(home.as("op"), name)
        #expect(try lines() == 1, "\(way.testDescription)")
        try way.look(home.as("op"), name)
        #expect(try lines() == 1, "\(way.testDescription), again")
    }

    @Test("so does who opens the case of one")
    func lookedAtCase() throws {
        let home = try InvitationTests.home()
        let event = try InvitationTests.invite(home)
        try home.as("ann").reports.report(.event, event, for: .spam)
        let op = try home.as("op")
        let before = try home.as("kim").audit.own().count
        let id = try #require(try op.cases.list().first).moderationCase.id
        for _ in 0..<2 { _ = try op.cases.show(id) }
        let own = try home.as("kim").audit.own()
        #expect(own.count == before + 1 && own.first?.act == .viewEvent)
    }
}
