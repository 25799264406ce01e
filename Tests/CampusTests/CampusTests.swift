import Campus
import Foundation
import Recurrence
import TestSupport
import Testing

@Suite("The words of the product")
struct CampusTests {
    @Test(
        "an instant is read as RFC 3339 has it",
        arguments: [
            ("2026-10-05T09:15:00+01:00", "2026-10-05T08:15:00+00:00"),
            ("2026-10-05T09:15:00Z", "2026-10-05T09:15:00+00:00"),
            ("2026-10-05t09:15z", "2026-10-05T09:15:00+00:00"),
            ("2026-10-05 09:15:59.999-05:30", "2026-10-05T14:45:59+00:00"),
            ("2026-12-31T23:59:60Z", "2026-12-31T23:59:59+00:00"),
        ])
    func instants(_ text: String, utc: String) throws {
        let instant = try #require(Timestamp.instant(text))
        #expect(ClockTime(instant, in: .utc).description == utc)
    }

    @Test(
        "anything else is no instant",
        arguments: [
            "", "noon", "2026-10-05", "2026-13-05T00:00:00Z", "2026-02-30T00:00:00Z",
            "2026-10-05T24:00:00Z", "2026-10-05T09:15:00", "2026-10-05T09:15:00+01:00x",
            "2026-10-05 20:00-05:00", "2026-10-05T20:00:00-12:01", "2026-10-05T20:00:00+14:01",
        ])
    func noInstants(_ text: String) { #expect(Timestamp.instant(text) == nil) }

    @Test(
        "a handle is 1 to 32 of a few characters",
        arguments: [
            ("sam", true), ("s.a_m-1", true), ("", false), ("Sam", false), ("s am", false),
            ("é", false), (String(repeating: "a", count: 33), false),
        ])
    func handles(_ text: String, isOne: Bool) { #expect((Handle(text) != nil) == isOne) }

    @Test(
        "an address shows its host and a fingerprint, and no more",
        arguments: [
            (
                "https://sam:pw@t.example.org:8443/feed/s3cret?token=x",
                "https://t.example.org:8443/…"
            ),
            ("webcal://t.example.org/s3cret", "webcal://t.example.org/…"),
            ("/home/sam/s3cret/term.ics", "term.ics"), ("-", "standard input"),
            ("crawl:banner8 set=year=2026/27 set=key=s3cret", "crawl:banner8"),
            ("crawl:/home/s3cret/h.yaml start=https://t.example.org/s3cret", "crawl:h.yaml"),
        ])
    func addresses(_ address: String, shown: String) {
        let fingerprint = SecretAddress(address).fingerprint
        #expect(fingerprint.count == 6 && fingerprint.allSatisfy(\.isHexDigit))
        let isPrinted = shown.hasSuffix("…") || shown.hasPrefix("crawl:")
        let expected = isPrinted ? "\(shown) (\(fingerprint))" : shown
        #expect(SecretAddress(address).description == expected)
        #expect("\(SecretAddress(address))".contains("s3cret") == false)
    }

    @Test("two addresses of one host have two fingerprints, and each keeps its own")
    func fingerprints() {
        let one = SecretAddress("https://t.example.org/1")
        #expect(one.fingerprint != SecretAddress("https://t.example.org/2").fingerprint)
        #expect(one.fingerprint == SecretAddress("https://t.example.org/1").fingerprint)
    }

    @Test("an Arabic mark of direction is shown as what cannot be shown")
    func arabicMark() { #expect("a\u{61c}b".harmless == "a\u{fffd}b") }
}
