import Campus
import Operations
import Recurrence
import Words

/// What others did, in lines that lead to it.
struct NewsLines {
    let frame: Frame

    func line(_ listed: ListedNews) -> [String: Any] {
        let news = listed.news
        var line: [String: Any] = [
            "newsTime": frame.timestamp(news.at), "newsTimeText": frame.moment(news.at),
            "newsText": text(listed),
        ]
        line["newsAddress"] = address(listed)
        return line
    }

    /// `Coffee: kim comes`, `Ann Ito (ann) is your friend now`.
    func text(_ listed: ListedNews) -> String {
        if let friend = listed.friend {
            return ReminderText.friendship(with: friend, frame.style).title
        }
        let content = ReminderText.news(listed.news, frame.style)
        return content.detail.isEmpty ? content.title : "\(content.title): \(content.detail)"
    }

    /// Nil for an event that was removed.
    func address(_ listed: ListedNews) -> String? {
        if listed.news.kind == .moderation { return listed.news.moderationPage }
        return listed.friend.map { "/people/\($0.handle)" }
            ?? listed.news.eventID.map { "/events/e\($0)" }
    }
}
