import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Streams")
struct StreamTests {
    /// What a stream told until it ended.
    private static func told(_ stream: AsyncStream<String>) async -> [String] {
        var events: [String] = []
        for await event in stream { events.append(event) }
        return events
    }

    @Test(
        "a stream ends with its session, and when its person is suspended or erased; others go on",
        arguments: ["session", "others", "suspended", "erased"])
    func ending(_ how: String) async throws {
        let site = try TestSite()
        try site.signUp("op")
        let tokens = [try site.signUp("kim"), try site.signUp("lee")]
        let callers = try tokens.map { token in
            try #require(try site.home.signIn(at: site.clock.now).caller(token: token))
        }
        let service = Task { [site = site.site] in try await StreamService(site: site).run() }
        let versions = StreamVersions(person: -1, campus: -1)
        let streams = callers.map { caller in
            site.site.streams.open(caller.person.id, in: caller.session, at: versions).1
        }
        // It listens to pokes once it has told somebody something by one.
        let socket = site.home.folder.path + "/" + "serve.\(getpid()).sock"
        while !FileManager.default.fileExists(atPath: socket) { await Task.yield() }
        let kim = site.home.desks(as: callers[0])
        switch how {
        case "session": try kim.account.endSession(try #require(callers[0].session))
        case "others":
            let second = try #require(
                try site.home.signIn(at: site.clock.now).caller(token: try site.signIn("kim")))
            try site.home.desks(as: second).account.endOtherSessions()
        case "suspended": _ = try site.desks("op").people.suspend("kim")
        default: _ = try site.desks("op").people.erase("kim", .anonymous)
        }
        #expect(await Self.told(streams[0]).count <= 2)
        #expect(site.site.streams.people == [callers[1].person.id])
        service.cancel()
        _ = try? await service.value
        _ = streams[1]
    }

    @Test("who is suspended opens none")
    func suspended() async throws {
        let site = try TestSite()
        try site.signUp("op")
        let token = try site.signUp("kim")
        _ = try site.desks("op").people.suspend("kim")
        let refused = try await site.ask(.get, "/stream", as: token)
        #expect(refused.status == 403 && refused.text.contains("another reason"))
    }
}
