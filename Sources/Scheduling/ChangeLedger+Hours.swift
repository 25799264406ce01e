import Campus
import Recurrence

/// Hours that are written otherwise: in other portions, or one half elsewhere.
extension ChangeLedger {
    /// Time that something took or takes, and where it stands in the ledger.
    private struct Stretch {
        var row: Int
        var slot: OccurrenceComparison.Slot
        var item: AgendaItem
        var span: Range<Instant>

        /// It is of an occurrence that is shorter or longer now, and not all of one.
        var isPiece: Bool { span != item.start.instant..<item.end.instant }
    }

    private struct Class: Hashable {
        var title: PlainWords
        var place: PlaceSpelling
    }

    /// Leaves out what takes place at the same time in the same place under the same name, in other
    /// portions: a double hour that is written as two, or two as one.
    mutating func settleHours() {
        var lost: [Class: [Stretch]] = [:]
        var gained: [Class: [Stretch]] = [:]
        for row in rows.indices {
            for (slot, item, span) in rows[row].comparison.losses {
                lost[Self.name(of: item), default: []].append(
                    Stretch(row: row, slot: slot, item: item, span: span))
            }
            for (slot, item, span) in rows[row].comparison.gains {
                gained[Self.name(of: item), default: []].append(
                    Stretch(row: row, slot: slot, item: item, span: span))
            }
        }
        var settled: [Int: Set<OccurrenceComparison.Slot>] = [:]
        for (name, left) in lost {
            guard let come = gained[name] else { continue }
            for part in Self.rewritten(Self.united(left), Self.united(come)) {
                settled[part.row, default: []].insert(part.slot)
            }
        }
        let moved = settleHalves(lost, gained, besides: &settled)
        for (row, slots) in settled { rows[row].comparison.leaveOut(slots) }
        rows += moved
    }

    /// The parts of what takes the same time as before.
    private static func rewritten(_ before: [Hours], _ after: [Hours]) -> [Stretch] {
        let same = Set(before.map(\.span)).intersection(after.map(\.span))
        var parts = (before + after).filter { same.contains($0.span) }.flatMap(\.parts)
        let rest = after.filter { !same.contains($0.span) }
        let (byStart, byEnd) = (
            Dictionary(grouping: rest, by: \.span.lowerBound),
            Dictionary(grouping: rest, by: \.span.upperBound)
        )
        for hours in before where !same.contains(hours.span) {
            let near =
                byStart[hours.span.lowerBound]?.first { $0.sharesStart(with: hours) }
                ?? byEnd[hours.span.upperBound]?.first { $0.sharesEnd(with: hours) }
            if let near { parts += hours.parts + near.parts }
        }
        return parts
    }

    /// Of a double hour one half may take place elsewhere now, which another meeting tells.
    ///
    /// - Parameter settled: what is told elsewhere; what is found here is added.
    /// - Returns: the halves, each as one occurrence in two places.
    private func settleHalves(
        _ lost: [Class: [Stretch]], _ gained: [Class: [Stretch]],
        besides settled: inout [Int: Set<OccurrenceComparison.Slot>]
    ) -> [Row] {
        var halves: [PlainWords: [Range<Instant>: Stretch]] = [:]
        for (name, parts) in lost {
            for part in parts where part.isPiece {
                halves[name.title, default: [:]][part.span] = part
            }
        }
        guard !halves.isEmpty else { return [] }
        var moved: [Row] = []
        for (name, parts) in gained {
            for part in parts where !part.isPiece {
                guard let half = halves[name.title]?[part.span],
                    settled[half.row]?.contains(half.slot) != true,
                    settled[part.row]?.contains(part.slot) != true
                else { continue }
                settled[half.row, default: []].insert(half.slot)
                settled[part.row, default: []].insert(part.slot)
                var old = half.item
                (old.start, old.end) = (part.item.start, part.item.end)
                moved.append(
                    Row(
                        meeting: rows[part.row].meeting, kind: .changed,
                        comparison: OccurrenceComparison(pairs: [(old, part.item)])))
            }
        }
        return moved
    }

    private static func name(of item: AgendaItem) -> Class {
        Class(
            title: PlainWords(item.summary),
            place: PlaceSpelling(item.location ?? ""))
    }

    /// Time without a gap, or with those that a bell leaves between two hours.
    private struct Hours {
        var span: Range<Instant>
        var parts: [Stretch]

        /// So long is a pause at most, in seconds.
        static let pause: Int64 = 15 * 60

        /// Whether the two begin alike, and where one is cut the other ends a pause from there at most.
        func sharesStart(with other: Hours) -> Bool {
            (endsWithin || other.endsWithin)
                && abs(span.upperBound - other.span.upperBound) <= Self.pause
        }

        /// Whether the two end alike, and where one is cut the other begins a pause from there at most.
        func sharesEnd(with other: Hours) -> Bool {
            (beginsWithin || other.beginsWithin)
                && abs(span.lowerBound - other.span.lowerBound) <= Self.pause
        }

        private var beginsWithin: Bool {
            parts.contains {
                $0.span.lowerBound == span.lowerBound && $0.item.start.instant < span.lowerBound
            }
        }

        private var endsWithin: Bool {
            parts.contains {
                $0.span.upperBound == span.upperBound && $0.item.end.instant > span.upperBound
            }
        }
    }

    private static func united(_ parts: [Stretch]) -> [Hours] {
        var united: [Hours] = []
        for part in parts.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            if let last = united.last,
                part.span.lowerBound <= last.span.upperBound.adding(seconds: Hours.pause)
            {
                let end = max(last.span.upperBound, part.span.upperBound)
                united[united.count - 1].span = last.span.lowerBound..<end
                united[united.count - 1].parts.append(part)
            } else {
                united.append(Hours(span: part.span, parts: [part]))
            }
        }
        return united
    }
}
