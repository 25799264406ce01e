package import Campus
package import Foundation

/// How a transaction is meant.
package enum TransactionKind: Sendable {
    /// Only reads, on one state of the database.
    case look
    /// Has the right to write from its beginning; what it did survives a loss of power.
    case act
    /// As `act`, but a loss of power may undo it, though SIGKILL may not: for what can be had again.
    case relaxed
    /// As `act`; what it deletes is overwritten at once.
    case erasure
    /// As `act`, over all rows that there are: it takes as long as that takes, and nobody else writes meanwhile.
    case whole
}

/// What a connection is asked for.
package enum ConnectionUse: Sendable {
    /// To read: as many at once as ask.
    case reading
    /// To write, and to read what was written: one after the other, in the order in which they asked.
    case writing
}

/// One connection to a database, used by one thread at a time.
package protocol Connection: AnyObject {
    var dialect: Dialect { get }

    /// What was read on it that cannot be what was written.
    var damage: Damage { get }

    /// Rows that this connection altered since it was opened.
    var altered: Int { get }

    /// Columns that are foreign keys to a table, by their tables; whether they become null when
    /// the row goes that they refer to.
    func references(to table: String) throws(StorageError) -> [Reference]

    /// The columns of a table's name in all tables that have it.
    func columns(called name: String) throws(StorageError) -> [Reference]

    /// The tables that rows of a home stand in, in the order of their names: without those that the engine makes
    /// of others'.
    func tables() throws(StorageError) -> [TableShape]

    /// The greatest number that a row of a table ever had; nil where none had one.
    func lastNumber(of table: String) throws(StorageError) -> Int64?

    /// Has the next row that is added get a greater one.
    func setLastNumber(_ number: Int64, of table: String) throws(StorageError)

    /// How many rows have a text with U+0000 in it, of which nobody reads what stands behind that.
    func cutRows(of table: TableShape) throws(StorageError) -> Int

    func rows(_ sql: String, _ values: [Value]) throws(StorageError) -> any Rows

    /// The same, so many at once, of a statement without parameters, within a transaction: for what does not fit
    /// into memory.
    func stream(_ sql: String, atOnce share: Int) throws(StorageError) -> any Rows

    /// - Returns: how many rows were altered.
    @discardableResult
    func execute(_ sql: String, _ values: [Value]) throws(StorageError) -> Int

    /// A statement to be run many times.
    func bulk(_ sql: String) throws(StorageError) -> any Bulk

    /// Makes anew what the engine keeps besides the rows: indexes, the search over the catalogue.
    func rebuild() throws(StorageError)

    func begin(_ kind: TransactionKind) throws(StorageError)
    func commit() throws(StorageError)
    func rollback()

    /// Begins a part of the transaction that can be undone alone.
    func beginPart(_ kind: TransactionKind) throws(StorageError)
    func keepPart() throws(StorageError)
    func undoPart()

    /// Whether the transaction that was begun last failed only because of what others did meanwhile:
    /// run again it may succeed.
    var wasOvertaken: Bool { get }
}

/// A column of a table that refers to another.
package struct Reference: Hashable, Sendable {
    package var table: String
    package var column: String
    /// What refers to a row that goes stays, and refers to none.
    package var becomesNull: Bool

    package init(table: String, column: String, becomesNull: Bool = false) {
        self.table = table
        self.column = column
        self.becomesNull = becomesNull
    }
}

/// Which column held what it cannot hold, in a file that was damaged.
package final class Damage {
    private var column: String?

    package init() {}

    func note(_ column: String) { self.column = self.column ?? column }

    /// Throws what was noted since it was asked last.
    func check() throws(StorageError) {
        guard let column else { return }
        self.column = nil
        throw .failed("the database is damaged: what stands under \(column) cannot be read")
    }
}

/// The result of a statement, row by row.
package protocol Rows: AnyObject {
    var columns: Columns { get }

    /// Reads the next row; false when there is none.
    func next(into cells: Cells) throws(StorageError) -> Bool
}

/// A statement that is run many times, with values bound one after the other.
package protocol Bulk: AnyObject {
    func bind(_ number: Int64?)
    func bind(_ text: String?)
    func bind(_ bytes: Data?)
    func bind(real: Double?)

    /// Runs it with what was bound.
    ///
    /// - Returns: the number that it returns; nil where it returns none.
    @discardableResult
    func run() throws(StorageError) -> Int64?
}

extension Bulk {
    func bind(_ id: RowID<some Any>) { bind(id.number) }
}

/// How big a database is, in bytes.
package struct DatabaseSize: Hashable, Sendable {
    package var bytes: Int
    /// Of them, where nothing stands.
    package var free: Int

    package init(bytes: Int, free: Int) {
        self.bytes = bytes
        self.free = free
    }
}

/// A database that Belltower can keep its data in.
package protocol Engine: AnyObject, Sendable {
    /// Which file is open; nil where there is none.
    var identity: FileIdentity? { get }

    /// Whether processes on several machines may have it open, each with daemons of its own.
    var isShared: Bool { get }

    /// Which other processes of this program have it open, where several machines may; each named by what is
    /// known of it.
    func others() throws(StorageError) -> [String]

    /// Which database is open, for programs that compare what they have open; at most 60 letters of ASCII.
    var name: String { get }

    /// Whether what was opened is still what others open.
    var isInPlace: Bool { get }

    /// Tells others who have it open that something was written, after the commit.
    func announce(_ topics: TouchedTopics)

    /// Calls back when somebody has; nil where nobody can tell.
    func hear(_ heard: @escaping @Sendable (TouchedTopics) -> Void) -> (any Hearing)?

    /// What is committed now, told without asking the database; nil where that cannot be.
    var commitMark: CommitMark? { get }

    /// Runs the body, on the thread that asks, with a connection that nobody else has meanwhile.
    ///
    /// The body must not ask for another one: it would wait for itself.
    func connected<Value, Problem: Error>(
        for use: ConnectionUse, _ body: (any Connection) throws(Problem) -> Value
    ) throws(Problem) -> Value

    /// Makes way for the file that stands where this one was.
    func makeWay()

    func close() throws(StorageError)

    /// How long a statement waits for another process's lock.
    func setPatience(milliseconds: Int) throws(StorageError)

    /// What is wrong with the database; empty when it is whole.
    func problems() throws(StorageError) -> [String]

    /// How much there is, and how much of it nothing stands in.
    func size() throws(StorageError) -> DatabaseSize

    /// Writes all of it anew, without what was deleted or overwritten; nobody else writes meanwhile.
    ///
    /// - Throws: `StorageError.busy` while another process still reads what was.
    func compact() throws(StorageError)

    /// Brings up to date what the engine knows of its tables, and empties its log.
    func tidy() throws(StorageError)

    /// Writes something and takes it back, to see whether the database may be written.
    func tryWriting() throws(StorageError)
}
