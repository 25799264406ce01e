import Synchronization

/// A reminder service as a process: it rings on threads of its own while one waits for signals.
public struct Daemon {
    private let service: ReminderService
    private let signals: Signals

    public init(_ parts: ReminderService.Parts, _ signals: Signals) {
        var parts = parts
        parts.threads = .shared
        service = ReminderService(parts)
        self.signals = signals
    }

    /// Rings until it is asked to end, or cannot go on.
    ///
    /// - Parameter reload: SIGHUP calls it.
    public func run(reload: () -> Void) throws {
        let (service, signals) = (service, signals)
        let ended = Mutex<Result<Void, any Error>?>(nil)
        let ringing = Task(executorPreference: BellThreads.shared) {
            let result: Result<Void, any Error>
            do { result = .success(try await service.run()) } catch { result = .failure(error) }
            ended.withLock { $0 = result }
            signals.wake()
        }
        while true {
            if let result = ended.withLock(\.self) { return try result.get() }
            switch signals.next() {
            case .end: ringing.cancel()
            case .reload: reload()
            case .look: break
            }
        }
    }
}
