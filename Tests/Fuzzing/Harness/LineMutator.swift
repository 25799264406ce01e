import CLibFuzzer

/// Alters calendars by lines: half of the time a line or a run of lines is dropped, doubled, moved
/// or repeated many times; otherwise libFuzzer alters bytes in its own ways.
@c(LLVMFuzzerCustomMutator)
package func mutate(
    _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ room: Int, _ seed: UInt32
) -> Int {
    guard let data else { return 0 }
    var mutator = LineMutator(seed: seed)
    guard mutator.pick(2) == 0, size > 0 else { return LLVMFuzzerMutate(data, size, room) }
    let altered = mutator.altered(Array(UnsafeBufferPointer(start: data, count: size)), room)
    for (index, byte) in altered.prefix(room).enumerated() { data[index] = byte }
    return min(altered.count, room)
}

struct LineMutator {
    private var state: UInt64

    init(seed: UInt32) { state = UInt64(seed) }

    mutating func altered(_ bytes: [UInt8], _ room: Int) -> [UInt8] {
        let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0a }.map { $0 + 1 }
        let first = pick(starts.count)
        let last = min(first + 1 + pick(pick(4) == 0 ? 12 : 2), starts.count)
        let run = starts[first]..<(last < starts.count ? starts[last] : bytes.count)
        let to = starts[pick(starts.count)]
        var altered = bytes
        switch pick(25) {
        case 0...5: altered.removeSubrange(run)
        case 6...12: altered.insert(contentsOf: bytes[run], at: to)
        case 13...18:
            let moved = bytes[run]
            altered.removeSubrange(run)
            altered.insert(contentsOf: moved, at: min(to, altered.count))
        case 19...23: altered.insert(contentsOf: bytes[run], at: run.upperBound)
        default:
            let free = max(0, room - bytes.count)
            let times = run.isEmpty ? 0 : min(free / run.count, 1 << pick(12))
            altered.insert(
                contentsOf: repeatElement(bytes[run], count: times).joined(), at: run.upperBound)
        }
        return altered
    }

    mutating func pick(_ count: Int) -> Int {
        state = state &* 0x5851_f42d_4c95_7f2d &+ 0x1405_7b7e_f767_814f
        return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
    }
}
