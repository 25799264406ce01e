import Testing

@testable import Campus

@Suite("What people type")
struct TypedTextTests {
    @Test(
        "a code is its digits, however it was pasted",
        arguments: [
            "12345678", " 1234 5678", "1234  5678\n", "1234-5678", "1234\u{a0}5678",
            "1234\u{2013}5678",
            "\u{200e}1234 5678\u{200e}", "Your code is 1234 5678",
            "1234 5678 signs you in to Harbour",
            "Your code is 12345678. It is good for 10 minutes.", "١٢٣٤ ٥٦٧٨", "۱۲۳۴۵۶۷۸",
            "１２３４５６７８",
            "१२३४५६७८", "1 2 3 4 5 6 7 8",
        ])
    func code(text: String) {
        #expect(TypedText.code(text, digits: 8) == "12345678", "\(text.debugDescription)")
    }

    @Test(
        "what is no code stays none",
        arguments: ["", "code", "1234 567", "123456789", "1234 x 5679"])
    func noCode(text: String) { #expect(TypedText.code(text, digits: 8) != "12345678") }

    @Test(
        "a handle is found as it is written",
        arguments: [
            ("@sam", "sam"), ("Sam", "sam"), (" sam ", "sam"), ("ＳＡＭ", "sam"),
            ("@Łukasz", "lukasz"),
            ("Søren", "soren"), ("sam\u{200b}", "sam"), ("sam٣", "sam3"), ("s\u{430}m", nil),
            ("sam lee", nil),
            ("@", nil), ("", nil), ("@@sam", nil),
        ] as [(String, String?)])
    func handle(text: String, handle: String?) { #expect(Handle(typed: text)?.text == handle) }

    @Test(
        "so is an e-mail address",
        arguments: [
            (" Kim@Example.org ", "kim@example.org"), ("kim @ example.org", "kim@example.org"),
            ("kim@example. org", "kim@example.org"), ("kim@example.org\u{a0}", "kim@example.org"),
            ("<kim@example.org>", "kim@example.org"),
            ("Kim Lee <kim@example.org>", "kim@example.org"),
            ("mailto:kim@example.org", "kim@example.org"), ("kim＠example．org", "kim@example.org"),
            ("kim@bücher.example", "kim@xn--bcher-kva.example"),
            ("kim@BÜCHER.example", "kim@xn--bcher-kva.example"),
            ("kim@xn--bcher-kva.example", "kim@xn--bcher-kva.example"),
            ("kim@例え.テスト", "kim@xn--r8jz45g.xn--zckzah"),
            ("kim@münchen.de", "kim@xn--mnchen-3ya.de"),
            ("kim lee@example.org", nil), ("kim", nil), ("kim@", nil), ("kim@example", nil),
            ("@sam", nil),
            ("kim@@example.org", nil), ("kim@exa mple.org", nil), ("kim@bü/cher.example", nil),
        ] as [(String, String?)])
    func address(text: String, form: String?) {
        #expect(EmailAddress(typed: text)?.text == form, "\(text)")
    }

    @Test(
        "letters without marks find those with them",
        arguments: [
            ("Łukasz", "lukasz"), ("Øystein", "oystein"), ("Đặng", "dang"),
            ("Ægir Þór", "aegir thor"),
            ("Yılmaz", "yilmaz"), ("Straße", "strasse"), ("O’Brien", "o'brien"),
            ("Oʻzbek", "o'zbek"),
            ("عَلِيّ", "علي"), ("Ｎｅｔ", "net"), ("Çelik", "celik"), ("Room ١٢", "room 12"),
        ])
    func folded(text: String, folded: String) { #expect(TypedText.folded(text) == folded) }

    @Test(
        "a mailbox is one, however it is tagged",
        arguments: [
            ("kim+1@example.org", "kim@example.org"), ("Kim+a+b@Example.org", "kim@example.org"),
            ("k.im@example.org", "k.im@example.org"), ("k.im+x@gmail.com", "kim@gmail.com"),
            ("kim@googlemail.com", "kim@gmail.com"), ("k.im@dots.example", "kim@dots.example"),
            ("kim+9@students.example.org", "kim@example.org"),
            ("+tag@example.org", "+tag@example.org"),
            ("+447700900123", "+447700900123"),
        ])
    func mailbox(address: String, mailbox: String) {
        let rules = MailboxRules(
            dotless: ["dots.example"], aliases: ["students.example.org": "example.org"])
        #expect(rules.mailbox(of: address) == mailbox)
    }
}
