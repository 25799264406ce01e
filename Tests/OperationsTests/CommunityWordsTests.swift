import Campus
import Operations
import Recurrence
import TestSupport
import Testing

@Suite("What communities say of themselves", .serialized)
struct CommunityWordsTests {
    /// The chess club that ben organises, with a topic and a description.
    private static func home() throws -> TestHome {
        let home = try CommunityTests.home()
        _ = try home.as("ben").communities.edit(
            "chess", CommunityDraft(topic: "Board games", description: "Clocks and cake\nMondays"))
        return home
    }

    private static func chess(_ home: TestHome) throws -> Community {
        try home.as("ann").communities.page("Chess").card.community
    }

    @Test("a community says nothing until somebody writes it; it may be founded with its words")
    func founding() throws {
        let home = try CommunityTests.home()
        let chess = try Self.chess(home)
        #expect(chess.topic == nil && chess.description == nil)
        let card = try home.as("op").communities.create(
            "Choir", CommunityDraft(topic: " Music ", description: ""))
        #expect(card.community.topic == "Music" && card.community.description == nil)
        #expect(
            reason {
                _ = try home.as("op").communities.create(
                    "Band", CommunityDraft(topic: "\u{200b}"))
            } == .invalid)
        #expect(try CommunityTests.names(home, "ann") == ["Chess", "Choir"])
    }

    @Test("organisers and operators write it; members, strangers and the suspended do not")
    func rights() throws {
        let home = try Self.home()
        _ = try home.as("ann").communities.join("Chess")
        let draft = CommunityDraft(topic: "Sport")
        #expect(reason { _ = try home.as("ann").communities.edit("Chess", draft) } == .forbidden)
        #expect(reason { _ = try home.as("cy").communities.edit("Chess", draft) } == .forbidden)
        #expect(reason { _ = try home.as("ben").communities.edit("None", draft) } == .missing)
        #expect(try Self.chess(home).topic == "Board games")
        #expect(
            try home.as("op").communities.edit("Chess", draft).community.topic == "Sport")
        let card = try home.as("ben").communities.page("Chess").card
        #expect(try home.as("ben").communities.mayEdit(card))
        #expect(try !home.as("ben").communities.mayFound)
        _ = try home.as("op").people.suspend("ben")
        let ben = try home.as("ben")
        #expect(!ben.communities.mayEdit(card))
        #expect(reason { _ = try ben.communities.edit("Chess", draft) } == .forbidden)
    }

    @Test("what is not named stays, and an empty text clears")
    func clearing() throws {
        let home = try Self.home()
        let ben = try home.as("ben").communities
        #expect(try ben.edit("Chess", CommunityDraft()).community == Self.chess(home))
        let cleared = try ben.edit("Chess", CommunityDraft(topic: "")).community
        #expect(cleared.topic == nil && cleared.description == "Clocks and cake\nMondays")
        #expect(
            try ben.edit("Chess", CommunityDraft(description: "")).community.description == nil)
    }

    @Test("too long and invisible texts are refused, and nothing steers a terminal")
    func lengths() throws {
        let home = try Self.home()
        let ben = try home.as("ben").communities
        let most = CommunityDraft(
            topic: String(repeating: "t", count: 40),
            description: String(repeating: "d", count: 2_000))
        #expect(try ben.edit("Chess", most).community.topic?.count == 40)
        for draft in [
            CommunityDraft(topic: String(repeating: "t", count: 41)),
            CommunityDraft(description: String(repeating: "d", count: 2_001)),
            CommunityDraft(topic: " "), CommunityDraft(description: "\u{200b}"),
            CommunityDraft(topic: "Other", description: " "),
        ] {
            #expect(reason { _ = try ben.edit("Chess", draft) } == .invalid)
        }
        #expect(try Self.chess(home).topic?.first == "t")
        let steering = try ben.edit(
            "Chess", CommunityDraft(topic: "\u{1b}[31mA\nB", description: "A\u{1b}[31m\nB"))
        #expect(steering.community.topic?.unicodeScalars.contains("\u{1b}") == false)
        #expect(steering.community.topic?.contains("\n") == false)
        #expect(steering.community.description?.contains("\n") == true)
        #expect(steering.community.description?.unicodeScalars.contains("\u{1b}") == false)
    }

    @Test("operators give another name with it, all of it or nothing")
    func renaming() throws {
        let home = try Self.home()
        let op = try home.as("op").communities
        _ = try op.create("Go")
        let name = CommunityDraft(name: "Zoo", topic: "Animals")
        #expect(reason { _ = try home.as("ben").communities.edit("Chess", name) } == .forbidden)
        #expect(
            reason {
                _ = try op.edit("Chess", CommunityDraft(name: "GO", topic: "Animals"))
            } == .conflict)
        #expect(
            reason {
                _ = try op.edit("Chess", CommunityDraft(name: "Zoo", topic: " "))
            } == .invalid)
        #expect(try Self.chess(home).topic == "Board games")
        let card = try op.edit("Chess", name)
        #expect(card.community.name == "Zoo" && card.community.topic == "Animals")
        #expect(card.community.description == "Clocks and cake\nMondays")
        #expect(try CommunityTests.names(home, "cy") == ["Go", "Zoo"])
        #expect(try op.rename("Zoo", to: "Chess").community.topic == "Animals")
    }

    @Test("communities are found by words of all they say, and by their topic in any case")
    func finding() throws {
        let home = try Self.home()
        let op = try home.as("op").communities
        _ = try op.create("Go", CommunityDraft(topic: "board GAMES"))
        _ = try op.create("Choir", CommunityDraft(topic: "Music"))
        func found(words: String? = nil, topic: String? = nil) throws -> [String] {
            try home.as("ann").communities.list(CommunitySelection(words: words, topic: topic))
                .map(\.community.name)
        }
        #expect(try found() == ["Chess", "Choir", "Go"])
        #expect(try found(topic: "Board games") == ["Chess", "Go"])
        #expect(try found(topic: "Board") == [])
        #expect(try found(words: "cak") == ["Chess"])
        #expect(try found(words: "chess games monday") == ["Chess"])
        #expect(try found(words: "MUSIC") == ["Choir"])
        #expect(try found(words: "go", topic: "music") == [])
        #expect(try op.list().topics == ["Board games", "Music"])
    }

    @Test("events are found by what their community says of itself, after those so called")
    func findingEvents() throws {
        let home = try Self.home()
        let ben = try home.as("ben")
        _ = try ben.events.publish(CommunityTests.draft("Night"), in: "Chess")
        var tasting = CommunityTests.draft("Cake tasting", "2026-10-06 18:00")
        tasting.hashtag = "cake"
        _ = try ben.events.publish(tasting, in: nil)
        func found(_ words: String) throws -> [String] {
            try home.as("ann").events.list(EventSelection(words: words)).map(\.event.plan.title)
        }
        #expect(try found("games") == ["Night"])
        #expect(try found("night games") == ["Night"])
        #expect(try found("cake") == ["Night", "Cake tasting"])
        #expect(try found("cake music") == [])
        let findings = try home.as("ann").search.find("cake")
        #expect(findings.events.map(\.event.plan.title) == ["Cake tasting", "Night"])
        #expect(findings.communities.map(\.community.name) == ["Chess"])
    }
}
