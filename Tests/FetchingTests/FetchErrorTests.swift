import Fetching
import TestSupport
import Testing

@Suite struct FetchErrorTests {
    static let reasons: [FetchError.Reason] = [
        .badAddress, .unsupportedScheme("ftp"), .status(401), .status(404), .status(410),
        .status(429), .status(500), .timedOut, .tooLarge(limit: 20 << 20),
        .headerTooLarge(limit: 1_000), .privateAddress, .notResolved, .notConnected, .noTLS,
        .insecure, .noAuthorities, .tooManyRedirects(limit: 5), .redirectRefused, .cutShort,
        .notHTTP, .badEncoding, .noLibcurl, .cancelled, .other, .noSuchFile, .isDirectory,
        .unreadable("Permission denied"),
    ]

    @Test("an error shows its address to its owner only", arguments: reasons)
    func faces(_ reason: FetchError.Reason) {
        let error = FetchError(
            reason, at: "timetable.example.org", address: "https://timetable.example.org/s3cret")
        #expect(!"\(error)".contains("s3cret"))
        #expect(!String(reflecting: error).contains("s3cret"))
        #expect(error.expandedDescription.contains("https://timetable.example.org/s3cret"))
    }

    @Test("an error is one line that says what to do", arguments: reasons)
    func oneLine(_ reason: FetchError.Reason) {
        let text = FetchError(reason, at: "timetable.example.org").description
        #expect(text.contains(": "))
        #expect(text.split(whereSeparator: { $0.isNewline }).count == 1)
    }

    @Test("sizes are said in the unit that suits them")
    func sizes() {
        let text = { (limit: Int) in FetchError(.tooLarge(limit: limit), at: "a").description }
        #expect(text(20 << 20).contains("20 MiB"))
        #expect(text(64 << 10).contains("64 KiB"))
        #expect(text(1_000).contains("1000 bytes"))
        #expect(text((1 << 20) + 1).contains("1048577 bytes"))
    }

    @Test("no failure over the network shows path, query, user or password")
    func privacy() async throws {
        let site = try LoopbackSite { request in
            request.path.hasPrefix("/s3cret") ? .redirect(to: "/t0ken") : .status(404)
        }
        let url = site.url("/s3cret?key=k3y", credentials: "us3r:passw0rd")
        let error = try #require(await failure(url))
        for secret in ["s3cret", "t0ken", "k3y", "us3r", "passw0rd"] {
            #expect(!"\(error)".contains(secret))
            #expect(!String(reflecting: error).contains(secret))
        }
        #expect(error.expandedDescription.contains("t0ken"))
        #expect(!error.expandedDescription.contains("passw0rd"))
        #expect(!"\(FetchRequest(url: url))".contains("s3cret"))
    }
}
