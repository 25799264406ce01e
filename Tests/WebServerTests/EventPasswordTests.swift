import HTTPTypes
import Testing

@testable import Operations
@testable import WebServer

@Suite("Passwords of events")
struct EventPasswordTests {
    @Test("are hashed and compared beside the acts, whose turn they do not take")
    func beside() async throws {
        let site = try TestSite()
        try site.signUp("op")
        let (kim, lee) = (try site.signUp("kim"), try site.signUp("lee"))
        let party = #"{"title":"Party","start":"2026-10-10 20:00","password":"secret word"}"#
        let made = try await site.ask(.post, "/events", party, as: kim)
        #expect(made.status == 201)
        let path = "/events/\(made.object["id"] ?? "")"
        let wrong = try await site.ask(
            .put, path + "/attendance", #"{"password":"other word"}"#, as: lee)
        #expect(wrong.status == 404)
        let right = try await site.ask(
            .put, path + "/attendance", #"{"password":"secret word"}"#, as: lee)
        #expect(right.status == 200)
        // Where nothing more is hashed, what needs it is put off, and nothing else is.
        site.site.hashing.close()
        let again = try await site.ask(.post, "/events", party, as: kim)
        #expect(again.status == 503)
        let edit = try await site.ask(.patch, path, #"{"password":"another one"}"#, as: kim)
        #expect(edit.status == 503)
        let other = try site.signUp("ann")
        let tried = try await site.ask(
            .put, path + "/attendance", #"{"password":"secret word"}"#, as: other)
        #expect(tried.status == 503)
        let open = try await site.ask(
            .patch, path, ##"{"password":null,"hashtag":"#party"}"##, as: kim)
        #expect(open.status == 200)
    }

    @Test("one that is too short is refused before it is hashed")
    func short() async throws {
        let site = try TestSite()
        let token = try site.signUp("op")
        site.site.hashing.close()
        let answer = try await site.ask(
            .post, "/events", #"{"title":"Party","start":"2026-10-10 20:00","password":"abc"}"#,
            as: token)
        #expect(answer.status == 422)
    }
}
