import Campus
import Operations
import Recurrence
import Words

/// Notices by staff in words.
struct AnnouncementText {
    private let desks: Desks
    private let words = Speech.words
    private var days: DayWords { DayWords(words: words) }

    init(_ desks: Desks) { self.desks = desks }

    /// What stands today, as it is said above the day: `Notice: The library closes at six (ada, until Fri 4 Dec)`.
    func standing() throws -> [String] {
        try desks.announcements.standing().flatMap { announcement in
            let line = words(
                "announcement.line",
                [
                    "text": .text(announcement.text.harmless.oneLine),
                    "author": .text(author(of: announcement)),
                    "day": .text(day(announcement.lastDay)),
                ])
            return Screen.standard.lines(line, after: words("announcement.notice") + " ")
        }
    }

    /// The same, where a window has today in it.
    func standing(in window: Range<Instant>) throws -> [String] {
        window.contains(desks.now) ? try standing() : []
    }

    func table(_ announcements: [Announcement]) -> [String] {
        var table = Table([.number, .wrapped, .text, .text])
        for announcement in announcements {
            table.add([
                .init("\(announcement.id)"), .init(announcement.text.harmless.oneLine),
                .init(author(of: announcement)), .init(end(of: announcement)),
            ])
        }
        table.head(
            ["number", "text", "author", "until"].map { words("announcement.head.\($0)") })
        return table.lines(on: .standard)
    }

    func day(_ date: CivilDate) -> String { days.short(date, seenFrom: desks.calendar.today) }

    private func end(of announcement: Announcement) -> String {
        guard let ended = announcement.ended else { return day(announcement.lastDay) }
        return words(
            "announcement.over", ["day": .text(day(desks.zone.wall(at: ended).date))])
    }

    private func author(of announcement: Announcement) -> String {
        announcement.author?.handle.text ?? words("comment.left")
    }
}
