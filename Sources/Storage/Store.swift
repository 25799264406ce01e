package import Campus

/// One home's database: the ways to a `Transaction`, which alone speaks SQL, and what is done with
/// the database as a whole.
package struct Store: Sendable {
    let engine: any Engine
    /// Nil where one calendar is asked for.
    private(set) var cache: CampusMeetingCache?

    package init(_ engine: any Engine) { self.engine = engine }

    /// The same, which keeps the campus's meetings that were read until the campus is altered: for
    /// who asks for many people's calendars.
    package func keepingCampus() -> Store {
        var store = self
        store.cache = cache ?? CampusMeetingCache()
        return store
    }

    /// What is committed now, told without asking the database; nil where that cannot be.
    package var commitMark: CommitMark? { engine.commitMark }

    // MARK: - Ways to a transaction

    /// Runs the body, which reads in one statement, or does not mind what is written between two.
    ///
    /// It is not guarded by a transaction, which would be two statements more.
    package func look<Value>(
        _ body: (Transaction) throws -> Value
    ) throws(StorageError) -> Value {
        try engine.connected(for: .reading) { connection throws(StorageError) in
            let outcome = Result { try body(Transaction(connection)) }
            try connection.damage.check()
            do { return try outcome.get() } catch { throw StorageError(error) }
        }
    }

    /// Runs the body, which only reads, on one state of the database.
    package func reading<Value>(_ body: (Transaction) throws -> Value) throws -> Value {
        try within(.look, body).get()
    }

    /// Runs the body in one transaction that begins with the right to write; anew where others came
    /// between, so it alters nothing that it captures.
    ///
    /// What the body throws undoes it all and is thrown on; all else is a `StorageError`.
    package func transaction<Value>(
        _ kind: TransactionKind = .act, _ body: (Transaction) throws -> Value
    ) throws -> Value {
        try within(kind, body).get()
    }

    /// As `transaction`, but all that is thrown is a `StorageError`.
    @discardableResult
    package func act<Value>(
        _ body: (Transaction) throws -> Value
    ) throws(StorageError) -> Value {
        do { return try within(.act, body).get() } catch { throw StorageError(error) }
    }

    /// A transaction that power loss may undo, though SIGKILL may not: for what can be had again.
    @discardableResult
    package func relaxed<Value>(
        _ body: (Transaction) throws -> Value
    ) throws(StorageError) -> Value {
        do { return try within(.relaxed, body).get() } catch { throw StorageError(error) }
    }

    /// Runs the body again where what others did at the same time is all that it failed of: it must not
    /// alter what it captures.
    private func within<Value, Problem: Error>(
        _ kind: TransactionKind, _ body: (Transaction) throws(Problem) -> Value
    ) throws(StorageError) -> Result<Value, Problem> {
        try engine.connected(for: kind == .look ? .reading : .writing) {
            connection throws(StorageError) in
            var backoff = Backoff()
            while true {
                do throws(StorageError) {
                    let outcome = try once(kind, on: connection, body)
                    guard case .failure = outcome, connection.wasOvertaken else { return outcome }
                } catch {
                    guard connection.wasOvertaken else { throw error }
                }
                guard backoff.wait() else { throw .busy }
            }
        }
    }

    private func once<Value, Problem: Error>(
        _ kind: TransactionKind, on connection: any Connection,
        _ body: (Transaction) throws(Problem) -> Value
    ) throws(StorageError) -> Result<Value, Problem> {
        let transaction = Transaction(connection, reading: kind == .look ? cache : nil)
        try connection.begin(kind)
        let outcome = Result { () throws(Problem) in try body(transaction) }
        do throws(StorageError) {
            try connection.damage.check()
            switch outcome {
            case .success: try connection.commit()
            case .failure: connection.rollback()
            }
        } catch {
            connection.rollback()
            throw error
        }
        return outcome
    }

    // MARK: - The database as a whole

    /// Which file is open; nil for a database that is in no file.
    package var identity: FileIdentity? { engine.identity }

    /// Whether daemons on several machines may ring from it.
    package var isShared: Bool { engine.isShared }

    /// Which daemons ring from a database that several machines may have open, or were killed so lately that their
    /// lease lasts.
    package func ringers() throws(StorageError) -> [String] {
        guard isShared else { return [] }
        return try look { try $0.ringers() }.map(\.holder).map { holder in
            ProgramProcess(holder)?.description ?? holder
        }
    }

    /// Which other processes of this program have such a database open, or ring from it, on whichever machine.
    ///
    /// None for a database in a file: there locks tell.
    package func others() throws(StorageError) -> [String] {
        try Set(ringers() + engine.others()).sorted()
    }

    /// Which database is open, for programs that compare what they have open.
    package var name: String { engine.name }

    /// Whether the path that was opened still leads to the file that is open.
    package var isInPlace: Bool { engine.isInPlace }

    /// Makes way for the file that stands where this one was.
    package func makeWay() { engine.makeWay() }

    /// Closes the database: whatever is asked of this value, or of a copy, fails from now on.
    package func close() throws(StorageError) { try engine.close() }

    /// How long a statement waits for another process's lock.
    ///
    /// The daemon would rather try again than not hear that it is to end.
    package func setPatience(milliseconds: Int) throws(StorageError) {
        try engine.setPatience(milliseconds: milliseconds)
    }

    /// What the database's own check finds wrong; empty when it is whole.
    package func integrityProblems() throws(StorageError) -> [String] { try engine.problems() }

    /// Writes something and takes it back, to see whether the database may be written.
    package func tryWriting() throws(StorageError) { try engine.tryWriting() }

    /// How much there is, and how much of it nothing stands in.
    package func size() throws(StorageError) -> DatabaseSize { try engine.size() }

    /// Writes all of it anew, so that the bytes of what was deleted, and of what was overwritten
    /// before, are nowhere; nobody else writes meanwhile.
    ///
    /// - Throws: `StorageError.busy` while another process still reads what was.
    package func compact() throws(StorageError) {
        let wanted = try look { try $0.compactionWanted() }
        try engine.compact()
        if let wanted { try act { try $0.settleCompaction(wanted) } }
    }

    /// Brings up to date what the engine knows of its tables, and empties its log.
    package func tidy() throws(StorageError) { try engine.tidy() }
}
