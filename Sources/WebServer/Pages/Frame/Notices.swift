import Campus
import Operations
import Words

/// Notices by staff, as they stand above the day.
struct Notices {
    let frame: Frame

    func standing(_ desks: Desks) throws -> [[String: Any]] {
        try desks.announcements.standing().map { announcement in
            [
                "noticeText": announcement.text.harmless.oneLine,
                "noticeNote": note(announcement),
            ]
        }
    }

    /// `Ada Byron, until Fri 4 Dec`.
    private func note(_ announcement: Announcement) -> String {
        let day = Message.Argument.text(frame.day(announcement.lastDay))
        guard let author = announcement.author else {
            return frame.words("told.notice.nameless", ["day": day])
        }
        return frame.words("told.notice", ["author": .text(author.shownName), "day": day])
    }
}
