import Campus
import Foundation
import Recurrence
import TestSupport
import Testing
import Wire

@testable import Operations
@testable import Storage

@Suite("Pictures, and who sees them", .serialized)
struct PictureTests {
    private static func picture(_ name: String) -> Picture {
        Picture(
            digest: "d-\(name)", small: Array("small \(name)".utf8),
            large: Array("large \(name)".utf8))
    }

    /// Chess, which ben organises; ann has a picture, and so has the club.
    private static func home() throws -> TestHome {
        let home = try CommunityTests.home()
        try home.as("ann").pictures.set(picture("zqvkxj"))
        try home.as("ben").pictures.set(picture("board"), ofCommunity: "chess")
        return home
    }

    private static func bytes(
        _ digest: String, _ home: TestHome, _ handle: String, _ size: Picture.Size = .large
    ) throws -> String? {
        do {
            let found = try home.as(handle).pictures.bytes(digest, size)
            return String(decoding: found, as: UTF8.self)
        } catch let refusal as Refusal where refusal.reason == .missing {
            return nil
        }
    }

    @Test(
        "operators look over what people and communities show, the newest first, and find it by name"
    )
    func lookedOver() throws {
        let home = try Self.home()
        var profile = ProfileEdit()
        profile.name = "Ann 100% Lee"
        _ = try home.as("ann").people.edit(nil, profile, role: nil)
        let desk = try home.as("op").pictures
        func digests(_ filter: PictureFilter = PictureFilter(), before: Int64? = nil) throws
            -> [String]
        {
            try desk.lookedOver(filter, before: before).map(\.digest)
        }
        #expect(try digests() == ["d-board", "d-zqvkxj"])
        // Another one is the newest again.
        try home.as("ann").pictures.set(Self.picture("other"))
        #expect(try digests() == ["d-other", "d-board"])
        let newest = try #require(try desk.lookedOver(PictureFilter()).first)
        #expect(newest.owner == .person(try #require(Handle("ann")), name: "Ann 100% Lee"))
        #expect(try digests(before: newest.turn) == ["d-board"])
        #expect(try digests(PictureFilter(text: "LEE")) == ["d-other"])
        #expect(try digests(PictureFilter(text: "0%")) == ["d-other"])
        #expect(try digests(PictureFilter(text: "1_0")) == [])
        #expect(try digests(PictureFilter(text: "chess")) == ["d-board"])
        #expect(try digests(PictureFilter(isReported: true)) == [])
        let report = try home.as("cy").reports.report(.picture, "ann", for: .sexual, nil)
        #expect(report.number > 0)
        #expect(try digests(PictureFilter(isReported: true)) == ["d-other"])
        #expect(try desk.lookedOver(PictureFilter(text: "ann")).first?.waiting != nil)
        #expect(try digests(PictureFilter(isHidden: true)) == [])
        let ann = try home.as("ann").person
        try home.as("op").store.act { try $0.setHidden(desk.now, pictureOf: ann.id) }
        #expect(try digests(PictureFilter(text: "ann", isHidden: true)) == ["d-other"])
        #expect(
            reason { _ = try home.as("ann").pictures.lookedOver(PictureFilter()) } == .forbidden)
    }

    @Test(
        "a picture is shown in both sizes, and its address stands in the card; another replaces it")
    func replacing() throws {
        let home = try Self.home()
        #expect(try Self.bytes("d-zqvkxj", home, "cy", .small) == "small zqvkxj")
        #expect(try Self.bytes("d-zqvkxj", home, "cy", .large) == "large zqvkxj")
        let json = PersonShape(try home.as("cy").people.card("ann")).text
        #expect(json.contains(#""picture":"/api/v1/pictures/d-zqvkxj""#))
        #expect(try Self.bytes("d-board", home, "ann") == "large board")
        let card = try home.as("ben").pictures.set(Self.picture("king"), ofCommunity: "Chess")
        #expect(CommunityShape(card).text.contains("/api/v1/pictures/d-king"))
        #expect(try Self.bytes("d-board", home, "ann") == nil)
        try home.as("ann").pictures.set(nil)
        #expect(try Self.bytes("d-zqvkxj", home, "ann") == nil)
        #expect(try home.as("ann").people.card(nil).person.picture == nil)
        #expect(try Self.bytes("d-nothing", home, "ann") == nil)
    }

    @Test("whoever is blocked, or blocks, sees neither picture nor birthday; staff see through")
    func blocked() throws {
        let home = try Self.home()
        var edit = ProfileEdit()
        (edit.birthday, edit.birthdayShown) = ("2004-05-17", "day")
        _ = try home.as("ann").people.edit(nil, edit, role: nil)
        func seen(by handle: String) throws -> [String?] {
            let desks = try home.as(handle)
            let listed = try desks.people.list().first { $0.person.handle.text == "ann" }
            let card = try? desks.people.card("ann")
            #expect(listed?.person.picture == card?.person.picture)
            return [
                try Self.bytes("d-zqvkxj", home, handle), listed?.person.picture,
                listed?.birthday?.description,
            ]
        }
        let all = ["large zqvkxj", "d-zqvkxj", "--05-17"]
        #expect(try seen(by: "cy") == all)
        try home.as("ann").friends.block("cy")
        #expect(try seen(by: "cy") == [nil, nil, nil])
        try home.as("ann").friends.unblock("cy")
        #expect(try seen(by: "cy") == all)
        try home.as("cy").friends.block("ann")
        #expect(try seen(by: "cy") == [nil, nil, nil])
        // Nobody hides from those who run the home by blocking them; whom they block themselves they
        // need not see.
        try home.as("ann").friends.block("op")
        #expect(try seen(by: "op") == all)
        try home.as("op").friends.block("ann")
        #expect(try seen(by: "op") == [nil, nil, nil])
        #expect(try Self.bytes("d-zqvkxj", home, "ann") == "large zqvkxj")
    }

    @Test("of the suspended operators see it and they themselves, who change nothing")
    func suspended() throws {
        let home = try Self.home()
        _ = try home.as("op").people.suspend("ann")
        #expect(try Self.bytes("d-zqvkxj", home, "cy") == nil)
        #expect(try home.as("cy").people.card("ann").person.picture == nil)
        #expect(try Self.bytes("d-zqvkxj", home, "op") != nil)
        #expect(try Self.bytes("d-zqvkxj", home, "ann") != nil)
        for act: (Desks) throws -> Void in [
            { try $0.pictures.mayChange() }, { try $0.pictures.set(Self.picture("new")) },
            { try $0.pictures.set(nil) },
        ] {
            #expect(reason { try act(home.as("ann")) } == .forbidden)
        }
        #expect(try Self.bytes("d-zqvkxj", home, "ann") != nil)
    }

    @Test("organisers and operators change a community's picture; a closed one shows none")
    func communities() throws {
        let home = try Self.home()
        _ = try home.as("ann").communities.join("Chess")
        for handle in ["ann", "cy"] {
            let desks = try home.as(handle)
            #expect(reason { try desks.pictures.mayChange(ofCommunity: "Chess") } == .forbidden)
            #expect(
                reason { try desks.pictures.set(Self.picture("x"), ofCommunity: "Chess") }
                    == .forbidden)
            #expect(reason { try desks.pictures.set(nil, ofCommunity: "Chess") } == .forbidden)
            #expect(reason { try desks.pictures.mayChange(ofCommunity: "None") } == .missing)
        }
        #expect(try Self.bytes("d-board", home, "cy") != nil)
        try home.as("op").pictures.set(Self.picture("queen"), ofCommunity: "Chess")
        #expect(try Self.bytes("d-queen", home, "cy") != nil)
        _ = try home.as("op").communities.close("Chess")
        #expect(try Self.bytes("d-queen", home, "op") == nil)
    }

    @Test("an export has the picture; erasing its person leaves no byte of it")
    func leaving() throws {
        let home = try Self.home()
        let zip = Data(try home.as("ann").people.exportZip { PersonArchiveShape($0).bytes })
        #expect(zip.range(of: Data("picture.webp".utf8)) != nil)
        #expect(zip.range(of: Data("large zqvkxj".utf8)) != nil)
        let other = Data(try home.as("cy").people.exportZip { PersonArchiveShape($0).bytes })
        #expect(other.range(of: Data("picture.webp".utf8)) == nil)
        let path = home.folder.path + "/out.json"
        let files = try home.as("ann").people.export(to: path) { PersonArchiveShape($0).bytes }
        let saved = try #require(files.picture)
        #expect(
            try Data(contentsOf: URL(fileURLWithPath: saved)) == Data("large zqvkxj".utf8))
        try FileManager.default.removeItem(atPath: saved)
        #expect(try home.holds("zqvkxj"))
        try home.as("op").people.erase("ann", .removed)
        #expect(try !home.holds("zqvkxj"))
        #expect(try Self.bytes("d-board", home, "op") != nil)
    }

    @Test("a birthday is shown to nobody until one says so, and then without the year at first")
    func birthday() throws {
        let home = try Self.home()
        func shown(_ choice: String?) throws -> (String?, String) {
            var edit = ProfileEdit()
            (edit.birthday, edit.birthdayShown) = ("2004-02-29", choice)
            let own = try home.as("ann").people.edit(nil, edit, role: nil)
            #expect(PersonShape(own).text.contains(#""birthday":"2004-02-29""#))
            let card = try home.as("cy").people.card("ann")
            #expect(card.profile.birthday == nil)
            return (card.birthday?.description, PersonShape(card).text)
        }
        let (nothing, silent) = try shown(nil)
        #expect(nothing == nil && !silent.contains("birthday"))
        let (day, text) = try shown("day")
        #expect(day == "--02-29" && text.contains(#""birthday":"--02-29""#))
        #expect(!text.contains("2004"))
        #expect(try shown("date").0 == "2004-02-29")
        #expect(try shown("").0 == nil)
        _ = try shown("date")
        _ = try home.as("op").people.suspend("ann")
        #expect(try home.as("cy").people.card("ann").birthday == nil)
        var edit = ProfileEdit()
        edit.birthdayShown = "date"
        #expect(reason { _ = try home.as("op").people.edit("cy", edit, role: nil) } == .forbidden)
    }

    @Test("what is no picture is refused in words, and one person makes one at a time")
    func refusals() async throws {
        let home = try Self.home()
        let making = PictureMaking()
        let ann = try home.as("ann").person
        let tooLarge = [UInt8](repeating: 0xff, count: 9 << 20)
        for bytes in [[], Array("a text called .jpg".utf8), tooLarge] {
            let refusal = await #expect(throws: Refusal.self) {
                try await making.picture(of: bytes, for: ann)
            }
            #expect(refusal?.reason == .invalid)
        }
        let refusals = await withTaskGroup(of: Refusal?.self) { group in
            for bytes in [SamplePictures.png, SamplePictures.gif] {
                group.addTask {
                    await Self.refusal { try await making.picture(of: bytes, for: ann) }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(refusals.compactMap(\.self).map(\.reason) == [.tooMany])
        let picture = try await making.picture(of: SamplePictures.jpeg, for: ann)
        #expect(picture.large.count > picture.small.count)
    }

    private static func refusal(
        _ body: () async throws -> Picture
    ) async -> Refusal? {
        do {
            _ = try await body()
            return nil
        } catch {
            return error as? Refusal
        }
    }
}
