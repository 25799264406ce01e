import HTTPTypes
import ICalendar
import Markup
import Recurrence

/// A window of time, in UTC (RFC 4791 section 9.9).
struct TimeRange: Hashable {
    let window: Range<Instant>

    /// - Parameter needsBoth: whether it must have a beginning and an end, not one of them.
    init(_ element: XMLTree, needsBoth: Bool = false) throws(DAVProblem) {
        let (start, end) = (element[attribute: "start"], element[attribute: "end"])
        guard start != nil || end != nil, !needsBoth || start != nil && end != nil else {
            throw .invalidFilter
        }
        let lower = try start.map(Self.instant) ?? Instant(seconds: WallTime.earliest.seconds)
        let upper = try end.map(Self.instant) ?? Instant(seconds: WallTime.latest.seconds)
        guard lower < upper else { throw .invalidFilter }
        window = lower..<upper
    }

    /// `20261005T091500Z`; days alone are sent by some as well.
    ///
    /// A time in no zone is none (RFC 4791 section 9.9).
    private static func instant(_ text: String) throws(DAVProblem) -> Instant {
        guard text.hasSuffix("Z") || !text.contains("T") else { throw .invalidFilter }
        let plain = text.hasSuffix("Z") ? String(text.dropLast()) : text
        guard let wall = WallTime(basic: plain.contains("T") ? plain : plain + "T000000") else {
            throw .invalidFilter
        }
        return Instant(seconds: wall.seconds)
    }
}
