import Testing

@testable import CalDAV

@Suite("CalDAV's addresses")
struct DAVResourceTests {
    @Test(
        "what an address means is written as that address",
        arguments: [
            "/dav/", "/dav/principals/7/", "/dav/calendars/7/", "/dav/calendars/7/classes/",
            "/dav/calendars/7/personal/a%20b%2Fc%26.ics",
            "/dav/calendars/7/personal/100%25%3F%23%2B%3D%3D.ics",
            "/dav/calendars/7/work/%C5%81%C3%B3d%C5%BA%2F%2F%3B.ics",
        ])
    func same(path: String) throws {
        let resource = try #require(DAVResource(path: path))
        #expect(resource.path == path)
        #expect(DAVResource(href: "https://else.example:8443" + path) == resource)
        #expect(DAVResource(href: "\n " + path + " ") == resource)
    }

    @Test("a slash that nobody escaped is of the name, where programs name objects")
    func slash() {
        let escaped = DAVResource(path: "/dav/calendars/7/personal/a%2Fb.ics")
        #expect(escaped != nil && DAVResource(path: "/dav/calendars/7/personal/a/b.ics") == escaped)
        #expect(DAVResource(path: "/dav/calendars/7/per%2Fsonal/a.ics") == nil)
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
