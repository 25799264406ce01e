import Storage

extension Optional {
    func orThrow(_ failure: Failure) throws(Failure) -> Wrapped {
        guard let self else { throw failure }
        return self
    }
}

/// Runs something on the store; what it throws becomes a `Failure` with the right status.
func translating<Value>(
    _ body: () throws(StorageError) -> Value
) throws(Failure) -> Value {
    do { return try body() } catch { throw Failure(error) }
}

/// The same of what may throw anything.
func translatingAny<Value>(_ body: () throws -> Value) throws(Failure) -> Value {
    do { return try body() } catch { throw Failure(unknown: error) }
}

extension Failure {
    init(_ error: StorageError) {
        let status: Status =
            switch error {
            case .busy: .busy
            case .inputOutput, .replaced, .failed: .inputOutput
            case .notADatabase, .foreign, .notAFile: .unreadable
            case .newerSchema: .configuration
            }
        self.init(status, error.description)
    }
}
