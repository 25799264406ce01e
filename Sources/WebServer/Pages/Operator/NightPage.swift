import Campus
import Operations
import Words

/// What the home found out about itself by night, each finding a line: for operators.
enum NightPage {
    static let address = "/operator/night"

    static var routes: [PageRoute] { [.look(address, page)] }

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let nights = try visit.desks.health.nights()
        let heading = Heading(
            frame.words("page.night.title"),
            back: (OperatorPage.address, frame.words("page.title.back")))
        return frame.page(
            "operator-night", heading,
            with: [
                "checks": [
                    part(nights.check, "health.name.check", orElse: "health.check.none", frame),
                    part(
                        nights.restore, "health.name.restore", orElse: "health.restore.none", frame),
                ]
            ])
    }

    /// What is wrong first.
    private static func part(
        _ check: SelfCheck?, _ name: String, orElse none: String, _ frame: Frame
    ) -> [String: Any] {
        let findings = check?.findings ?? []
        let sorted = findings.filter { !$0.isWell } + findings.filter(\.isWell)
        return [
            "checkName": frame.words(name),
            "checkText": check.map {
                frame.words("told.night.at", ["time": .text(frame.moment($0.at))])
            } ?? frame.words(none),
            "hasFindings": !findings.isEmpty,
            "findings": sorted.map { finding in
                [
                    "findingName": finding.subject, "findingText": finding.message,
                    "isFindingWell": finding.isWell,
                    "findingState": frame.words(
                        finding.isWell ? "health.state.well" : "health.state.wrong"),
                ] as [String: Any]
            },
        ]
    }
}
