import Foundation
import TestSupport

/// Kills a command at instants spread over its stages.
struct Killer {
    /// From where an instant is counted; each lasts until the command's end.
    enum Stage: CaseIterable {
        case started
        /// The site has sent the last byte of its answer.
        case answered
        /// A first byte more stands in the database's log.
        case writing
    }

    /// How long each stage lasted, in nanoseconds, when nobody killed the command.
    private(set) var lengths: [Stage: UInt64] = [:]

    /// Runs a command to its end and remembers how long each stage of it takes.
    ///
    /// - Returns: how it ended.
    mutating func measure(_ home: TermHome, _ words: [String]) throws -> Victim.Ending {
        let run = try KillableRun(home, words)
        var starts: [Stage: UInt64] = [:]
        while run.victim.poll() == nil {
            for stage in Stage.allCases where starts[stage] == nil && run.hasReached(stage) {
                starts[stage] = KillableRun.now
            }
        }
        let end = KillableRun.now
        for (stage, start) in starts {
            lengths[stage] = min(lengths[stage] ?? .max, end - start)
        }
        return run.victim.wait()
    }

    /// Starts a command and comes back when it has reached a stage, or has ended.
    func start(_ home: TermHome, _ words: [String], until stage: Stage) throws -> Victim {
        let run = try KillableRun(home, words)
        run.wait(for: stage, andNanoseconds: 0)
        return run.victim
    }

    /// Runs a command and kills it; the rounds' instants cover each stage evenly.
    func strike(_ home: TermHome, _ words: [String], round: Int) throws -> Victim.Ending {
        let stage = Stage.allCases[round % Stage.allCases.count]
        // The golden ratio's multiples: however many there are, none lie together.
        // The last tenth is left out, when all is written and the process only ends.
        let place =
            (Double(round / Stage.allCases.count) * 0.618_034 + 0.02)
            .truncatingRemainder(dividingBy: 1) * 0.9
        let run = try KillableRun(home, words)
        run.wait(for: stage, andNanoseconds: UInt64(Double(lengths[stage] ?? 0) * place))
        return run.victim.kill()
    }
}

/// A command under observation.
private struct KillableRun {
    let victim: Victim
    private let site: LoopbackSite
    private let answered: Int
    private let log: String
    private let logged: off_t

    init(_ home: TermHome, _ words: [String]) throws {
        site = home.site
        answered = site.answered
        log = home.database + "-wal"
        logged = Self.size(log)
        victim = try home.victim(words)
    }

    static var now: UInt64 { clock_gettime_nsec(CLOCK_MONOTONIC) }

    func hasReached(_ stage: Killer.Stage) -> Bool {
        switch stage {
        case .started: return true
        case .answered: return site.answered > answered
        case .writing: return Self.size(log) > logged
        }
    }

    private static func size(_ file: String) -> off_t {
        var status = stat()
        return stat(file, &status) == 0 ? status.st_size : 0
    }

    /// Waits until a stage and so long, or until the command's end.
    func wait(for stage: Killer.Stage, andNanoseconds length: UInt64) {
        while !hasReached(stage) {
            guard victim.poll() == nil else { return }
            sched_yield()
        }
        let instant = Self.now + length
        while true {
            let now = Self.now
            guard now < instant, victim.poll() == nil else { return }
            if instant - now > 500_000 { usleep(200) } else { sched_yield() }
        }
    }
}

private func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
