import Testing

@testable import Operations

@Suite("Letters of accounts")
struct AccountMailerTests {
    @Test(
        "name Belltower, whatever the site calls itself",
        arguments: [
            ("Belltower", "Belltower"), ("Bath Belltower", "Bath Belltower"),
            ("Campus calendar", "Campus calendar (Belltower)"),
        ])
    func site(name: String, said: String) {
        #expect(AccountMailer.site(name) == said)
    }
}
