import Glibc

/// One transaction whose parts are all acts of a thread, for as long as it lasts.
///
/// It is the thread's and not a value's: whatever is asked of the same database on the way, by whichever way,
/// sees what was done, and waits for nothing.
final class JointAct {
    /// The transaction's connection, on which each act is a part.
    let connection: any Connection
    private let engine: ObjectIdentifier
    private var works: [() -> Void] = []

    init(_ connection: any Connection, of engine: any Engine) {
        self.connection = PartConnection(connection)
        self.engine = ObjectIdentifier(engine)
    }

    /// Where a thread has the one that it is within.
    private static let slot: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The one that this thread is within, of a database; nil where it is within none.
    static func current(of engine: any Engine) -> JointAct? {
        guard let pointer = pthread_getspecific(slot) else { return nil }
        let act = Unmanaged<JointAct>.fromOpaque(pointer).takeUnretainedValue()
        return act.engine == ObjectIdentifier(engine) ? act : nil
    }

    /// Runs the body, all acts of which are parts of this one.
    func run<Value>(_ body: () throws -> Value) throws -> Value {
        let former = pthread_getspecific(Self.slot)
        pthread_setspecific(Self.slot, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(Self.slot, former) }
        return try withExtendedLifetime(self) { try body() }
    }

    /// Has something done once it is committed.
    func afterwards(_ work: @escaping () -> Void) { works.append(work) }

    /// Does what waited for the commit.
    func finish() {
        for work in works { work() }
        works = []
    }
}

/// A connection within a transaction: what begins on it is a part of that, which can be undone alone.
private final class PartConnection: Connection {
    private let connection: any Connection

    init(_ connection: any Connection) { self.connection = connection }

    func begin(_ kind: TransactionKind) throws(StorageError) { try connection.beginPart(kind) }
    func commit() throws(StorageError) { try connection.keepPart() }
    func rollback() { connection.undoPart() }
    /// Only all of it is run again.
    var wasOvertaken: Bool { false }

    func beginPart(_ kind: TransactionKind) throws(StorageError) {
        try connection.beginPart(kind)
    }
    func keepPart() throws(StorageError) { try connection.keepPart() }
    func undoPart() { connection.undoPart() }

    var dialect: Dialect { connection.dialect }
    var damage: Damage { connection.damage }
    var altered: Int { connection.altered }
    func references(to table: String) throws(StorageError) -> [Reference] {
        try connection.references(to: table)
    }
    func columns(called name: String) throws(StorageError) -> [Reference] {
        try connection.columns(called: name)
    }
    func tables() throws(StorageError) -> [TableShape] { try connection.tables() }
    func lastNumber(of table: String) throws(StorageError) -> Int64? {
        try connection.lastNumber(of: table)
    }
    func setLastNumber(_ number: Int64, of table: String) throws(StorageError) {
        try connection.setLastNumber(number, of: table)
    }
    func cutRows(of table: TableShape) throws(StorageError) -> Int {
        try connection.cutRows(of: table)
    }
    func rows(_ sql: String, _ values: [Value]) throws(StorageError) -> any Rows {
        try connection.rows(sql, values)
    }
    func stream(_ sql: String, atOnce share: Int) throws(StorageError) -> any Rows {
        try connection.stream(sql, atOnce: share)
    }
    func execute(_ sql: String, _ values: [Value]) throws(StorageError) -> Int {
        try connection.execute(sql, values)
    }
    func bulk(_ sql: String) throws(StorageError) -> any Bulk { try connection.bulk(sql) }
    func rebuild() throws(StorageError) { try connection.rebuild() }
}
