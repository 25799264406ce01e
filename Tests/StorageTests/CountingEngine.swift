import Campus
import Foundation
import Locks

@testable import Storage

/// Another engine, whose questions are counted: each would be a round trip to a server.
final class CountingEngine: Engine {
    private let engine: any Engine
    private let counted = Locked(0)

    init(_ engine: any Engine) { self.engine = engine }

    /// How many questions some work asks.
    func count(_ work: () throws -> Void) rethrows -> Int {
        let before = counted.withLock { $0 }
        try work()
        return counted.withLock { $0 } - before
    }

    func connected<Value, Problem: Error>(
        for use: ConnectionUse, _ body: (any Connection) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        try engine.connected(for: use) { connection throws(Problem) in
            try body(CountingConnection(connection, counted))
        }
    }

    var identity: FileIdentity? { engine.identity }
    var name: String { engine.name }
    var isShared: Bool { engine.isShared }
    func others() throws(StorageError) -> [String] { try engine.others() }
    var isInPlace: Bool { engine.isInPlace }
    var commitMark: CommitMark? { engine.commitMark }
    func announce(_ topics: TouchedTopics) { engine.announce(topics) }
    func hear(_ heard: @escaping @Sendable (TouchedTopics) -> Void) -> (any Hearing)? {
        engine.hear(heard)
    }
    func makeWay() { engine.makeWay() }
    func close() throws(StorageError) { try engine.close() }
    func setPatience(milliseconds: Int) throws(StorageError) {
        try engine.setPatience(milliseconds: milliseconds)
    }
    func problems() throws(StorageError) -> [String] { try engine.problems() }
    func size() throws(StorageError) -> DatabaseSize { try engine.size() }
    func compact() throws(StorageError) { try engine.compact() }
    func tidy() throws(StorageError) { try engine.tidy() }
    func tryWriting() throws(StorageError) { try engine.tryWriting() }
}

private final class CountingConnection: Connection {
    private let connection: any Connection
    private let counted: Locked<Int>

    init(_ connection: any Connection, _ counted: Locked<Int>) {
        (self.connection, self.counted) = (connection, counted)
    }

    private func count() { counted.withLock { $0 += 1 } }

    func rows(_ sql: String, _ values: [Value]) throws(StorageError) -> any Rows {
        count()
        return try connection.rows(sql, values)
    }

    func execute(_ sql: String, _ values: [Value]) throws(StorageError) -> Int {
        count()
        return try connection.execute(sql, values)
    }

    /// Its rows are handed in together.
    func bulk(_ sql: String) throws(StorageError) -> any Bulk {
        count()
        return try connection.bulk(sql)
    }

    var dialect: Dialect { connection.dialect }
    var damage: Damage { connection.damage }
    var altered: Int { connection.altered }
    var wasOvertaken: Bool { connection.wasOvertaken }
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
    func stream(_ sql: String, atOnce share: Int) throws(StorageError) -> any Rows {
        try connection.stream(sql, atOnce: share)
    }
    func rebuild() throws(StorageError) { try connection.rebuild() }
    func begin(_ kind: TransactionKind) throws(StorageError) { try connection.begin(kind) }
    func commit() throws(StorageError) { try connection.commit() }
    func rollback() { connection.rollback() }
    func beginPart(_ kind: TransactionKind) throws(StorageError) {
        try connection.beginPart(kind)
    }
    func keepPart() throws(StorageError) { try connection.keepPart() }
    func undoPart() { connection.undoPart() }
}
