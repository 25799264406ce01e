import Foundation

/// Knows the slowest input so far, and keeps those that are too slow.
struct Stopwatch {
    private let artefacts: String
    private var slowest: Int64 = 0

    /// In microseconds.
    private static let tooSlow: Int64 = 1_000_000

    init(artefacts: String) { self.artefacts = artefacts }

    /// How long something takes that begins now.
    ///
    /// The smaller of time passed and processor time: other processes on a busy machine add to the
    /// first, work on two processors at once to the second.
    struct Lap {
        private let began = (
            Lap.microseconds(CLOCK_MONOTONIC), Lap.microseconds(CLOCK_PROCESS_CPUTIME_ID)
        )

        var microseconds: Int64 {
            min(
                Self.microseconds(CLOCK_MONOTONIC) - began.0,
                Self.microseconds(CLOCK_PROCESS_CPUTIME_ID) - began.1)
        }

        private static func microseconds(_ clock: clockid_t) -> Int64 {
            var time = timespec()
            clock_gettime(clock, &time)
            return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
        }
    }

    mutating func note(_ lap: Lap, _ bytes: [UInt8]) {
        let took = lap.microseconds
        if took > slowest {
            slowest = took
            FileHandle.standardError.write(
                Data("slowest input: \(took) us, \(bytes.count) bytes\n".utf8))
            if took > 20_000 { keep(bytes, as: "slowest-\(getpid())") }
        }
        if took > Self.tooSlow { keep(bytes, as: "slow-\(took / 1_000)ms-\(getpid())") }
    }

    private func keep(_ bytes: [UInt8], as name: String) {
        // A folder that is gone must not stop the run: the time is in the log.
        try? Data(bytes).write(to: URL(fileURLWithPath: "\(artefacts)/\(name)"))
    }
}
