import Foundation
import FuzzTargets
import Synchronization

/// What libFuzzer's callbacks, C functions, cannot be handed: which target, and how long it took.
enum Harness {
    private static let session = Mutex<(target: FuzzTarget, stopwatch: Stopwatch)?>(nil)

    static func begin(_ target: FuzzTarget, artefacts: String) {
        session.withLock { $0 = (target, Stopwatch(artefacts: artefacts)) }
    }

    static func run(_ bytes: [UInt8]) {
        guard let target = session.withLock({ $0?.target }) else { return }
        let lap = Stopwatch.Lap()
        do { try target.run(bytes) } catch {
            FileHandle.standardError.write(Data("broken promise: \(error)\n".utf8))
            abort()
        }
        session.withLock { $0?.stopwatch.note(lap, bytes) }
    }
}
