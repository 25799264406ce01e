import Campus
import Operations
import Recurrence
import Storage
import Testing
import Words

/// What is told of an event is told in the language of whoever reads it, whoever did it in which.
@Suite("Sentences that a home keeps")
struct KeptSentenceTests {
    /// Something that ann is told of, and how in each language.
    struct Act: CustomTestStringConvertible {
        let name: String
        var kind = Reminder.Kind.news
        /// ann waits, and cat has the place.
        var waits = false
        /// When ann is told.
        var now: String?
        /// English, German, French, Spanish, Arabic, as the languages are listed.
        let told: [String]
        let act: @Sendable (StaleNoticeScene) throws -> Void

        var testDescription: String { name }

        func told(in language: Language) -> String? {
            zip(Language.allCases, told).first { $0.0 == language }?.1
        }
    }

    static let acts = [
        Act(
            name: "moved to another place",
            told: [
                "Night: is in 8W 2.1", "Night: ist in 8W 2.1", "Night : se tient à 8W 2.1",
                "Night: es en 8W 2.1", "Night: مكانها 8W 2.1",
            ]
        ) { try $0.edit { $0.location = "8W 2.1" } },
        Act(
            name: "moved to another day, and made larger",
            told: [
                "Night: moved from Tue 6 Oct 18:00 to Wed 7 Oct 18:00; takes 3 people",
                "Night: verlegt von Di, 6. Okt. 18:00 auf Mi, 7. Okt. 18:00; hat Platz für 3 Personen",
                "Night : déplacé de mar. 6 oct. 18:00 à mer. 7 oct. 18:00 ; accueille 3 personnes",
                "Night: pasa de mar 6 oct 18:00 a mié 7 oct 18:00; tiene 3 plazas",
                "Night: تغيّر الوقت من ثلاثاء 6 أكتوبر 18:00 إلى أربعاء 7 أكتوبر 18:00؛ "
                    + "تتسع لـ3 أشخاص",
            ]
        ) {
            try $0.edit {
                $0.start = "2026-10-07 18:00"
                $0.capacity = 3
            }
        },
        Act(
            name: "made a series",
            told: [
                "Night: takes place every Tuesday, 4 times",
                "Night: findet jeden Dienstag, 4 Mal statt",
                "Night : a lieu chaque mardi, 4 fois", "Night: se celebra cada martes, 4 veces",
                "Night: تُقام كل أسبوع يوم الثلاثاء، 4 مرات",
            ]
        ) { try $0.edit { $0.rule = "FREQ=WEEKLY;COUNT=4" } },
        Act(
            name: "cancelled",
            told: [
                "Night is cancelled: no board", "Night fällt aus: no board",
                "Annulé : Night (no board)", "Night se cancela: no board", "إلغاء Night: no board",
            ]
        ) { _ = try $0.home.as("ben").events.cancel($0.event, reason: "no board") },
        Act(
            name: "cancelled without a reason",
            told: [
                "Night is cancelled", "Night fällt aus", "Annulé : Night", "Night se cancela",
                "إلغاء Night",
            ]
        ) { _ = try $0.home.as("ben").events.cancel($0.event, reason: nil) },
        Act(
            name: "offered", kind: .offer, waits: true,
            told: [
                "Night: a place is free for you", "Night: ein Platz ist für dich frei",
                "Night : une place est libre pour toi", "Night: hay una plaza libre para ti",
                "Night: مقعد متاح لك",
            ]
        ) { _ = try $0.home.as("cat").events.drop($0.event) },
        Act(
            name: "not taken in time", waits: true, now: "2026-10-06T08:59:00+01:00",
            told: [
                "Night: the place kept for you is gone",
                "Night: der für dich freigehaltene Platz ist weg",
                "Night : la place gardée pour toi n’est plus là",
                "Night: ya no está la plaza que tenías reservada",
                "Night: المقعد المحجوز لك لم يعد متاحًا",
            ]
        ) {
            _ = try $0.home.as("cat").events.drop($0.event)
            try $0.home.as("cat", now: "2026-10-06T08:59:00+01:00").events.settleOffers()
        },
    ]

    @Test("the bell tells it in the reader's language", arguments: acts, Language.allCases)
    func bell(_ act: Act, _ language: Language) async throws {
        var scene = try await StaleNoticeScene.chessNight(waits: act.waits)
        // Whoever does it reads another language.
        _ = try scene.home.as("ben").settings.set("language", "es")
        _ = try scene.home.as("ann").settings.set("language", language.rawValue)
        try act.act(scene)
        if let now = act.now { scene = scene.at(now) }
        let reminder = try #require(try scene.planned(act.kind))
        #expect(try scene.verdict(reminder) == act.told(in: language))
    }

    @Test("times stand as the reader's clock has them")
    func twelveHours() async throws {
        let scene = try await StaleNoticeScene.chessNight()
        _ = try scene.home.as("ann").settings.set("clock", "12")
        try scene.edit { $0.start = "2026-10-06 20:00" }
        let reminder = try #require(try scene.planned(.news))
        #expect(
            try scene.verdict(reminder) == "Night: moved from Tue 6 Oct 6:00 pm to 8:00 pm")
    }

    @Test("what a feed calls off and on again", arguments: Language.allCases)
    func again(language: Language) async throws {
        let home = try await CommunityFeedTests.home()
        _ = try home.as("ann").settings.set("language", language.rawValue)
        let event = try home.as("ann").events.list(EventSelection())[2].event.name
        _ = try home.as("ann").events.join(event)
        let good = CommunityFeedTests.good
        for events in [[good[0], good[2], good[3]], good] {
            _ = try CommunityFeedTests.write(events, home)
            _ = try await home.as("ben").imports.run(.all, isNarrowed: true)
        }
        let ann = try home.as("ann")
        let style = ReminderStyle(zone: .utc, at: ann.now, words: try ann.settings.words())
        let told = try ann.events.show(event).changes.map { $0.sentence.told(in: style) }
        #expect(told.last == style.words("kept.event.again"))
    }

    @Test("of an event that was removed nothing but its day is told", arguments: Language.allCases)
    func removed(language: Language) throws {
        let home = try CommunityTests.home()
        _ = try home.as("ben").settings.set("language", language.rawValue)
        let ann = try home.as("ann")
        let name = try ann.events.publish(
            EventTests.open("Zyxwvut", "2026-10-05 18:00", "q"), in: nil
        ).event.name
        _ = try home.as("ben").events.join(name)
        try ann.events.remove(name)
        let ben = try home.as("ben")
        let news = try #require(try ben.news().first)
        let words = try ben.settings.words()
        let title = ReminderText.news(
            news, ReminderStyle(zone: .utc, at: ben.now, words: words)
        ).title
        let when = words(
            "change.point",
            [
                "date": .text(
                    CivilDate(uncheckedYear: 2026, month: 10, day: 5).short(
                        seenFrom: CivilDate(uncheckedYear: 2026, month: 1, day: 1), in: words)),
                "time": "18:00",
            ])
        #expect(title == words("kept.news.removed", ["when": .text(when)]))
        #expect(!title.contains("Zyxwvut"))
    }

    @Test("what was kept in English before is told as it is", arguments: Language.allCases)
    func old(language: Language) throws {
        let style = ReminderStyle(
            zone: .utc, at: Instant(seconds: 0), words: Catalogue.of(language))
        let kept: KeptSentence = "Night: moved from Mon 5 Oct 18:00 to 19:00"
        #expect(kept.told(in: style) == kept.text)
        // A newer program's words are told by the text beside them.
        let newer = KeptSentence("Night is haunted", Message("kept.news.haunted"))
        #expect(newer.told(in: style) == "Night is haunted")
        let inner = KeptSentence(
            "Night: haunted",
            Message(
                "kept.news.changed",
                ["title": "Night", "changes": .message(Message("kept.event.haunted"))]))
        #expect(inner.told(in: style) == "Night: haunted")
    }
}

extension StaleNoticeScene {
    /// ben alters the chess night.
    fileprivate func edit(_ change: (inout EventDraft) -> Void) throws {
        var draft = EventDraft()
        change(&draft)
        _ = try home.as("ben").events.edit(event, draft)
    }
}
