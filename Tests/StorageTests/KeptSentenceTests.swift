import Campus
import Recurrence
import TestSupport
import Testing
import Words

@testable import Storage
@testable import StorageSQLite

@Suite("Sentences as they are kept")
struct KeptSentenceTests {
    private static func several(_ items: [Message.Argument]) -> Message.Argument { .list(items) }

    static let messages = [
        Message("kept.event.once"),
        Message("kept.event.title", ["title": "Été \"5\" / \\ \u{202e}\n😀"]),
        Message("kept.event.capacity", ["count": 12]),
        Message("kept.reason.limit", ["count": .number(-.max)]),
        Message("a", ["b": .message(Message("c", ["d": "e", "f": 0]))]),
        Message("a", ["of": several([.text("x"), .number(2), .message(Message("y"))])]),
        Message("a", ["of": several([.choice(["z"]), several([])])]),
    ]

    @Test("a message is kept as it is", arguments: messages)
    func message(_ message: Message) throws {
        #expect(Message(stored: message.stored) == message)
    }

    @Test(
        "a message is short JSON",
        arguments: [
            (messages[0], #"["kept.event.once"]"#),
            (messages[2], #"["kept.event.capacity",{"count":12}]"#),
            (messages[4], #"["a",{"b":["c",{"d":"e","f":0}]}]"#),
            (messages[6], #"["a",{"of":{"list":[{"choice":["z"]},{"list":[]}]}}]"#),
        ])
    func json(message: Message, text: String) {
        #expect(message.stored == .text(text))
    }

    @Test(
        "what is no message is none",
        arguments: ["", "x", "[]", "[1]", "{}", #"["a",{"b":null}]"#, #"["a",{"b":{"c":[]}}]"#])
    func none(text: String) {
        #expect(Message(stored: .text(text)) == nil)
    }

    @Test("news and what became of an event", arguments: messages)
    func events(_ message: Message) throws {
        let (store, now) = (try Store.fresh(), LedgerTests.now)
        let (kept, typed) = (KeptSentence("In English", message), KeptSentence(typed: "so it is"))
        let (news, changes) = try store.act { transaction in
            let sam = try transaction.welcome(try #require(Handle("sam")), at: now)
            let plan = EventPlan(
                title: "Night", start: Samples.wall("20261006T180000"), length: 3_600, zone: "UTC")
            let id = try transaction.addEvent(
                plan, of: nil, by: sam, password: nil, isByStaff: false, at: now)
            let event = try #require(try transaction.event(id))
            for sentence in [kept, typed] {
                try transaction.addChange(
                    EventChange(kind: .changed, at: now, sentence: sentence), of: event, by: sam)
                try transaction.tell([sam], as: .changed, of: event, saying: sentence, at: now)
            }
            return (
                try transaction.news(for: sam, since: now), try transaction.changes(of: event)
            )
        }
        #expect(news.map(\.news.sentence) == [kept, typed])
        #expect(changes.map(\.sentence) == [kept, typed])
    }

    @Test("why something did not ring, and what it is put off for said once", arguments: messages)
    func reasons(_ message: Message) throws {
        let ledger = try LedgerTests()
        try ledger.plan([LedgerTests.reminder(1, "20261005T090000")])
        let nine = LedgerTests.instant("20261005T090000")
        let reason = KeptSentence("In English", message)
        func decide(_ decision: (ReminderRowID) -> ReminderDecision) throws {
            try ledger.store.relaxed { transaction in
                let row = try #require(
                    try transaction.reminders(
                        of: ledger.person, about: LedgerTests.reminder(1, "20261005T090000").subject
                    ).first?.row)
                try transaction.decide([decision(row)], at: nine)
            }
        }
        for _ in 0..<2 {
            try decide { .withdraw(row: $0, until: nine.adding(seconds: 60), reason: reason) }
        }
        let once = try #require(try ledger.records().first)
        #expect(once.steps.map(\.reason?.text) == ["looked at again: In English"])
        #expect(
            once.reason?.message == Message("kept.reason.withdrawn", ["why": .message(message)]))
        try ledger.plan([], at: nine)
        #expect(try ledger.records().first?.reason == reason)
    }

    @Test("why an attempt failed", arguments: messages)
    func attempts(_ message: Message) throws {
        let ledger = try LedgerTests()
        try ledger.plan([LedgerTests.reminder(1, "20261005T090000")])
        let reason = KeptSentence("In English", message)
        try ledger.ring(at: LedgerTests.instant("20261005T090000"), .failed(reason: reason))
        #expect(try ledger.records().first?.reason == reason)
    }

    @Test("what was dismissed with its item is found whatever the catalogue says")
    func dismissed() throws {
        // Rows of earlier versions have these texts.
        #expect(ReminderReason.itemDismissed.text == "its item was dismissed")
        #expect(ReminderReason.seriesDismissed.text == "its series was dismissed")
        for reason in [ReminderReason.itemDismissed, ReminderReason.seriesDismissed] {
            let message = try #require(reason.message)
            #expect(Catalogue.english.text(message) == reason.text)
        }
    }

    @Test("what was kept before there were messages is a text")
    func before() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let steps = try #require(Migrations.steps.firstIndex { $0.name == "messages" })
        try FormerDatabase.make(
            at: path, steps: steps,
            with: """
                INSERT INTO person (handle, role, created) VALUES ('sam', 'operator', 7);
                INSERT INTO news (person_id, at, kind, text)
                VALUES (1, 9, 'removed', 'an event that you joined was removed')
                """)
        let store = try Store(path: path)
        let sam = try #require(try store.look { try $0.everybody() }.first)
        let news = try store.look { try $0.news(for: sam, since: Instant(seconds: 0)) }
        #expect(
            news.map(\.news.sentence) == [
                KeptSentence(typed: "an event that you joined was removed")
            ])
    }
}
