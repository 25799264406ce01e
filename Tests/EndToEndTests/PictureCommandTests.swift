import Foundation
import TestSupport
import Testing

@Suite("Pictures and birthdays, by command", .serialized)
struct PictureCommandTests {
    private static func belltower() throws -> Belltower {
        let belltower = try Belltower(people: ["sam", "kim"])
        func write(_ bytes: [UInt8], _ name: String) throws {
            try Data(bytes).write(to: URL(fileURLWithPath: "\(belltower.folder.path)/\(name)"))
        }
        try write(SamplePictures.telephone, "me.jpg")
        try write(Array("Dear diary".utf8), "text.jpg")
        try write([], "empty.png")
        try write([UInt8](repeating: 0xff, count: 9 << 20), "large.jpg")
        try write(Array(SamplePictures.png.prefix(100)), "cut.png")
        return belltower
    }

    @Test("one's own is set, told, exported and removed")
    func own() throws {
        let belltower = try Self.belltower()
        let folder = belltower.folder.path
        let set = try belltower.run(
            "person", "edit", "--picture", folder + "/me.jpg", "--as", "kim", "--json"
        ).object()
        let address = try #require(set["picture"] as? String)
        #expect(address.hasPrefix("/api/v1/pictures/") && address.count == 17 + 64)
        let seen = try belltower.run("person", "show", "kim", "--json").object()
        #expect(seen["picture"] as? String == address)
        #expect(try belltower.run("person", "show", "kim").output.contains("picture"))
        let exported = try belltower.run("person", "export", folder + "/kim", "--as", "kim")
        #expect(exported.status == 0 && exported.output.contains("picture.webp"))
        let picture = try Data(contentsOf: URL(fileURLWithPath: folder + "/kim/picture.webp"))
        #expect(
            picture.starts(with: Data("RIFF".utf8)) && picture.range(of: Data("Exif".utf8)) == nil)
        #expect(try belltower.run("person", "edit", "--no-picture", "--as", "kim").status == 0)
        let without = try belltower.run("person", "show", "kim", "--json").object()
        #expect(without["picture"] is NSNull)
    }

    @Test(
        "what is no picture is refused and changes nothing",
        arguments: [
            ("text.jpg", Int32(64), "JPEG, PNG, WebP and GIF"), ("empty.png", 64, "JPEG"),
            ("large.jpg", 65, "8 MiB"), ("cut.png", 64, "cut off"), ("none.jpg", 66, "none.jpg"),
        ])
    func refused(_ file: String, _ status: Int32, _ words: String) throws {
        let belltower = try Self.belltower()
        let path = belltower.folder.path + "/" + file
        for command in [["person", "edit"], ["community", "edit", "Chess"]] {
            if command[0] == "community" { _ = try belltower.run("community", "create", "Chess") }
            let outcome = try belltower.run(words: command + ["--picture", path])
            #expect(outcome.status == status, "\(outcome.errors)")
            #expect(outcome.errors.contains(words) && outcome.isOneComplaint)
        }
        let own = try belltower.run("person", "show", "--json").object()
        #expect(own["picture"] is NSNull)
    }

    @Test("a picture and none is one too many; a community wants something to be changed")
    func usage() throws {
        let belltower = try Self.belltower()
        let both = ["--picture", "x.png", "--no-picture"]
        #expect(try belltower.run(words: ["person", "edit"] + both).status == 64)
        #expect(try belltower.run(words: ["community", "edit", "Chess"] + both).status == 64)
        let nothing = try belltower.run("community", "edit", "Chess")
        #expect(nothing.status == 64 && nothing.errors.contains("--no-picture"))
    }

    @Test("organisers show a picture of their community")
    func community() throws {
        let belltower = try Self.belltower()
        _ = try belltower.run("community", "create", "Chess")
        let words = ["community", "edit", "Chess", "--picture", belltower.folder.path + "/me.jpg"]
        #expect(try belltower.run(words: words + ["--as", "kim"]).status == 77)
        _ = try belltower.run("community", "organiser", "Chess", "kim")
        let set = try belltower.run(words: words + ["--as", "kim", "--json"]).object()
        let address = try #require(set["picture"] as? String)
        let page = try belltower.run("community", "show", "Chess", "--json").object()
        #expect(page["picture"] as? String == address)
        let removed = try belltower.run(
            "community", "edit", "Chess", "--no-picture", "--as", "kim", "--json"
        ).object()
        #expect(removed["picture"] is NSNull)
    }

    @Test("a birthday is told to others as one chose")
    func birthday() throws {
        let belltower = try Self.belltower()
        func seen() throws -> String? {
            try belltower.run("person", "show", "kim", "--json").object()["birthday"] as? String
        }
        func edit(_ words: String...) throws {
            let outcome = try belltower.run(words: ["person", "edit"] + words + ["--as", "kim"])
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        try edit("--birthday", "2004-05-17")
        #expect(try seen() == nil)
        try edit("--birthday-shown", "day")
        #expect(try seen() == "--05-17")
        #expect(try belltower.run("person", "show", "kim").output.contains("--05-17"))
        try edit("--birthday-shown", "date")
        #expect(try seen() == "2004-05-17")
        try edit("--birthday-shown", "nobody")
        #expect(try seen() == nil)
        #expect(try belltower.run("person", "edit", "--birthday-shown", "all").status == 64)
    }
}
