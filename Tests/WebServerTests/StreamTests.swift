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
        let streams = callers.map { caller in
            site.site.streams.open(caller.person.id, in: caller.session, nil).1
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
        #expect(site.site.streams.count == 1)
        service.cancel()
        _ = try? await service.value
        _ = streams[1]
    }

    @Test("a page is told of the topics that it shows alone, and a program of all")
    func topics() async throws {
        let hub = StreamHub()
        let (kim, lee) = (PersonID(1), PersonID(2))
        let shown: [Set<Topic>?] = [
            [.campus, .person(kim), .comments(ModuleID(7))],
            [.campus, .person(lee), .comments(ModuleID(8))], nil,
        ]
        let people = [kim, lee, lee]
        let streams = zip(people, shown).map { hub.open($0, in: nil, $1) }
        let start = hub.heard(.any).reduce(into: TopicNumbers()) { $0[$1] = 10 }
        hub.tell([.campus: 10], total: 99)
        for (id, _) in streams { hub.greet(id, with: start, total: 100) }
        // Of module 7; of one that nobody shows; of lee; and what was told before.
        let seventh = Topic.comments(ModuleID(7))
        #expect(hub.heard(.some([seventh, .comments(ModuleID(9))])) == [seventh])
        hub.tell([seventh: 11], total: 101)
        hub.tell([:], total: 102)
        hub.tell([.person(lee): 11], total: 102)
        hub.tell([seventh: 11, .campus: 10], total: 102)
        // After a restore all is lower.
        hub.tell([seventh: 9], total: 90)
        hub.finish()
        var told: [[String]] = []
        for (_, stream) in streams { told.append(await Self.told(stream)) }
        #expect(told[0] == ["30,10", "31,10", "29,10"].map(Self.event))
        #expect(told[1] == ["30,10", "31,11"].map(Self.event))
        #expect(told[2] == ["111,10", "112,10", "113,11", "101,11"].map(Self.event))
    }

    private static func event(_ numbers: String) -> String {
        let parts = numbers.split(separator: ",")
        return "event: poke\ndata: {\"agenda\":\(parts[0]),\"reminders\":\(parts[1]),"
            + "\"communities\":\(parts[0])}\n\n"
    }

    @Test("the topics of a page are its person's and this home's, or none")
    func signature() throws {
        let pages = PageTopics(secret: "s")
        let topics: Set<Topic> = [.campus, .person(PersonID(5)), .comments(ModuleID(700))]
        let text = try #require(pages.text(topics, for: PersonID(5)))
        #expect(pages.topics(text, for: PersonID(5)) == topics)
        #expect(pages.topics(text, for: PersonID(6)) == nil)
        #expect(PageTopics(secret: "t").topics(text, for: PersonID(5)) == nil)
        #expect(pages.topics("A" + text.dropFirst(), for: PersonID(5)) == nil)
        #expect(
            pages.text(topics, for: PersonID(5)) == text,
            "a page that is asked for again listens on")
        for odd in ["", "~", "0.1", "AAAA", "é~é", String(text.dropLast(4))] {
            #expect(pages.topics(odd, for: PersonID(5)) == nil, "\(odd)")
        }
        let many = Set((1...201).map { Topic.comments(ModuleID($0)) })
        #expect(pages.text(many, for: PersonID(5)) == nil)
    }

    @Test("what another process touched is told as it was, or as anything")
    func touched() {
        let some = TouchedTopics.some([.campus, .comments(ModuleID(700))])
        #expect(TouchedTopics(text: some.text) == some)
        for odd in ["w", "", "t", "t1,x", "t99999999999999999999", "t15"] {
            #expect(TouchedTopics(text: odd) == .any, "\(odd)")
        }
        var all = TouchedTopics.none
        for number in Int64(1)...60 { all.formUnion(.some([.comments(ModuleID(number))])) }
        #expect(all.text.utf8.count < 1_000 && all != .any)
        all.formUnion(.some([.campus]))
        #expect(all == .any)
        all.formUnion(.none)
        #expect(all == .any)
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
