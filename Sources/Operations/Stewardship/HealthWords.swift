package import Campus
package import Recurrence
import Storage
package import Words

/// How a home is doing, in words: the same on a page and on a screen.
package struct HealthWords: Sendable {
    private let report: HealthReport
    private let words: Catalogue
    private let zone: Zone

    /// - Parameter zone: in which times are told.
    package init(_ report: HealthReport, _ words: Catalogue, in zone: Zone) {
        self.report = report
        self.words = words
        self.zone = zone
    }

    package func name(_ subject: HealthReport.Subject) -> String {
        words("health.name.\(subject.rawValue)")
    }

    package func state(_ state: HealthReport.Verdict) -> String { ofSources.state(state) }

    package func text(_ alert: Alert) -> String { words.text(alert.sentence(in: zone)) }

    /// How it is with a subject, in a few sentences.
    package func text(_ subject: HealthReport.Subject) -> String {
        let sentences =
            switch subject {
            case .imports: imports
            case .bell: bell
            case .channels: channels
            case .push: push
            case .answers: [answers]
            case .uptime: uptime
            case .database: [database]
            case .disk: [disk]
            case .backup: [backup]
            case .check: [text(report.check, orElse: "health.check.none")]
            case .restore:
                report.backups == .elsewhere
                    ? [words("health.backup.elsewhere")]
                    : [text(report.restore, orElse: "health.restore.none")]
            case .certificate: [certificate]
            case .versions: [versions]
            }
        return sentences.joined(separator: " ")
    }

    /// How a source is doing.
    package func text(_ source: SourceHealth) -> String { ofSources.text(source) }

    /// What a source is called, with the community whose feed it is.
    package func name(_ source: SourceHealth) -> String { ofSources.name(source) }

    /// `8:12`; of another day with that.
    package func time(_ instant: Instant) -> String { ofSources.time(instant) }

    private var ofSources: SourceHealthWords { SourceHealthWords(words, at: report.at, in: zone) }

    /// How large the campus is, or what there is to do, in a sentence.
    package func text(_ figure: HealthReport.CampusTotals.Total) -> String {
        let campus = report.campus
        func told(_ count: Int) -> String {
            words("health.campus.\(figure.rawValue)", ["count": .number(count)])
        }
        switch figure {
        case .people: return told(campus.people)
        case .active:
            return campus.active.value.map(told)
                ?? words("health.campus.few", ["least": .number(ShownCount.least)])
        case .events: return told(campus.events)
        case .reports: return told(campus.reports)
        }
    }

    // MARK: - Subjects

    private var imports: [String] {
        func count(_ state: SourceHealth.Verdict) -> Int {
            report.sources.count { $0.state == state }
        }
        return [
            words(
                "health.imports",
                [
                    "count": .number(report.sources.count),
                    "failing": .number(count(.failing) + count(.stopped)),
                    "held": .number(count(.held)), "late": .number(count(.late)),
                ]), ofSources.text(report.ownSources),
        ]
    }

    private var bell: [String] {
        let worst = report.bell.hours.compactMap(\.lateness.worst).max()
        let count = report.bell.hours.reduce(0) { $0 + $1.lateness.delivered }
        let rang =
            worst.map { worst in
                words(
                    "health.bell.late",
                    ["count": .number(count), "worst": .text(Lateness.text(worst))])
            } ?? words("health.bell.none")
        let waiting = report.bell.waitingSince.flatMap { since in
            report.at - since > AlertRules.lateness
                ? words("health.bell.waiting", ["time": .text(time(since))]) : nil
        }
        return [words(report.bell.isRinging ? "health.bell.on" : "health.bell.off")]
            + (waiting.map { [$0] } ?? []) + [rang]
    }

    private var channels: [String] {
        guard !report.channels.isEmpty else { return [words("health.channels.none")] }
        return report.channels.map { channel in
            words(
                "health.channel",
                [
                    "channel": .text(channel.kind), "attempts": .number(channel.attempts),
                    "failed": .number(channel.failed),
                ])
        }
    }

    private var push: [String] {
        let push = report.push
        guard push.devices > 0 else { return [words("health.push.none")] }
        let figures = words(
            "health.push",
            [
                "count": .number(push.devices), "sent": .number(push.sent),
                "received": .number(push.received), "refused": .number(push.refused),
                "gone": .number(push.gone),
            ])
        let stray = report.strayKeys.map(text)
        guard push.refusedDevices > 0 else { return stray + [figures] }
        let refused = words("health.push.refused", ["count": .number(push.refusedDevices)])
        return stray + [refused, figures]
    }

    private func text(_ key: StrayKey) -> String {
        let machine = Message.Argument.text(key.machine.harmless)
        guard let source = key.source else {
            return words("health.push.exchanged", ["machine": machine])
        }
        return words("health.push.key", ["machine": machine, "source": .text(source.harmless)])
    }

    private var answers: String {
        guard let count = report.answers else { return words("health.answers.none") }
        return words(
            "health.answers",
            ["count": .number(count.answers), "failures": .number(count.failures)])
    }

    /// So many outages of each are told; all are in JSON.
    private static let mostOutages = 3

    private var uptime: [String] {
        guard !report.uptimes.isEmpty else { return [words("health.uptime.none")] }
        return report.uptimes.flatMap { uptime -> [String] in
            let how = uptime.down == 0 ? "whole" : "down"
            let sum = words(
                "health.uptime.\(uptime.service.rawValue).\(how)",
                [
                    "length": .text(Lateness.text(uptime.down * 1_000)),
                    "day": .text(day(zone.wall(at: uptime.since).date)),
                    "days": .number(uptime.days),
                ])
            return [sum] + uptime.outages.prefix(Self.mostOutages).map(text)
        }
    }

    private func text(_ outage: Uptime.Outage) -> String {
        let since = Message.Argument.text(time(outage.since))
        guard let until = outage.until else {
            return words("health.uptime.now", ["since": since])
        }
        return words("health.uptime.gap", ["since": since, "until": .text(time(until))])
    }

    private var database: String {
        let names: [HealthReport.DatabaseHealth.Engine: String] = [
            .sqlite: "SQLite", .postgresql: "PostgreSQL",
        ]
        return words(
            "health.database",
            [
                "engine": .text(names[report.database.engine] ?? ""),
                "size": .text(Self.size(report.database.size.bytes)),
            ])
    }

    private var disk: String {
        if report.isFull { return words("health.disk.full") }
        guard let disk = report.disk else { return words("health.disk.none") }
        return words(
            "health.disk",
            [
                "count": .number(disk.percent), "free": .text(Self.size(disk.free)),
                "total": .text(Self.size(disk.total)),
            ])
    }

    private var backup: String {
        guard report.backups == .here else { return words("health.backup.elsewhere") }
        return report.backup.map { words("health.backup", ["time": .text(time($0))]) }
            ?? words("health.backup.none")
    }

    private func text(_ check: SelfCheck?, orElse none: String) -> String {
        guard let check else { return words(none) }
        let time = Message.Argument.text(time(check.at))
        let wrong = check.findings.filter { !$0.isWell }
        guard let first = wrong.first else { return words("health.check.well", ["time": time]) }
        return words(
            "health.check.wrong",
            ["count": .number(wrong.count), "time": time, "what": .text(Self.text(first))])
    }

    /// `source Physics: the last import failed`.
    package static func text(_ finding: SelfCheck.Finding) -> String {
        "\(finding.subject): \(finding.message)"
    }

    private var certificate: String {
        guard let end = report.certificateEnd, let days = report.certificateDays else {
            return words("health.certificate.none")
        }
        let day = Message.Argument.text(day(zone.wall(at: end).date))
        guard days >= 0 else { return words("health.certificate.ended", ["day": day]) }
        return words("health.certificate", ["count": .number(Int(days)), "day": day])
    }

    private var versions: String {
        words(
            "health.versions",
            [
                "program": .text(report.versions.program),
                "schema": .number(report.versions.schema),
                "zones": .text(report.versions.zones ?? "-"),
            ])
    }

    private func day(_ date: CivilDate) -> String { ofSources.day(date) }

    /// `4.2 GB`, by thousands.
    static func size(_ bytes: Int) -> String {
        let units = ["B", "kB", "MB", "GB", "TB"]
        var (value, unit) = (Double(max(0, bytes)), 0)
        while value >= 1_000, unit + 1 < units.count {
            value /= 1_000
            unit += 1
        }
        let tenths = Int((value * 10).rounded())
        return unit > 1 && tenths < 1_000 && tenths % 10 != 0
            ? "\(tenths / 10).\(tenths % 10) \(units[unit])"
            : "\(Int(value.rounded())) \(units[unit])"
    }
}
