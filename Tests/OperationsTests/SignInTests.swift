import Campus
import Credentials
import Foundation
import Recurrence
import TestSupport
import Testing
import Words

@testable import Operations
@testable import Storage

/// A home with sign-up rules, and a clock that jumps.
struct DoorHome {
    let home: TestHome
    let site: Home
    var now = Timestamp.instant("2026-10-05T08:00:00+01:00") ?? Instant(seconds: 0)

    init(_ rule: String = "domains") throws {
        try self.init(
            configuration: """
                server:
                  signUp: \(rule)
                  domains: [example.ac.uk]
                """)
    }

    init(configuration: String) throws {
        home = try TestHome()
        try home.configure(configuration)
        site = try Home(home.folder.path + "/home")
    }

    var door: SignInDesk { site.signIn(at: now) }

    /// The code that is mailed to an address.
    func code(for address: String) throws -> String {
        let letter = try #require(try door.requestCode(for: address)?.letter)
        guard case .code(let code) = letter.kind else {
            throw Refusal(.failed, "no code was sent")
        }
        return code.text
    }

    /// Somebody signed up, and as a caller.
    func joined(_ address: String, _ handle: String) throws -> (OpenedSession, Caller) {
        let opened = try door.begin(
            address: address, code: try code(for: address), device: "phone",
            newcomer: .init(handle: handle))
        return (opened, try #require(try door.caller(token: opened.token.text)))
    }

    mutating func pass(_ seconds: Int64) { now = now.adding(seconds: seconds) }
}

@Suite("Signing in")
struct SignInTests {
    private static let kim = "kim@example.ac.uk"

    @Test("a code makes an account, and signs the same person in the next time")
    func code() throws {
        var home = try DoorHome()
        let (opened, caller) = try home.joined(Self.kim, "kim")
        #expect(opened.isNew)
        #expect(caller.person.handle.text == "kim")
        #expect(caller.person.role == .student)
        home.pass(61)
        let again = try home.door.begin(
            address: " Kim@Example.AC.uk ", code: try home.code(for: Self.kim), device: "laptop")
        #expect(!again.isNew)
        #expect(again.person.id == opened.person.id)
        let account = home.site.desks(as: caller).account
        #expect(try account.sessions().map(\.device) == ["laptop", "phone"])
        #expect(try account.addresses().map(\.text) == [Self.kim])
    }

    @Test("a code is good once, for ten minutes, and five wrong ones end it")
    func limits() throws {
        var home = try DoorHome()
        _ = try home.joined(Self.kim, "kim")
        home.pass(61)
        let code = try home.code(for: Self.kim)
        let wrong = code == "00000000" ? "00000001" : "00000000"
        func begin(_ code: String) -> Refusal.Reason? {
            reason { _ = try home.door.begin(address: Self.kim, code: code, device: "x") }
        }
        for _ in 1...4 { #expect(begin(wrong) == .unauthenticated) }
        #expect(begin(code.prefix(4) + " " + code.suffix(4)) == nil, "typed in two groups")
        #expect(begin(code) == .unauthenticated, "used")
        home.pass(61)
        let second = try home.code(for: Self.kim)
        for _ in 1...5 { #expect(begin(wrong) == .unauthenticated) }
        #expect(begin(second) == .unauthenticated, "tried too often")
        home.pass(61)
        let third = try home.code(for: Self.kim)
        home.pass(600)
        #expect(begin(third) == .unauthenticated, "too old")
    }

    @Test("strangers' wrong codes leave the right one to who is known, who has an end of tries too")
    func reserved() throws {
        var home = try DoorHome()
        _ = try home.joined(Self.kim, "kim")
        home.pass(61)
        let code = try home.code(for: Self.kim)
        let wrong = code == "00000000" ? "00000001" : "00000000"
        func begin(_ code: String, isKnown: Bool) -> Refusal.Reason? {
            reason {
                _ = try home.door.begin(
                    address: Self.kim, code: code, device: "x", isKnown: isKnown)
            }
        }
        for _ in 1...50 { #expect(begin(wrong, isKnown: false) == .unauthenticated) }
        #expect(begin(code, isKnown: false) == .unauthenticated)
        for _ in 1...4 { #expect(begin(wrong, isKnown: true) == .unauthenticated) }
        #expect(begin(code, isKnown: true) == nil)
        home.pass(61)
        let next = try home.code(for: Self.kim)
        for _ in 1...10 { #expect(begin(wrong, isKnown: true) == .unauthenticated) }
        #expect(begin(next, isKnown: true) == .unauthenticated)
    }

    @Test("one letter a minute, and later ones wait longer: a guesser has some sixty tries an hour")
    func pace() throws {
        var home = try DoorHome()
        var letters = 0
        for _ in 0..<3_600 {
            if try home.door.requestCode(for: Self.kim) != nil { letters += 1 }
            home.pass(1)
        }
        #expect((10...13).contains(letters), "\(letters)")
    }

    @Test("a handle that is taken leaves the code good")
    func takenHandle() throws {
        let home = try DoorHome()
        let code = try home.code(for: Self.kim)
        func begin(_ handle: String) -> Refusal.Reason? {
            reason {
                _ = try home.door.begin(
                    address: Self.kim, code: code, device: "x", newcomer: .init(handle: handle))
            }
        }
        #expect(begin("op") == .conflict)
        #expect(begin("Kim Doe") == .invalid)
        #expect(begin("kim") == nil)
    }

    @Test("a handle nobody chose says nothing of the address")
    func madeHandle() throws {
        let home = try DoorHome()
        let opened = try home.door.begin(
            address: Self.kim, code: try home.code(for: Self.kim), device: "x")
        #expect(!opened.person.handle.text.contains("kim"))
    }

    @Test(
        "who may come is the home's to say",
        arguments: [
            ("open", "a@elsewhere.org", true), ("domains", "a@example.ac.uk", true),
            ("domains", "a@students.example.ac.uk", true), ("invited", "a@example.ac.uk", false),
            ("closed", "a@example.ac.uk", false),
        ])
    func rules(rule: String, address: String, may: Bool) throws {
        let home = try DoorHome(rule)
        let letter = try #require(try home.door.requestCode(for: address)?.letter)
        if case .code = letter.kind { #expect(may) } else { #expect(!may) }
    }

    @Test(
        "an address beyond the campus is refused, known or not", arguments: ["b@example.org", "x"])
    func domains(address: String) throws {
        let home = try DoorHome()
        #expect(reason { _ = try home.door.requestCode(for: address) } == .invalid)
        #expect(reason { _ = try home.door.requestCode(for: "a@notexample.ac.uk") } == .invalid)
    }

    @Test(
        "who is here without an account claims it by the address that they gave, if it is theirs alone"
    )
    func claim() throws {
        let home = try DoorHome("invited")
        var edit = ProfileEdit()
        edit.email = "lee@example.ac.uk"
        _ = try home.home.as("op").people.add("lee", edit)
        let opened = try home.door.begin(
            address: "lee@example.ac.uk", code: try home.code(for: "lee@example.ac.uk"),
            device: "x")
        #expect(opened.person.handle.text == "lee")
        edit.email = "two@example.ac.uk"
        _ = try home.home.as("op").people.add("ann", edit)
        _ = try home.home.as("op").people.add("ben", edit)
        let letter = try #require(try home.door.requestCode(for: "two@example.ac.uk")?.letter)
        if case .stranger = letter.kind {} else { Issue.record("it is nobody's alone") }
    }

    @Test("an invitation opens the account that it is for, once, within a week")
    func invitations() throws {
        var home = try DoorHome("closed")
        let op = try home.home.as("op")
        _ = try op.people.add("lee", ProfileEdit())
        let token = try op.account.invite("lee")
        let opened = try home.door.begin(invitation: token.text.uppercased(), device: "x")
        #expect(opened.person.handle.text == "lee")
        #expect(!opened.isNew)
        func begin(_ text: String) -> Refusal.Reason? {
            reason { _ = try home.door.begin(invitation: text, device: "x") }
        }
        #expect(begin(token.text) == .unauthenticated)
        #expect(begin("") == .unauthenticated)
        let late = try op.account.invite(nil)
        home.pass(AccountDesk.invitationLifetime)
        #expect(begin(late.text) == .unauthenticated)
        #expect(reason { _ = try home.home.as("lee").account.invite(nil) } == .forbidden)
    }

    @Test("on a home that has nobody the first invitation makes its operator")
    func first() throws {
        let folder = try TemporaryFolder()
        let door = try Home(folder.path + "/home").signIn(at: Instant(seconds: 1_000))
        let token = try #require(try door.inviteFirst())
        let newer = try #require(try door.inviteFirst())
        #expect(reason { _ = try door.begin(invitation: token.token.text, device: "x") } != nil)
        let opened = try door.begin(
            invitation: newer.token.text, device: "x", newcomer: .init(handle: "boss"))
        #expect(opened.person.role == .operator)
        #expect(try door.inviteFirst() == nil)
    }

    @Test("who runs a home at its machine, and never signed in, is invited as themselves")
    func firstKnown() throws {
        let folder = try TemporaryFolder()
        let home = try Home(folder.path + "/home")
        try home.welcome(Handle.checked("boss"), at: Instant(seconds: 1_000))
        let door = home.signIn(at: Instant(seconds: 1_000))
        let first = try #require(try door.inviteFirst())
        #expect(first.handle?.text == "boss")
        let opened = try door.begin(invitation: first.token.text, device: "x")
        #expect(!opened.isNew && opened.person.handle.text == "boss")
        #expect(try door.inviteFirst() == nil)
    }

    @Test(
        "an invitation is known however it is typed",
        arguments: [
            { $0 }, { $0.uppercased() }, { $0.replacing("-", with: "") }, { " \($0) " },
            { $0.replacing("-", with: " ") },
        ] as [@Sendable (String) -> String])
    func typed(_ typing: @Sendable (String) -> String) throws {
        let folder = try TemporaryFolder()
        let door = try Home(folder.path + "/home").signIn(at: Instant(seconds: 1_000))
        let first = try #require(try door.inviteFirst())
        #expect(try door.begin(invitation: typing(first.token.text), device: "x").isNew)
    }

    @Test("a session lives as long as it is used, for 180 days, and is known by its digest alone")
    func sessions() throws {
        var home = try DoorHome()
        let (opened, _) = try home.joined(Self.kim, "kim")
        let token = opened.token.text
        for _ in 1...3 {
            home.pass(170 * 86_400)
            #expect(try home.door.caller(token: token) != nil)
        }
        home.pass(180 * 86_400)
        #expect(try home.door.caller(token: token) == nil)
        #expect(try home.door.caller(token: token + "x") == nil)
        #expect(try !home.home.holds(token))
    }

    @Test("each sign-in makes a token of its own, and one that was made by others is none")
    func tokens() throws {
        var home = try DoorHome()
        var tokens = [try home.joined(Self.kim, "kim").0.token.text]
        for _ in 1...3 {
            home.pass(600)
            let code = try home.code(for: Self.kim)
            let opened = try home.door.begin(address: Self.kim, code: code, device: "phone")
            tokens.append(opened.token.text)
        }
        #expect(Set(tokens).count == 4 && tokens.allSatisfy { $0.utf8.count == 43 })
        let people = try tokens.map { try home.door.caller(token: $0)?.person.handle.text }
        #expect(people == ["kim", "kim", "kim", "kim"])
        for made in ["", "kim", Self.kim, "0", String(repeating: "A", count: 43)] {
            #expect(try home.door.caller(token: made) == nil, "\(made)")
        }
    }

    @Test("the password of nobody takes as long to refuse, and says the same")
    func unknownName() throws {
        let home = try DoorHome()
        _ = try home.joined(Self.kim, "kim")
        for name in ["kim", "nobody", Self.kim, ""] {
            let known = try home.door.passwordHash(of: name)
            #expect(try !known.matches("open sesame"))
            #expect(
                failure { _ = try home.door.begin(known, device: "x") }?.message.key
                    == "refusal.password.wrong")
        }
    }
}

@Suite("Accounts")
struct AccountTests {
    private static let kim = "kim@example.ac.uk"

    @Test("a password signs in by handle and by address, and another one ends other sessions")
    func password() throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let account = home.site.desks(as: caller).account
        let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 8, parallelism: 1)
        try account.setPassword(try PasswordHash(of: "correct horse", cost: cheap))
        for name in ["kim", "KIM", Self.kim] {
            let known = try home.door.passwordHash(of: name)
            #expect(try known.matches("correct horse"))
            _ = try home.door.begin(known, device: "x")
        }
        #expect(try account.sessions().count == 4)
        let known = try home.door.passwordHash(of: "kim")
        try account.setPassword(try PasswordHash(of: "battery staple", cost: cheap))
        #expect(try account.sessions().count == 1)
        // It was compared before it was changed.
        #expect(reason { _ = try home.door.begin(known, device: "x") } == .unauthenticated)
    }

    @Test("the longest password is not the beginning of a longer one")
    func longest() throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 8, parallelism: 1)
        let longest = String(repeating: "ab c", count: 64)
        try home.site.desks(as: caller).account
            .setPassword(try PasswordHash(of: longest, cost: cheap))
        let known = try home.door.passwordHash(of: "kim")
        #expect(try known.matches(longest))
        #expect(try !known.matches(longest + "d"))
    }

    @Test(
        "common, short and long passwords are refused",
        arguments: [
            "short", "password", "PASSWORD1", "12345678", "aaaaaaaaaa", "belltower",
            String(repeating: "x", count: 257),
        ])
    func weak(password: String) throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let account = home.site.desks(as: caller).account
        #expect(reason { try account.check(password: password) } == .invalid)
        try account.check(password: "correct horse battery staple")
    }

    @Test("what proves who one is changes only within ten minutes of a proof")
    func freshness() throws {
        var home = try DoorHome()
        let (opened, _) = try home.joined(Self.kim, "kim")
        home.pass(600)
        let stale = try #require(try home.door.caller(token: opened.token.text))
        let account = home.site.desks(as: stale).account
        #expect(
            failure { _ = try account.addAppPassword("phone") }?.message.key
                == "refusal.account.stale")
        #expect(reason { _ = try account.requestAddress("k@example.ac.uk") } == .unauthenticated)
        #expect(reason { try account.setPassword(nil) } == .unauthenticated)
        try account.prove(address: Self.kim, code: try home.code(for: Self.kim))
        let fresh = try #require(try home.door.caller(token: opened.token.text))
        let (password, token) = try home.site.desks(as: fresh).account.addAppPassword("phone")
        #expect(password.name == "phone")
        #expect(try !home.home.holds(token.text))
    }

    /// What adds or takes a way in, or sets it.
    private static let guarded: [(String, @Sendable (Desks) throws -> Void)] = [
        ("an address", { _ = try $0.account.requestAddress("k@example.ac.uk") }),
        ("its code", { _ = try $0.account.confirmAddress("k@example.ac.uk", code: "12345678") }),
        ("no address", { try $0.account.removeAddress(RowID(1)) }),
        ("no password", { try $0.account.setPassword(nil) }),
        ("an app password", { _ = try $0.account.addAppPassword("phone") }),
        ("a feed", { _ = try $0.feeds.add("phone") }),
        ("a passkey", { _ = try $0.account.offerPasskey(at: party()) }),
        ("no passkey", { try $0.account.removePasskey(RowID(1)) }),
        ("a provider", { try $0.account.link(IdentityClaims(subject: "s"), of: "https://x") }),
        ("no provider", { try $0.account.unlink(RowID(1)) }),
    ]

    private static func party() throws -> RelyingParty {
        try #require(RelyingParty(url: "https://calendar.example.org"))
    }

    @Test("nothing that is a way in is added, set or taken without a proof of ten minutes")
    func everyWay() throws {
        var home = try DoorHome()
        let (opened, _) = try home.joined(Self.kim, "kim")
        home.pass(600)
        let stale = try #require(try home.door.caller(token: opened.token.text))
        let desks = home.site.desks(as: stale)
        for (name, act) in Self.guarded {
            #expect(
                failure { try act(desks) }?.message.key == "refusal.account.stale", "\(name)")
        }
        #expect(try desks.account.addresses().map(\.text) == [Self.kim])
    }

    @Test("a password is good as long as nobody sets another one")
    func lasting() throws {
        var home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let cheap = PasswordHash.Cost(logarithm: 4, blockSize: 8, parallelism: 1)
        try home.site.desks(as: caller).account
            .setPassword(try PasswordHash(of: "correct horse", cost: cheap))
        home.pass(20 * 365 * 86_400)
        let known = try home.door.passwordHash(of: "kim")
        #expect(try known.matches("correct horse"))
        let opened = try home.door.begin(known, device: "x")
        #expect(try home.door.caller(token: opened.token.text)?.person.handle.text == "kim")
    }

    @Test("all other sessions end when one says so, and the own one stays")
    func others() throws {
        var home = try DoorHome()
        let (first, _) = try home.joined(Self.kim, "kim")
        let (lee, _) = try home.joined("lee@example.ac.uk", "lee")
        home.pass(61)
        let code = try home.code(for: Self.kim)
        let second = try home.door.begin(address: Self.kim, code: code, device: "other")
        let caller = try #require(try home.door.caller(token: second.token.text))
        #expect(try home.site.desks(as: caller).account.endOtherSessions() == 1)
        #expect(try home.door.caller(token: first.token.text) == nil)
        #expect(try home.door.caller(token: second.token.text) != nil)
        #expect(try home.door.caller(token: lee.token.text) != nil)
    }

    @Test(
        "nobody's own handle or name is their password, nor the program's name",
        arguments: ["kimberley", "Kimberley", "Kimberley Doe", "BELLTOWER"])
    func ownNames(password: String) throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kimberley")
        var edit = ProfileEdit()
        edit.name = "Kimberley Doe"
        _ = try home.site.desks(as: caller).people.edit(nil, edit, role: nil)
        let named = try home.site.caller(try Handle.checked("kimberley"), at: home.now)
        let account = home.site.desks(as: named).account
        #expect(reason { try account.check(password: password) } == .invalid)
        try account.check(password: "\(password) and more")
    }

    @Test("the letter to who is signed in says that it proves, and to nobody else")
    func proof() throws {
        var home = try DoorHome()
        _ = try home.joined(Self.kim, "kim")
        home.now = home.now.adding(seconds: 3_600)
        guard case .proof? = try home.door.requestCode(for: Self.kim, isProof: true)?.letter?.kind
        else {
            throw Refusal(.failed, "none")
        }
        home.now = home.now.adding(seconds: 3_600)
        guard case .code? = try home.door.requestCode(for: Self.kim)?.letter?.kind else {
            throw Refusal(.failed, "none")
        }
    }

    @Test(
        "an address is added by the code that was sent there, to whoever asked, and the last one stays"
    )
    func addresses() throws {
        var home = try DoorHome()
        let (opened, kim) = try home.joined(Self.kim, "kim")
        let (_, lee) = try home.joined("lee@example.ac.uk", "lee")
        let own = home.site.desks(as: kim).account
        let others = home.site.desks(as: lee).account
        func code(_ asked: AskedLetter?) throws -> String {
            guard case .address(let code)? = asked?.letter?.kind else {
                throw Refusal(.failed, "none")
            }
            return code.text
        }
        let text = try code(try own.requestAddress("k2@example.ac.uk"))
        #expect(
            reason { _ = try others.confirmAddress("k2@example.ac.uk", code: text) }
                == .unauthenticated)
        #expect(
            reason { _ = try home.door.begin(address: "k2@example.ac.uk", code: text, device: "x") }
                == .unauthenticated)
        let all = try own.confirmAddress("k2@example.ac.uk", code: text)
        #expect(all.map(\.text) == [Self.kim, "k2@example.ac.uk"])
        // Of another account: whoever reads its mail may sign in there.
        home.pass(61)
        let later = try #require(try home.door.caller(token: opened.token.text))
        let fresh = home.site.desks(as: later).account
        let taken = try code(try fresh.requestAddress("lee@example.ac.uk"))
        #expect(
            reason { _ = try fresh.confirmAddress("lee@example.ac.uk", code: taken) } == .conflict)
        try own.removeAddress(all[0].id)
        #expect(reason { try own.removeAddress(all[1].id) } == .conflict)
        #expect(reason { try own.removeAddress(RowID(99)) } == .missing)
        #expect(reason { try others.removeAddress(all[1].id) } == .missing)
    }

    @Test("a suspended person looks, signs out, and does nothing else")
    func suspended() throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        _ = try home.home.as("op").people.suspend("kim")
        let desks = home.site.desks(as: caller)
        #expect(try desks.account.sessions().count == 1)
        #expect(reason { _ = try desks.events.join("e1") } == .forbidden)
        try desks.account.endSession(try #require(caller.session))
        #expect(try desks.account.sessions().isEmpty)
    }

    @Test("whoever came over the network names no file, no program and nobody else's mailbox")
    func network() async throws {
        let home = try DoorHome()
        let (_, caller) = try home.joined(Self.kim, "kim")
        let desks = home.site.desks(as: caller)
        for channel in ["command:/bin/true", "jsonl:/tmp/x", "desktop", "email:lee@example.ac.uk"] {
            #expect(reason { _ = try desks.settings.set("channels", channel) } == .forbidden)
        }
        _ = try desks.settings.set("channels", "email:\(Self.kim)")
        for address in ["/etc/passwd", "file:///etc/passwd", "-", "feed.ics"] {
            await #expect(throws: Refusal(.invalid, "refusal.source.remote")) {
                try await desks.sources.subscribe(Subscription(address: address, every: 3_600))
            }
        }
    }
}
