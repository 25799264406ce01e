import Campus
import Testing

@Suite("People, as values")
struct PersonTests {
    @Test(
        "a handle is ASCII: what only looks like one is none",
        arguments: [
            ("kim", true), ("k.i_m-2", true), ("", false), ("Kim", false), ("k\u{456}m", false),
            ("kim\u{200b}", false), ("kim doe", false), (String(repeating: "k", count: 33), false),
        ])
    func handles(text: String, isHandle: Bool) {
        #expect((Handle(text) != nil) == isHandle)
    }

    @Test(
        "e-mail addresses have one form",
        arguments: [
            ("Kim@Example.ORG", "kim@example.org"), ("kim+x@mail.example.org", "same"),
            ("kim", nil), ("kim@", nil), ("@example.org", nil), ("kim@example", nil),
            ("kim@@example.org", nil), ("kim @example.org", nil), ("kim@example..org", nil),
            ("k\u{456}m@example.org", nil), ("a@b.c,d@e.f", nil),
        ])
    func emails(text: String, form: String?) {
        #expect(EmailAddress(text)?.text == (form == "same" ? text : form))
    }

    @Test(
        "phone numbers have one form",
        arguments: [
            ("+44 (7700) 900-123", "+447700900123"), ("+447700900123", "+447700900123"),
            ("07700900123", nil), ("+0123456789", nil), ("+44", nil), ("+44x7700900123", nil),
            ("+1234567890123456", nil), ("", nil),
        ])
    func phones(text: String, form: String?) {
        #expect(PhoneNumber(text)?.text == form)
    }

    @Test("lists are in Unicode's order, not in that of the bytes")
    func collation() {
        let names = ["Zoo", "Österreich", "apple", "Äpfel", "zebra", "Book", "éclair", "Čeština"]
        #expect(
            names.sorted { $0.isCollatedBefore($1) } == [
                "Äpfel", "apple", "Book", "Čeština", "éclair", "Österreich", "zebra", "Zoo",
            ])
    }
}
