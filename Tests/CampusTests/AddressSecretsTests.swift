import Campus
import Recurrence
import TestSupport
import Testing

@Suite("What of an address is masked in others' words")
struct AddressSecretsTests {
    @Test(
        "stands in it in four letters or more, in whatever case, written or meant",
        arguments: [
            ("http://a.org/m.ics?token=MYSECRET", "No calendar for token=MYSECRET", "token=…"),
            ("http://a.org/m.ics?token=MYSECRET", "no calendar for mysecret.", "for …."),
            ("http://a.org/m.ics?token=MYSECRET", "cut off: token=MYSE", "token=…"),
            ("http://a.org/m.ics?t=a%2Fb%20cd", "t=a/b cd", "t=…"),
            ("http://a.org/m.ics?t=pl+us", "you gave pl us", "you gave …"),
            ("https://kim:pass%40word@a.org/", "kim's pass@word", "kim's …"),
            ("https://kim:passw@a.org/", "login kim:PASSW", "login kim:…"),
            ("webcal://a.org/feeds/x9Kd02/kim.ics", "/FEEDS/x9kd02/kim.ics", "/…/…/…"),
            ("http://a.org/x/s3cret42.ics", "there is no s3cret42", "no …"),
            ("http://a.org/x/y.ics;jsessionid=AB12CD", "session AB12CD", "session …"),
            ("crawl:x start=http://a.org/?key=K3YK3Y set=year=2026", "K3YK3Y 2026", "… 2026"),
        ])
    func masked(_ address: String, _ said: String, _ told: String) {
        let secrets = AddressSecrets(SecretAddress(address))
        #expect(secrets.masked(said).hasSuffix(told), "\(secrets.masked(said))")
        let sentence = secrets.maskedQuotations("it begins with \"\(said)\"")
        #expect(sentence == "it begins with \"\(secrets.masked(said))\"")
    }

    @Test("our own words stay, and so does what is in no address")
    func kept() {
        let secrets = AddressSecrets(SecretAddress("http://a.org/calendar/m.ics?x=MYSECRET"))
        #expect(
            secrets.maskedQuotations("not a calendar: it has \"calendar \"MYSECRET\" b\"")
                == "not a calendar: it has \"… \"…\" b\"")
        for address in ["/home/kim/calendar.ics", "-", "http://a.org/"] {
            let none = AddressSecrets(SecretAddress(address))
            #expect(none.masked("kim's calendar of a.org") == "kim's calendar of a.org")
        }
        #expect(secrets.harmlessName("My calendar") == "My calendar")
        #expect(secrets.harmlessName("Calendar of mysecret") == nil)
    }

    @Test("others than the keeper read no quotation, and nothing of a crawl's pages")
    func others() {
        func told(_ reason: String, _ address: String) -> String {
            let source = Source(
                id: 1, personID: 1, name: "T", kind: .class, address: SecretAddress(address),
                every: 1, created: .init(seconds: 0))
            return ToldReason.forOthers(reason, of: source, after: .failed)
        }
        let web = "http://a.org/m.ics"
        #expect(told("x: that is none: it begins with \"a\"b\"", web) == "x: that is none")
        #expect(told("a.org did not answer in time", web) == "a.org did not answer in time")
        #expect(told("http://a.org/page: no", "crawl:x") == "its pages could not be read")
    }
}
