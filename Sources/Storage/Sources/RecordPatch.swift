import Foundation

/// How one list of records of a fixed size becomes another one.
///
/// Imports differ in few records, mostly at the same places: then this is as long as what differs.
struct RecordPatch: Equatable {
    /// Some records give way to others.
    struct Hunk: Equatable {
        /// In the list before, counted in records.
        var position: Int
        var removed: Int
        var inserted: Data
    }

    private(set) var hunks: [Hunk] = []
    private let size: Int
    /// So many records are compared at once: nearly all are the same.
    private static let stretch = 64

    /// The patch that makes one list of another.
    init(from old: Data, to new: Data, recordSize size: Int) {
        self.size = size
        let (oldCount, newCount) = (old.count / size, new.count / size)
        old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                // At least one byte each where this is asked, so there are addresses.
                func isSame(_ left: Int, _ right: Int, count: Int = 1) -> Bool {
                    guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                    return memcmp(old + left * size, new + right * size, count * size) == 0
                }
                func records(_ range: Range<Int>) -> Data {
                    Data(new[range.lowerBound * size..<range.upperBound * size])
                }
                if oldCount == newCount {
                    for start in stride(from: 0, to: oldCount, by: Self.stretch) {
                        let stretch = start..<min(start + Self.stretch, oldCount)
                        guard !isSame(start, start, count: stretch.count) else { continue }
                        for place in stretch where !isSame(place, place) {
                            hunks.append(
                                Hunk(
                                    position: place, removed: 1,
                                    inserted: records(place..<place + 1)))
                        }
                    }
                    return
                }
                let shorter = min(oldCount, newCount)
                var head = 0
                while head < shorter, isSame(head, head) { head += 1 }
                var tail = 0
                while tail < shorter - head, isSame(oldCount - 1 - tail, newCount - 1 - tail) {
                    tail += 1
                }
                hunks.append(
                    Hunk(
                        position: head, removed: oldCount - head - tail,
                        inserted: records(head..<newCount - tail)))
            }
        }
    }

    /// The list that comes of another one; nil when the patch is not of that list.
    func applied(to old: Data) -> Data? {
        // Not Data itself: Foundation's 6.3.1 crashes when one with reserved capacity grows past it.
        var new: [UInt8] = []
        new.reserveCapacity(old.count)
        var position = 0
        for hunk in hunks {
            let start = hunk.position * size
            guard start >= position, start + hunk.removed * size <= old.count else { return nil }
            new += old.prefix(start).dropFirst(position)
            new += hunk.inserted
            position = start + hunk.removed * size
        }
        new += old.dropFirst(position)
        return Data(new)
    }

    /// The number of hunks, three words for each, then what they insert.
    var data: Data {
        var words = [UInt64(hunks.count)]
        for hunk in hunks {
            words += [hunk.position, hunk.removed, hunk.inserted.count / size].map { UInt64($0) }
        }
        return hunks.reduce(into: PackedNumbers.data(words)) { $0 += $1.inserted }
    }

    /// Nil when the bytes are no patch.
    init?(data: Data, recordSize size: Int) {
        self.size = size
        let words = PackedNumbers.of(data)
        guard let count = words.first.flatMap({ Int(exactly: $0) }), count >= 0,
            count <= (words.count - 1) / 3
        else { return nil }
        var start = (1 + count * 3) * 8
        for index in 0..<count {
            let numbers = words[1 + index * 3..<4 + index * 3].map { Int(clamping: $0) }
            guard numbers.allSatisfy({ $0 <= Int32.max }), start + numbers[2] * size <= data.count
            else { return nil }
            let inserted = data[
                data.startIndex + start..<data.startIndex + start + numbers[2] * size]
            hunks.append(Hunk(position: numbers[0], removed: numbers[1], inserted: Data(inserted)))
            start += numbers[2] * size
        }
    }
}
