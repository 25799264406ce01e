import Storage

extension Optional {
    package func orThrow(_ failure: Refusal) throws(Refusal) -> Wrapped {
        guard let self else { throw failure }
        return self
    }
}

/// Runs something on the store; what it throws becomes a `Refusal` with the right status.
func translating<Value>(
    _ body: () throws(StorageError) -> Value
) throws(Refusal) -> Value {
    do { return try body() } catch { throw Refusal(error) }
}

/// The same of what may throw anything.
func translatingAny<Value>(_ body: () throws -> Value) throws(Refusal) -> Value {
    do { return try body() } catch { throw Refusal(unknown: error) }
}

extension Refusal {
    init(_ error: StorageError) {
        let reason: Reason =
            switch error {
            case .busy: .busy
            case .full: .full
            case .inputOutput, .replaced, .uncertain, .differs, .failed: .failed
            case .notADatabase, .foreign, .notAFile, .vanished, .incomplete: .unreadable
            case .newerSchema, .unsuited: .misconfigured
            case .unreachable: .unavailable
            case .denied: .forbidden
            case .notEmpty: .cannotCreate
            }
        self.init(reason, error.message)
    }
}
