import Campus
import Operations
import Words

/// The operator's desk: what is wrong, how all is doing at a glance, and the way to all that is looked after.
enum OperatorPage {
    static let address = "/operator"

    static var routes: [PageRoute] { [.look(address, page)] }

    /// So many alerts that are over are told.
    private static let mostPast = 10

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let end = visit.request.site.certificateEnd
        let report = try visit.desks.health.report(certificateEnd: end)
        let words = HealthWords(report, frame.words, in: frame.zone)
        let past = try visit.desks.health.alerts().filter { $0.ended != nil }.prefix(mostPast)
        var model: [String: Any] = [
            "isAllWell": report.isWell, "wrong": wrong(report, words, frame),
            "figures": HealthReport.CampusTotals.Total.allCases.map { figure in
                ["figureText": words.text(figure), "figureAddress": place(of: figure)]
            },
            "lines": HealthReport.Subject.allCases.map { line($0, report, words) },
            "past": past.map { ["pastText": text($0, words, frame)] }, "hasPast": !past.isEmpty,
            "sections": sections.map { section in
                [
                    "sectionAddress": section.address,
                    "sectionText": frame.words("page.operator.\(section.name)"),
                ]
            },
        ]
        model["plot"] = LatenessPlot(report, frame.words, in: frame.zone).model
        let heading = Heading(
            frame.words("page.operator.title"), back: ("/me", frame.words("page.title.back")))
        return frame.page("operator", heading, with: model)
    }

    /// All that is looked after, each on a page of its own; what it is called is `page.operator.NAME`.
    private static let sections: [(address: String, name: String)] = [
        ("/operator/people", "people"), ("/operator/pictures", "pictures"), ("/reports", "reports"),
        ("/operator/sources", "sources"),
        ("/operator/catalogue", "catalogue"), ("/communities", "communities"),
        ("/events", "events"),
        ("/operator/statistics", "statistics"),
        ("/operator/announcements", "announcements"), ("/operator/settings", "settings"),
        ("/operator/audit", "audit"),
        ("/operator/errors", "errors"),
    ]

    /// What operators were called for, then what else is wrong, each with the way to it.
    private static func wrong(
        _ report: HealthReport, _ words: HealthWords, _ frame: Frame
    ) -> [[String: Any]] {
        let alerts = report.alerts.map { alert -> [String: Any] in
            var line: [String: Any] = ["wrongText": text(alert, words, frame)]
            if alert.kind == .imports { line["wrongAddress"] = SharedSourcesPage.address }
            return line
        }
        let sources = report.sources.filter { $0.state != .healthy }.map {
            source -> [String: Any] in
            [
                "wrongText": "\(words.name(source)): \(words.text(source))",
                "wrongAddress": "\(SharedSourcesPage.address)#source-\(source.status.source.id)",
            ]
        }
        let subjects = HealthReport.Subject.allCases.filter {
            $0 != .imports && report.state(of: $0) == .wrong
        }
        return alerts + sources
            + subjects.map { subject -> [String: Any] in
                var line: [String: Any] = [
                    "wrongText": "\(words.name(subject)): \(words.text(subject))"
                ]
                line["wrongAddress"] = place(of: subject)
                return line
            }
    }

    /// Where more is told of it; nil where there is no more.
    private static func place(of subject: HealthReport.Subject) -> String? {
        switch subject {
        case .imports: SharedSourcesPage.address
        case .check, .restore: NightPage.address
        default: nil
        }
    }

    private static func place(of figure: HealthReport.CampusTotals.Total) -> String {
        switch figure {
        case .people: OperatorPeoplePage.address
        case .active: "/operator/statistics"
        case .events: "/events"
        case .reports: "/reports"
        }
    }

    private static func line(
        _ subject: HealthReport.Subject, _ report: HealthReport, _ words: HealthWords
    ) -> [String: Any] {
        let state = report.state(of: subject)
        var line: [String: Any] = [
            "lineName": words.name(subject), "lineState": words.state(state),
            "lineText": words.text(subject), "isLineWrong": state == .wrong,
            "isLineWell": state == .well, "isLineUnknown": state == .unknown,
        ]
        line["lineAddress"] = place(of: subject)
        return line
    }

    private static func text(_ alert: Alert, _ words: HealthWords, _ frame: Frame) -> String {
        var begun = alert
        begun.ended = nil
        let what = Message.Argument.text(words.text(begun))
        guard let ended = alert.ended else {
            return frame.words(
                "told.operator.alert", ["what": what, "time": .text(frame.moment(alert.since))])
        }
        return frame.words(
            "told.operator.past",
            [
                "what": what, "since": .text(frame.moment(alert.since)),
                "ended": .text(frame.moment(ended)),
            ])
    }
}
