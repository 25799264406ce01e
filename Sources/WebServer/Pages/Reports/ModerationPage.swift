import Campus
import HTTPTypes
import Operations
import Recurrence
import Words

/// How much was reported and decided by month, for everybody.
enum ModerationPage {
    static var routes: [PageRoute] {
        [
            .open(.get, "/moderation") { request in
                let (home, now) = (request.site.home, request.now)
                let months = try await request.site.lanes.look {
                    try home.moderationLog(at: now).months()
                }
                return page(months, try await OpenFrame.of(request))
            }
        ]
    }

    private static func page(_ months: [ModerationMonth], _ frame: Frame) -> Reply {
        let model: [String: Any] = [
            "months": months.map { month -> [String: Any] in
                let lines = lines(of: month, frame)
                return [
                    "monthText": "\(frame.words("month.\(month.first.month)")) \(month.first.year)",
                    "lines": lines, "hasLines": !lines.isEmpty,
                    "othersText": frame.words(
                        lines.isEmpty ? "told.moderation.few" : "told.moderation.others",
                        ["count": .number(ModerationMonth.least)]),
                ]
            }
        ]
        let heading = Heading(
            frame.words("page.moderation.title"), back: ("/help", frame.words("page.title.back")))
        return frame.page("moderation", heading, with: model)
    }

    /// What is large enough to be told: none of them and four of them look the same.
    private static func lines(of month: ModerationMonth, _ frame: Frame) -> [[String: Any]] {
        func named(_ key: String, _ message: Message) -> String {
            frame.words(key, ["name": .text(frame.words.text(message))])
        }
        let counts: [(String, Int)] =
            [
                (frame.words("page.moderation.reports"), month.reports),
                (frame.words("page.moderation.appeals"), month.appeals),
            ]
            + Decision.Outcome.allCases.map {
                (named("told.moderation.outcome", $0.message), month.outcomes[$0] ?? 0)
            }
            + ReportReason.allCases.map {
                (named("told.moderation.ground", $0.message), month.grounds[$0] ?? 0)
            }
        return counts.filter { $0.1 >= ModerationMonth.least }.map { name, count in
            ["lineName": name, "lineCount": "\(count)"]
        }
    }
}

/// The frame of a page that is for everybody, as whoever is signed in chose it.
enum OpenFrame {
    static func of(_ request: PageRequest) async throws -> Frame {
        guard let caller = request.context.caller else { return Frame(request) }
        return try await request.site.lanes.look(as: caller) { desks in
            try Frame(Visit(request: request, desks: desks), tab: .me)
        }
    }
}
