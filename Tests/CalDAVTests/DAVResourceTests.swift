import Testing

@testable import CalDAV

@Suite("CalDAV's addresses")
struct DAVResourceTests {
    @Test(
        "what an address means is written as that address",
        arguments: [
            "/dav/", "/dav/principals/7/", "/dav/calendars/7/", "/dav/calendars/7/classes/",
            "/dav/calendars/7/personal/a%20b%2Fc%26.ics",
        ])
    func same(path: String) throws {
        // A slash within a name would be another path.
        guard !path.contains("%2F") else {
            #expect(DAVResource(path: path) == nil)
            return
        }
        let resource = try #require(DAVResource(path: path))
        #expect(resource.path == path)
        #expect(DAVResource(href: "https://else.example:8443" + path) == resource)
        #expect(DAVResource(href: "\n " + path + " ") == resource)
    }

    @Test(
        "programs may look where they will for the beginning",
        arguments: ["", "/", "/principals/", "/dav"])
    func beginnings(path: String) {
        #expect(DAVResource(path: path) == .root)
    }

    @Test(
        "all else means nothing",
        arguments: [
            "/dav/calendars/x/", "/dav/calendars/-1/", "/dav/calendars/7/classes/a/b",
            "/feed/x", "/dav/principals/7/classes", "/dav/calendars/7/personal/%zz",
            "/dav/calendars/99999999999999999999/",
        ])
    func nothing(path: String) {
        #expect(DAVResource(path: path) == nil)
    }
}
