import Campus
import Operations
import Recurrence
import TestSupport
import Testing
import Words

@testable import belltower

/// Whatever a command prints of days and times is read back by every command that takes one.
@Suite("What Belltower prints, it reads")
struct PrintedTimeTests {
    static let zone = Zone(
        id: "Europe/London", initialOffset: 0,
        transitions: [
            (Instant(seconds: 1_774_746_000), 3_600), (Instant(seconds: 1_792_890_000), 0),
            (Instant(seconds: 1_806_195_600), 3_600),
        ])

    /// A time that a printer is asked to print, and when.
    struct Case {
        var now: Instant
        /// On a whole minute.
        var at: Instant
        var words = Catalogue.english
        var wall: WallTime { zone.wall(at: at) }
        var today: CivilDate { zone.wall(at: now).date }
        var day: CivilDate { wall.date }
        var days: DayWords { DayWords(words: words) }
        var short: String { days.short(day, seenFrom: today) }
        var hours12: ReminderStyle {
            ReminderStyle(hasTwelveHours: true, zone: zone, at: now, words: words)
        }
        var hours24: ReminderStyle { ReminderStyle(zone: zone, at: now, words: words) }
    }

    /// - Parameter days: how far from now, behind and ahead.
    private static func cases(_ days: ClosedRange<Int64>, seed: UInt64) -> [Case] {
        var random = SeededGenerator(seed: seed)
        // 2026, and an hour that is there once.
        return (0..<400).compactMap { _ in
            let now = Instant(
                seconds: Int64.random(in: 1_767_225_600..<1_798_761_600, using: &random))
            let ahead =
                Int64.random(in: days, using: &random) * 86_400
                + Int64.random(in: 0..<86_400, using: &random)
            let at = Instant(
                seconds: (now.seconds + max(ahead, days.lowerBound * 86_400)) / 60 * 60)
            guard days.lowerBound < 0 || at > now else { return nil }
            let words = Language.allCases.map(Catalogue.of).randomElement(using: &random)
            return zone.instant(of: zone.wall(at: at)) == at
                ? Case(now: now, at: at, words: words ?? .english) : nil
        }
    }

    private static func read(_ text: String, _ one: Case) throws -> ResolvedTime {
        try WrittenTime(text).resolved(now: one.now, in: zone)
    }

    /// Lower case, upper case, and as it is.
    private static func isRead(_ text: String, as meaning: ResolvedTime, _ one: Case) {
        // Without its year a day is read half a year back, and not guessed beyond.
        let year = "\(one.day.year)"
        if !text.contains(year), one.today.dayNumber - one.day.dayNumber > 183 { return }
        for written in [text, text.lowercased(), text.uppercased()] {
            do {
                let read = try read(written, one)
                #expect(read == meaning, "\(written) at \(ClockTime(one.now, in: zone))")
            } catch {
                Issue.record("\(written): \(error)")
            }
        }
    }

    /// What stands before the time to which something is moved.
    static let tos: [Language: String] = [
        .english: " to ", .german: " auf ", .french: " à ", .spanish: " a ", .arabic: " إلى ",
    ]

    static let instants: [(name: String, print: @Sendable (Case) -> String)] = [
        ("a list's date and time", { "\($0.wall.date) \($0.wall.clockText)" }),
        ("a list's weekday", { "\($0.days.listed($0.day)) \($0.wall.clockText)" }),
        (
            "the status screen's head",
            {
                "\($0.days.named($0.day)), \($0.wall.clockText)"
            }
        ),
        ("an event's time", { "\($0.short) \($0.wall.clockText)" }),
        ("a reminder's day", { "\($0.hours24.date($0.day)) \($0.hours24.time($0.wall))" }),
        (
            "a reminder's day, twelve hours",
            { "\($0.hours12.date($0.day)) \($0.hours12.time($0.at))" }
        ),
        ("JSON", { ClockTime($0.at, in: zone).description }),
        ("an id's", { "\(Timestamp.text($0.wall, offset: 0).prefix(16))" }),
        (
            "a change",
            { one in
                let later = one.wall.adding(seconds: 3_600)
                let words = ChangeWords(one.hours24).moved(
                    from: later...later.adding(seconds: 60),
                    to: one.wall...one.wall.adding(seconds: 60))
                let day = one.day == later.date ? "\(one.hours24.date(one.day)) " : ""
                let to = tos[one.words.language] ?? ""
                return day + (words?.split(separator: to).last.map(String.init) ?? "")
            }
        ),
    ]

    @Test("a time, a year behind or ahead", arguments: instants.indices)
    func times(_ index: Int) {
        for one in Self.cases(-360...360, seed: UInt64(index)) {
            Self.isRead(Self.instants[index].print(one), as: .instant(one.at), one)
        }
    }

    static let coming: [(name: String, print: @Sendable (Case) -> String)] = [
        (
            "what is next",
            { one in
                let page = page(one)
                return NextText(page: page, words: ItemWords([]), isPlain: false).at(one.wall)
            }
        ),
        (
            "what is next, in sentences",
            { one in
                NextText(page: page(one), words: ItemWords([]), isPlain: true).at(one.wall)
            }
        ),
        (
            "a reminder",
            {
                [$0.hours12.day($0.wall), $0.hours12.time($0.at)].compactMap(\.self).joined(
                    separator: " ")
            }
        ),
        (
            "a list of what is on",
            { $0.words("next.until", ["time": .text("\($0.short) \($0.wall.clockText)")]) }
        ),
    ]

    @Test("a time to come", arguments: coming.indices)
    func timesToCome(_ index: Int) {
        for one in Self.cases(0...20, seed: 100 + UInt64(index)) {
            Self.isRead(Self.coming[index].print(one), as: .instant(one.at), one)
        }
    }

    private static func page(_ one: Case) -> AgendaPage {
        AgendaPage(
            zone: zone, now: one.now, width: 80, firstWeekday: .monday, calendar: nil,
            marked: MarkedWeeks([]), catalogue: one.words, styled: { text, _ in text })
    }

    static let days: [(name: String, print: @Sendable (Case) -> String)] = [
        ("a list's heading", { $0.days.heading($0.day) }),
        ("a sentence's heading", { $0.days.named($0.day) }),
        ("a full date", { $0.days.full($0.day) }),
        ("a short date", { $0.short }),
        ("the end of something long", { $0.words("day.until", ["day": .text($0.short)]) }),
        (
            "the end of a repetition",
            { one in
                let rule = RecurrenceRule.parse(
                    "FREQ=DAILY;UNTIL=\("\(one.day)".replacing("-", with: ""))"
                ).0
                let words = rule.map { Catalogue.english.text($0.message(from: one.day)) } ?? ""
                return words.split(separator: ", ").last.map(String.init) ?? ""
            }
        ),
    ]

    @Test("a day, a year behind or ahead", arguments: days.indices)
    func wholeDays(_ index: Int) {
        for one in Self.cases(-360...360, seed: 200 + UInt64(index)) {
            Self.isRead(Self.days[index].print(one), as: .day(one.day), one)
        }
    }

    @Test("several days, as the headings of weeks have them")
    func spans() {
        for one in Self.cases(-360...360, seed: 300) {
            let last = one.day.adding(days: 6)
            Self.isRead(
                one.days.span(one.day, last), as: .days(one.day..<last.adding(days: 1)), one)
        }
    }

    @Test("from one time to another", arguments: [3_600, 36_000, 90_000, 300_000])
    func stretches(_ length: Int64) {
        for one in Self.cases(0...0, seed: UInt64(length)) {
            let end = one.at.adding(seconds: length)
            let wall = Self.zone.wall(at: end)
            guard Self.zone.instant(of: wall) == end else { continue }
            let gap = FreeText(zone: Self.zone, today: one.today).times(one.at..<end)
            let meaning = ResolvedTime.span(one.at..<end)
            Self.isRead("\(one.days.listed(one.day)) \(gap)", as: meaning, one)
            let day = wall.date == one.day ? "" : "\(wall.date) "
            Self.isRead(
                "\(one.day) \(one.wall.clockText) – \(day)\(wall.clockText)", as: meaning, one)
        }
    }

    @Test("a length of time, ahead and behind", arguments: Language.allCases)
    func lengths(_ language: Language) {
        let words = Catalogue.of(language)
        var random = SeededGenerator(seed: 400)
        let now = Instant(seconds: 1_780_000_000)
        let one = Case(now: now, at: now, words: words)
        let days = one.days
        for _ in 0..<400 {
            let minutes = Int64.random(in: 1..<2_880, using: &random)
            let seconds = minutes * 60
            let exact = ResolvedTime.instant(now.adding(seconds: seconds))
            for text in [
                days.ahead(seconds), days.ahead(seconds, isSpoken: true),
                "in \(WrittenLength.text(seconds))",
            ] where minutes < 1_440 {
                Self.isRead(text, as: exact, one)
            }
            let ago = days.ago(seconds)
            guard case .instant(let read)? = try? Self.read(ago, one) else {
                Issue.record("\(ago)")
                continue
            }
            // To the unit that is printed.
            #expect((0..<3_600).contains(seconds - (now - read)), "\(ago)")
        }
        Self.isRead(days.ago(40), as: .instant(now.adding(seconds: -40)), one)
        for text in [days.ahead(3 * 86_400), days.inAge(3 * 86_400)] {
            Self.isRead(text, as: .instant(now.adding(seconds: 259_200)), one)
        }
    }
}
