@testable import Fetching
import Testing

@Suite struct HTTPDateTests {
    @Test(
        "dates are read in all three forms of RFC 9110",
        arguments: [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
            "Sun Nov  6 08:49:37 1994",
        ])
    func forms(_ text: String) {
        #expect(HTTPDate.unixTime(text) == 784_111_777)
    }

    @Test(
        "dates are counted from 1970",
        arguments: [
            ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600),
            ("Fri, 01 Mar 2100 00:00:00 GMT", 4_107_542_400),
            ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
        ])
    func count(_ text: String, _ expected: Int64) {
        #expect(HTTPDate.unixTime(text) == expected)
    }

    @Test(
        "what is no date is none",
        arguments: [
            "", "soon", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
            "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Now 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49 GMT",
            "Sun, 06 Nov 199 08:49:37 GMT", "Sun, +6 Nov 1994 08:49:37 GMT",
        ])
    func none(_ text: String) {
        #expect(HTTPDate.unixTime(text) == nil)
    }

    @Test(
        "a wish for a pause is a number or a date",
        arguments: [
            ("120", 120), ("0", 0), ("9999999999", 9_999_999_999),
            ("Sun, 06 Nov 1994 08:49:37 GMT", 77), ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
        ])
    func retryAfter(_ field: String, _ wait: Int64) {
        #expect(RetryAfter(field)?.wait(fromUnixTime: 784_111_700) == wait)
    }

    @Test("any other wish is none", arguments: ["", "-1", "1.5", "99999999999", "later"])
    func noRetryAfter(_ field: String) {
        #expect(RetryAfter(field) == nil)
    }
}
