import Locks

/// A reminder service as a process: it rings on threads of its own while one waits for signals.
package struct BellProcess {
    private let service: ReminderService
    private let signals: Signals

    package init(_ parts: ReminderService.Parts, _ signals: Signals) {
        var parts = parts
        parts.threads = .shared
        service = ReminderService(parts)
        self.signals = signals
    }

    /// Rings until it is asked to end, or cannot go on.
    ///
    /// - Parameter reload: SIGHUP calls it.
    package func ring(reload: () -> Void) throws {
        let service = service
        try attend {
            reload()
            return true
        } ring: {
            try await service.run()
        }
    }

    /// Rings what is due now; all signals ask it to end.
    package func ringOnce() throws -> RungOnce {
        let service = service
        return try attend {
            false
        } ring: {
            try await service.ringOnce()
        }
    }

    /// - Parameter goesOn: what SIGHUP does, and whether it rings on then.
    private func attend<Value: Sendable>(
        _ goesOn: () -> Bool, ring: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        let signals = signals
        let ended = Locked<Result<Value, any Error>?>(nil)
        let ringing = Task(executorPreference: BellThreads.shared) {
            let result: Result<Value, any Error>
            do { result = .success(try await ring()) } catch { result = .failure(error) }
            ended.withLock { $0 = result }
            signals.wake()
        }
        while true {
            if let result = ended.withLock(\.self) { return try result.get() }
            switch signals.next() {
            case .end: ringing.cancel()
            case .reload: if !goesOn() { ringing.cancel() }
            case .look: break
            }
        }
    }
}
