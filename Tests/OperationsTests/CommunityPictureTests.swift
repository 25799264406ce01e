import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations

/// Chess, which sam organises with ben, and whose picture sam shows.
@Suite("A community's picture under report")
struct CommunityPictureTests {
    private static func scene() async throws -> ReportScene {
        let scene = try await ReportScene()
        try scene.as("op").communities.setOrganiser("Chess", "sam")
        try scene.as("sam").pictures.set(ReportScene.picture("board"), ofCommunity: "Chess")
        return scene
    }

    private static func report(_ scene: ReportScene, by handle: String) throws -> ReportID {
        try scene.as(handle).reports.report(.communityPicture, "chess", for: .sexual)
    }

    private static func sees(_ scene: ReportScene, _ handle: String) throws -> Bool {
        let desks = try scene.as(handle)
        let bytes = try? desks.pictures.bytes("d-board", .large)
        let page = try desks.communities.page("Chess").card.community.picture
        let listed = try desks.communities.list().first?.community.picture
        #expect(page == listed)
        // Operators look at what is hidden where they look pictures over.
        if handle != "op" { #expect((bytes == nil) == (page == nil)) }
        return page != nil
    }

    @Test("whoever reports it no longer sees it, and may take that back; who shows it does not")
    func reported() async throws {
        let scene = try await Self.scene()
        let id = try Self.report(scene, by: "kim")
        #expect(try !Self.sees(scene, "kim"))
        #expect(try ["lee", "sam", "ben", "op"].allSatisfy { try Self.sees(scene, $0) })
        let own = try #require(try scene.as("kim").reports.own().first)
        #expect(own.copy?.parts == [SealedCopy.Part(.title, "Chess")])
        let listed = try scene.as("op").pictures.lookedOver(PictureFilter(isReported: true))
        #expect(listed.map(\.digest) == ["d-board"] && listed.first?.waiting != nil)
        try scene.as("kim").reports.withdraw(id)
        #expect(try Self.sees(scene, "kim"))
        for (handle, name, refused) in [
            ("sam", "Chess", Refusal.Reason.invalid), ("kim", "Go", .missing),
        ] {
            #expect(
                reason {
                    try scene.as(handle).reports.report(.communityPicture, name, for: .spam)
                } == refused)
        }
        // By its number, as its page does.
        let number = try scene.as("kim").communities.list()[0].community.id
        #expect(
            try scene.as("kim").reports.asked(.communityPicture, "\(number)").parts.first?.text
                == "Chess")
    }

    @Test("three hide it, its case shows it, and what is decided reaches who showed it")
    func three() async throws {
        let scene = try await Self.scene()
        for handle in ["kim", "lee", "ann"] { _ = try Self.report(scene, by: handle) }
        #expect(try !Self.sees(scene, "cy") && Self.sees(scene, "ben"))
        #expect(try scene.told("sam").count == 1)
        let card = try scene.waiting(as: "ben")
        #expect(card.moderationCase.author?.text == "sam" && card.name == "Chess")
        #expect(card.copies.map(\.picture) == ["d-board"])
        let sealed = try scene.as("ben").cases.picture("d-board", of: card.moderationCase.id)
        #expect(sealed == Array("large board".utf8))
        try scene.decide(.remove, by: "ben")
        #expect(try !Self.sees(scene, "cy"))
        // Shown again it stays hidden; another is another.
        let sam = try scene.as("sam").pictures
        try sam.set(ReportScene.picture("king"), ofCommunity: "Chess")
        let page = try scene.as("cy").communities.page("Chess")
        #expect(page.card.community.picture == "d-king")
        try sam.set(ReportScene.picture("board"), ofCommunity: "Chess")
        #expect(try !Self.sees(scene, "cy"))
        let decision = try #require(
            try scene.as("sam").reports.statements().first?.standing.decision)
        _ = try scene.as("sam").decisions.appeal(against: decision.id, "it is a board")
        try scene.decide(.keep)
        #expect(try Self.sees(scene, "cy"))
    }

    @Test("one that goes with whoever showed it leaves none behind, and another one may be shown")
    func erased() async throws {
        let scene = try await Self.scene()
        _ = try Self.report(scene, by: "kim")
        _ = try scene.as("op").people.erase("sam", .removed)
        #expect(try !Self.sees(scene, "lee"))
        #expect(
            try scene.as("op").pictures.lookedOver(PictureFilter()).allSatisfy {
                $0.digest != "d-board"
            })
        try scene.as("op").pictures.set(ReportScene.picture("king"), ofCommunity: "Chess")
        #expect(try scene.as("lee").communities.page("Chess").card.community.picture == "d-king")
    }

    @Test("what is shown in its place is sealed, and that the community was closed")
    func sealed() async throws {
        let scene = try await Self.scene()
        _ = try Self.report(scene, by: "kim")
        try scene.as("sam").pictures.set(ReportScene.picture("king"), ofCommunity: "Chess")
        _ = try scene.as("op").communities.close("Chess")
        let card = try scene.waiting()
        #expect(card.copies.map(\.picture) == ["d-board", "d-king", "d-king"])
        #expect(card.copies.map(\.act) == [.reported, .edited, .deleted] && card.name == nil)
    }
}
