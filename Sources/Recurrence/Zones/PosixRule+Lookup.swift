extension PosixRule {
    /// The stretch around a second, found by either its universal or its wall bounds.
    func span(
        around seconds: Int64, _ from: KeyPath<ZoneSpan, Int64>, _ to: KeyPath<ZoneSpan, Int64>
    ) -> ZoneSpan {
        let spans = spans(near: seconds).map(\.span)
        return spans.last { $0[keyPath: from] <= seconds } ?? spans[0]
    }

    /// What holds at a universal second.
    func kind(at seconds: Int64) -> ZoneOffset {
        spans(near: seconds).last { $0.span.from <= seconds }?.kind ?? standard
    }

    /// The changes from one universal second up to but not including another.
    func transitions(from: Int64, to: Int64) -> [ZoneTransition] {
        var found: [ZoneTransition] = []
        var next = from
        while next < to {
            let year = WallTime(seconds: next).date.year
            let nextYear = WallTime(CivilDate(uncheckedYear: year + 1, month: 1, day: 1)).seconds
            let spans = spans(near: next)
            for (index, entry) in spans.enumerated().dropFirst()
            where entry.span.from >= next && entry.span.from < min(to, nextYear) {
                found.append(
                    ZoneTransition(
                        instant: Instant(seconds: entry.span.from),
                        before: spans[index - 1].kind, after: entry.kind))
            }
            next = nextYear
        }
        return found
    }

    /// The stretches of the year that the second lies in and of its neighbours.
    ///
    /// Never empty; the first one reaches back without end and the last one forward, but the
    /// second always lies in one between.
    private func spans(near seconds: Int64) -> [(span: ZoneSpan, kind: ZoneOffset)] {
        let year = WallTime(seconds: seconds).clamped.date.year
        var kind = standard
        var spans = [(span: ZoneSpan.always(kind), kind: kind)]
        for (instant, after) in (year - 1...year + 1).flatMap({ changes(inYear: $0) }) {
            if spans[spans.count - 1].span.from == instant {
                spans.removeLast()
                kind = spans[spans.count - 1].kind
                spans[spans.count - 1].span.to = .max
                spans[spans.count - 1].span.wallTo = .max
            }
            if after == kind { continue }
            let wall = instant + Int64(max(kind.seconds, after.seconds))
            spans[spans.count - 1].span.to = instant
            spans[spans.count - 1].span.wallTo = wall
            var next = ZoneSpan.always(after)
            next.from = instant
            next.wallFrom = wall
            spans.append((next, after))
            kind = after
        }
        return spans
    }
}

extension ZoneSpan {
    static func always(_ kind: ZoneOffset) -> ZoneSpan {
        ZoneSpan(
            from: .min, to: .max, wallFrom: .min, wallTo: .max, offset: Int64(kind.seconds))
    }
}
