import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages with pictures on them", .serialized)
struct PicturePageTests {
    /// Sends a picture as a browser's form does.
    private static func send(
        _ bytes: [UInt8], to path: String, as handle: String = "sam", _ site: PageSite
    ) async throws -> PageAnswer {
        let head =
            "--b\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"me.jpg\"\r\n"
            + "Content-Type: image/jpeg\r\n\r\n"
        return try await site.ask(
            .post, path, Data(Array(head.utf8) + bytes + Array("\r\n--b--\r\n".utf8)), as: handle,
            ["Content-Type": "multipart/form-data; boundary=b"])
    }

    private static func address(in page: PageAnswer) throws -> String {
        let start = try #require(page.text.firstRange(of: "/api/v1/pictures/"))
        return String(page.text[start.lowerBound...].prefix { $0 != "\"" && $0 != "?" })
    }

    // IC-32, IC-55
    @Test("one's own is sent, shown with words for it, and removed again")
    func own() async throws {
        let site = try PageSite()
        let before = try await site.get("/me/profile")
        #expect(before.has("action=\"/me/picture\" enctype=\"multipart/form-data\""))
        #expect(!before.has("/api/v1/pictures/") && !before.has("/me/picture/remove"))
        let sent = try await Self.send(SamplePictures.telephone, to: "/me/picture", site)
        #expect((sent.status, sent.next) == (303, "/me/profile#picture-t"))
        let me = try await site.get("/me")
        #expect(me.has("alt=\"Picture of Sam\"") && !me.has("class=\"face face--sq\""))
        let page = try await site.get("/me/profile")
        #expect(page.has("id=\"picture-t\""))
        #expect(page.has("alt=\"Picture of Sam\"") && page.has("action=\"/me/picture/remove\""))
        let address = try Self.address(in: page)
        for (query, pixels) in [("", 288), ("?size=small", 96)] {
            let picture = try await site.get(address + query, as: "op")
            #expect(picture.status == 200)
            #expect(picture.fields[.contentType] == "image/webp")
            #expect(picture.fields[.cacheControl] == "private, max-age=604800, immutable")
            #expect(picture.fields[.xContentTypeOptions] == "nosniff")
            #expect(picture.text.hasPrefix("RIFF") && !picture.text.contains("zqvkxj"), "\(pixels)")
        }
        let kept = try await site.get(address, as: "op")
        let tag = try #require(kept.fields[.eTag])
        #expect(try await site.get(address, as: "op", ["If-None-Match": tag]).status == 304)
        #expect(try await site.get(address, as: nil).status == 401)
        let removed = try await site.post("/me/picture/remove")
        #expect((removed.status, removed.next) == (303, "/me/profile#picture-t"))
        #expect(try await site.get("/me").has("class=\"face face--sq\""))
        #expect(try await site.get(address).status == 404)
    }

    @Test("it stands beside the name wherever that is, over the initials")
    func beside() async throws {
        let site = try PageSite.withModules()
        try site.signUp("ann")
        let ann = try site.desks("ann")
        _ = try ann.enrolment.enrol(["CM50123"])
        _ = try ann.comments.add(on: "CM50123", "Bring paper")
        try await ann.pictures.set(
            PictureMaking().picture(of: SamplePictures.png, for: ann.person))
        let digest = try #require(try ann.people.card(nil).person.picture)
        let small = "<img src=\"/api/v1/pictures/\(digest)?size=small\" alt=\"\""
        #expect(try await site.get("/class/CM50123").text.ranges(of: small).count == 2)
        #expect(try await site.get("/search?q=ann").has("A" + small))
        #expect(try await site.get("/friends?q=ann").has("A" + small))
        _ = try await site.post("/people/ann/request")
        _ = try await site.post("/people/sam/accept", as: "ann")
        #expect(try await site.get("/friends").has("A" + small))
        let page = try await site.get("/people/ann")
        #expect(page.has("src=\"/api/v1/pictures/\(digest)\" alt=\"Picture of Ann\""))
        _ = try await site.post("/people/sam/block", as: "ann")
        for path in ["/people/ann", "/search?q=ann", "/friends?q=ann", "/class/CM50123"] {
            #expect(try await !site.get(path).has(digest), "\(path)")
        }
        #expect(try await site.get("/api/v1/pictures/\(digest)").status == 404)
    }

    @Test(
        "what is no picture is refused beside the field, with what to do",
        arguments: [
            ("", "No picture was chosen"), ("Dear diary", "JPEG, PNG, WebP and GIF"),
            ("\u{89}", "JPEG, PNG"), (String(repeating: "x", count: 9 << 20), "larger than 8 MiB"),
        ])
    func refused(_ text: String, _ words: String) async throws {
        let site = try PageSite()
        let answer = try await Self.send(Array(text.utf8), to: "/me/picture", site)
        #expect(answer.status == 422)
        #expect(answer.has("id=\"picture-p\"") && answer.has(words))
        #expect(answer.has("aria-invalid=\"true\""))
    }

    @Test("more than any form may send is refused unread")
    func tooLarge() async throws {
        let site = try PageSite()
        let answer = try await Self.send(
            [UInt8](repeating: 0, count: 21 << 20), to: "/me/picture", site)
        #expect(answer.status == 413)
    }

    // SC-63
    @Test("organisers change a community's; it stands in the list and on its page")
    func community() async throws {
        let site = try PageSite()
        let op = try site.desks("op").communities
        _ = try op.create("Choir")
        try op.setOrganiser("Choir", "sam")
        try site.signUp("ann")
        let form = try await site.get("/communities/1/edit")
        #expect(form.has("action=\"/communities/1/picture\""))
        #expect(try await !site.get("/communities/new", as: "op").has("type=\"file\""))
        let path = "/communities/1/picture"
        #expect(
            try await Self.send(SamplePictures.png, to: path, as: "ann", site).status == 403)
        let wrong = try await Self.send([1, 2, 3], to: path, site)
        #expect(wrong.status == 422 && wrong.has("id=\"picture-p\""))
        #expect(wrong.has("action=\"/communities/1/edit\""))
        let sent = try await Self.send(SamplePictures.png, to: path, site)
        #expect((sent.status, sent.next) == (303, "/communities/1/edit#picture-t"))
        let page = try await site.get("/communities/1", as: "ann")
        #expect(page.has("alt=\"Picture of Choir\""))
        let address = try Self.address(in: page)
        #expect(try await site.get("/communities", as: "ann").has("\(address)?size=small"))
        #expect(try await site.get(address, as: "ann").status == 200)
        #expect(try await site.post("\(path)/remove", as: "ann").status == 403)
        #expect(try await site.post("\(path)/remove").status == 303)
        #expect(try await site.get(address, as: "ann").status == 404)
    }

    @Test("programs send and remove pictures as they are, of no other kind")
    func programs() async throws {
        let site = try PageSite()
        func put(_ bytes: [UInt8], _ type: String) async throws -> PageAnswer {
            try await site.ask(
                .put, "/api/v1/me/picture", Data(bytes), as: "sam", ["Content-Type": type])
        }
        let answer = try await put(SamplePictures.webp, "image/webp")
        #expect(answer.status == 200 && answer.has("\"picture\":\"/api/v1/pictures/"))
        #expect(try await put(SamplePictures.webp, "application/json").status == 415)
        #expect(try await put(Array("<svg/>".utf8), "image/svg+xml").status == 422)
        #expect(try await put([], "image/png").status == 422)
        #expect(
            try await put([UInt8](repeating: 1, count: 9 << 20), "image/png").status == 413)
        let address = try Self.address(in: answer)
        let removed = try await site.ask(
            .delete, "/api/v1/me/picture", Data(), as: "sam", [:])
        #expect(removed.status == 204)
        #expect(try await site.get(address).status == 404)
        #expect(try await site.get("/api/v1/pictures/none?size=huge").status == 422)
    }

    // IC-45
    @Test("a birthday is on the page as far as one shows it, and the choice is kept")
    func birthday() async throws {
        let site = try PageSite()
        try site.signUp("ann")
        let form = ["name": "Ann", "handle": "ann", "bio": "", "birthday": "2004-05-17"]
        func shown(_ choice: String) async throws -> PageAnswer {
            let saved = try await site.post(
                "/me", form.merging(["birthdayShown": choice]) { $1 }, as: "ann")
            #expect(saved.status == 303)
            let own = try await site.get("/me/profile", as: "ann")
            #expect(own.has("<option value=\"\(choice)\" selected>"))
            return try await site.get("/people/ann")
        }
        let hidden = try await shown("nobody")
        #expect(!hidden.has("Birthday") && !hidden.has("17 May"))
        let day = try await shown("day")
        #expect(day.has("<dt>Birthday</dt><dd>17 May</dd>") && !day.has("2004"))
        #expect(try await shown("date").has("<dd>17 May 2004</dd>"))
        let wrong = try await site.post(
            "/me", form.merging(["birthdayShown": "everybody"]) { $1 }, as: "ann")
        #expect(wrong.status == 422)
        #expect(try await site.get("/people/ann", as: "ann").has("17 May 2004"))
    }
}
