import Crawling
import Testing

@Suite struct RobotsTests {
    private static let text = """
        # comment
        User-agent: other
        Disallow: /

        User-agent: *
        User-agent: third
        Disallow: /private
        Allow: /private/open
        Disallow: /*.pdf$
        Crawl-delay: 2.5
        Sitemap: x

        User-agent: Belltower/1.0
        Disallow: /bell*secret
        """

    @Test(
        "robots.txt allows what its longest rule says",
        arguments: [
            ("x", "/", true), ("x", "/private/a", false), ("x", "/private/open/a", true),
            ("x", "/a.pdf", false), ("x", "/a.pdf?x", true), ("x", "/robots.txt", true),
            ("belltower", "/private", true), ("belltower", "/bell/top-secret", false),
            ("other", "/", false), ("third", "/private", false),
        ])
    func allows(_ agent: String, _ target: String, _ wanted: Bool) {
        #expect(Robots(Self.text, agent: agent).allows(target) == wanted, "\(agent) \(target)")
    }

    @Test("the delay is that of its group")
    func delay() {
        #expect(Robots(Self.text, agent: "x").delay == 2.5)
        #expect(Robots(Self.text, agent: "belltower").delay == nil)
        #expect(Robots.closed.allows("/a") == false && Robots.none.allows("/a"))
    }

    @Test("a hostile file takes no time", .timeLimit(.minutes(10)))
    func hostile() {
        let rule = "Disallow: /" + String(repeating: "a*", count: 500) + "b"
        let robots = Robots("User-agent: *\n" + rule, agent: "x")
        #expect(robots.allows("/" + String(repeating: "a", count: 4_000)))
    }
}
