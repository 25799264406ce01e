package import Campus

/// One home's database: the ways to a `Transaction`, which alone speaks SQL, and what is done with
/// the database as a whole.
package struct Store: Sendable {
    let engine: any Engine
    /// Whether there is room for what is written.
    package let room = RoomWatch()
    /// Nil where one calendar is asked for.
    private(set) var cache: CampusMeetingCache?
    /// Collects the topics of what is read; nil where nobody asks.
    private var reads: TopicReads?

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

    /// The same, whose looks note the topics of what they read, beside those that all is of.
    package func noting(_ topics: Set<Topic>) -> Store {
        var store = self
        store.reads = TopicReads(topics)
        return store
    }

    /// Whether topics are noted.
    package var isNoting: Bool { reads != nil }

    /// What was read so far since `noting`.
    package var topics: TopicNumbers { reads?.numbers ?? [:] }

    // MARK: - Ways to a transaction

    /// Runs the body, which reads in one statement, or does not mind what is written between two.
    ///
    /// It is not guarded by a transaction, which would be two statements more.
    package func look<Value>(
        _ body: (Transaction) throws -> Value
    ) throws(StorageError) -> Value {
        if reads != nil {
            // A topic's number is of the same state of the database as what was read of it.
            do { return try within(.look, body).get() } catch { throw StorageError(error) }
        }
        return try connected(for: .reading) { connection throws(StorageError) in
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

    /// Runs the body, all acts of which on this thread are parts of one: they are done together or not at all.
    ///
    /// What an act throws undoes that alone, and what the body throws all. The body is run again where others
    /// came between, so it alters nothing that it captures; what is not to be done twice, nor before the commit, is
    /// left to `afterwards`. It may not wait for another thread that asks the database.
    package func together<Value>(_ body: () throws -> Value) throws -> Value {
        let (value, joint) = try within(.act) { transaction in
            let joint = JointAct(transaction.connection, of: engine)
            let value = try joint.run(body)
            // Whoever swallowed that is run again all the same.
            if transaction.connection.wasOvertaken { throw StorageError.busy }
            return (value, joint)
        }.get()
        joint.finish()
        return value
    }

    /// Does something that is told to others once what is done is committed: at once, outside of `together`.
    package func afterwards(_ work: @escaping () -> Void) {
        guard let joint = JointAct.current(of: engine) else { return work() }
        joint.afterwards(work)
    }

    /// Whether this thread is within `together`: all who write wait for it, so it waits for nobody.
    package var isTogether: Bool { JointAct.current(of: engine) != nil }

    private func connected<Value, Problem: Error>(
        for use: ConnectionUse, _ body: (any Connection) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        if let joint = JointAct.current(of: engine) { return try body(joint.connection) }
        return try engine.connected(for: use, body)
    }

    /// Runs the body again where what others did at the same time is all that it failed of: it must not
    /// alter what it captures.
    private func within<Value, Problem: Error>(
        _ kind: TransactionKind, _ body: (Transaction) throws(Problem) -> Value
    ) throws(StorageError) -> Result<Value, Problem> {
        try connected(for: kind == .look ? .reading : .writing) {
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
        // Within a joint act what is read may be undone, and must not stay in the cache.
        let reads = kind == .look ? reads : nil
        let transaction = Transaction(
            connection, reading: kind == .look && !isTogether ? cache : nil, noting: reads)
        try connection.begin(kind)
        // Asked behind the beginning, which finds a connection that was closed.
        let altered = connection.altered
        let outcome = Result { () throws(Problem) in try body(transaction) }
        do throws(StorageError) {
            // What a look read that failed may be shown all the same, as what it failed of.
            if case .success = outcome {
                try reads?.settle(in: transaction)
            } else {
                _ = try? reads?.settle(in: transaction)
            }
            try connection.damage.check()
            switch outcome {
            case .success: try connection.commit()
            case .failure(let error):
                if (error as? StorageError) == .full { room.note(isFull: true) }
                connection.rollback()
            }
        } catch {
            if error == .full { room.note(isFull: true) }
            connection.rollback()
            throw error
        }
        if case .success = outcome, kind != .look, connection.altered != altered {
            room.note(isFull: false)
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
    package func integrityProblems() throws(StorageError) -> [String] { try whole().problems() }

    /// Writes something and takes it back, to see whether the database may be written.
    package func tryWriting() throws(StorageError) { try whole().tryWriting() }

    /// How much there is, and how much of it nothing stands in.
    package func size() throws(StorageError) -> DatabaseSize { try whole().size() }

    /// Writes all of it anew, so that the bytes of what was deleted, and of what was overwritten
    /// before, are nowhere; nobody else writes meanwhile.
    ///
    /// - Throws: `StorageError.busy` while another process still reads what was.
    package func compact() throws(StorageError) {
        let wanted = try look { try $0.compactionWanted() }
        try whole().compact()
        if let wanted { try act { try $0.settleCompaction(wanted) } }
    }

    /// Brings up to date what the engine knows of its tables, and empties its log.
    package func tidy() throws(StorageError) { try whole().tidy() }

    /// The database as a whole, which nothing can be done with in the midst of an act: it would wait for itself.
    private func whole() throws(StorageError) -> any Engine {
        guard !isTogether else { throw .busy }
        return engine
    }
}
