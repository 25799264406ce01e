import HTTPTypes
import Foundation
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("The API of what communities say of themselves")
struct CommunityRouteTests {
    private let site: TestSite
    private let op: String
    private let sam: String

    init() throws {
        site = try TestSite()
        op = try site.signUp("op")
        sam = try site.signUp("sam")
    }

    @Test("a community is founded with its words, which its organisers change and clear")
    func words() async throws {
        let founded = try await site.ask(
            .post, "/communities",
            #"{"name":"Choir","topic":"Music","description":"We sing"}"#, as: op)
        #expect(founded.status == 201 && founded.object["topic"] as? String == "Music")
        let change = #"{"topic":"Song","description":null}"#
        let foreign = try await site.ask(.patch, "/communities/Choir", change, as: sam)
        #expect(foreign.status == 403)
        try site.desks("op").communities.setOrganiser("Choir", "sam")
        let changed = try await site.ask(.patch, "/communities/Choir", change, as: sam)
        #expect(changed.status == 200 && changed.object["topic"] as? String == "Song")
        #expect(changed.object["description"] is NSNull)
        let name = try await site.ask(
            .patch, "/communities/Choir", #"{"name":"Mine","topic":"X"}"#, as: sam)
        #expect(name.status == 403)
        let renamed = try await site.ask(
            .patch, "/communities/Choir", #"{"name":"Band","topic":"Jazz"}"#, as: op)
        #expect(renamed.object["name"] as? String == "Band")
        let shown = try await site.ask(.get, "/communities/Band", as: sam)
        #expect(shown.object["topic"] as? String == "Jazz")
    }

    @Test("a list is narrowed by words and by a topic")
    func finding() async throws {
        for (name, topic) in [("Choir", "Music"), ("Chess", "Games")] {
            _ = try await site.ask(
                .post, "/communities", #"{"name":"\#(name)","topic":"\#(topic)"}"#, as: op)
        }
        for query in ["topic=MUSIC", "q=musi", "q=choir&topic=music"] {
            let found = try await site.ask(.get, "/communities?\(query)", as: sam)
            #expect(found.items.map { $0["name"] as? String } == ["Choir"], "\(query)")
        }
        let none = try await site.ask(.get, "/communities?q=chess&topic=music", as: sam)
        #expect(none.status == 200 && none.items.isEmpty)
    }
}
