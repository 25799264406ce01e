import Campus
import Foundation
import Operations
import Recurrence
import Words

/// How late the bell was, hour by hour, as a picture that the server draws, and in words.
///
/// Heights are logarithms: a hundredth of a second at the bottom, an hour at the top.
struct LatenessPlot {
    private let hours: [HealthReport.Hour]
    private let words: Catalogue
    private let told: HealthWords
    private let zone: Zone

    /// - Parameter zone: in which hours are told.
    init(_ report: HealthReport, _ words: Catalogue, in zone: Zone) {
        hours = report.bell.hours
        self.words = words
        told = HealthWords(report, words, in: zone)
        self.zone = zone
    }

    private static let (width, height) = (360, 140)
    /// Where bars stand, and how high the highest is.
    private static let (base, highest) = (116, 104)
    private static let (left, step, barWidth) = (44, 13, 10)
    /// In thousandths of a second.
    private static let (bottom, top) = (10.0, 3_600_000.0)
    private static let minute: Int64 = 60_000

    /// Nil where nothing rang.
    var model: [String: Any]? {
        let rang = hours.filter { $0.lateness.worst != nil }
        guard let latest = rang.max(by: { Self.worst($0) < Self.worst($1) }) else { return nil }
        let minuteY = Self.base - Self.rise(of: Self.minute)
        return [
            "plotText": words(
                "told.operator.plot",
                [
                    "hours": .number(rang.count),
                    "worst": .text(Lateness.text(Self.worst(latest))),
                    "time": .text(told.time(latest.start)),
                ]),
            "plotWidth": "\(Self.width)", "plotHeight": "\(Self.height)",
            "baseY": "\(Self.base)", "leftX": "\(Self.left)", "rightX": "\(Self.width)",
            "minuteY": "\(minuteY)", "minuteTextY": "\(minuteY + 4)",
            "labelY": "\(Self.height - 6)",
            "bars": hours.enumerated().compactMap { bar($0.element, at: $0.offset) },
            "labels": hours.enumerated().compactMap { label($0.element, at: $0.offset) },
            "hours": rang.reversed().map(row),
        ]
    }

    private static func worst(_ hour: HealthReport.Hour) -> Int64 { hour.lateness.worst ?? 0 }

    private static func x(_ place: Int) -> String { "\(left + place * step)" }

    private func bar(_ hour: HealthReport.Hour, at place: Int) -> [String: Any]? {
        guard let worst = hour.lateness.worst else { return nil }
        let rise = max(3, Self.rise(of: worst))
        return [
            "barX": Self.x(place), "barY": "\(Self.base - rise)",
            "barWidth": "\(Self.barWidth)", "barHeight": "\(rise)",
            "isBarLate": worst > Self.minute,
        ]
    }

    /// Every sixth hour's.
    private func label(_ hour: HealthReport.Hour, at place: Int) -> [String: Any]? {
        guard place.isMultiple(of: 6) else { return nil }
        return ["labelX": Self.x(place), "labelText": zone.wall(at: hour.start).clockText]
    }

    private func row(_ hour: HealthReport.Hour) -> [String: Any] {
        [
            "hourTime": ClockTime(hour.start, in: zone).description,
            "hourText": told.time(hour.start), "hourCount": "\(hour.lateness.delivered)",
            "hourMedian": Lateness.text(hour.lateness.median ?? 0),
            "hourWorst": Lateness.text(Self.worst(hour)),
        ]
    }

    private static func rise(of milliseconds: Int64) -> Int {
        let clamped = min(max(Double(milliseconds), bottom), top)
        return Int((log10(clamped / bottom) / log10(top / bottom) * Double(highest)).rounded())
    }
}
