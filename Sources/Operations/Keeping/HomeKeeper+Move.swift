import Foundation
package import Storage

/// What a home's move did.
package struct MoveReport: Sendable {
    /// The engines' names: `sqlite`, `postgresql`.
    package var from: String
    package var to: String
    /// Each table, with what proves that it is the same on both sides.
    package var tables: [StoreCopier.Copied]
    /// What config.yaml has to say from now on.
    package var line: String
    /// What the environment has to say instead, where it stands over config.yaml; nil elsewhere.
    package var variable: String?
    /// Whether config.yaml says it.
    package var isSwitched: Bool

    package var rows: Int { tables.reduce(0) { $0 + $1.digest.rows } }
    /// Rows in which a text ends at a U+0000 from now on, as it has been read all along.
    package var cut: Int { tables.reduce(0) { $0 + $1.cut } }
}

/// How far a move is.
package struct MoveProgress: Sendable {
    /// Whether what was copied is compared already.
    package var isComparing: Bool
    package var table: String
    package var number: Int
    package var count: Int

    init(_ progress: StoreCopier.Progress) {
        isComparing = progress.step == .comparing
        (table, number, count) = (progress.table, progress.number, progress.count)
    }
}

extension HomeKeeper {
    /// Copies all that a home keeps to another engine, and proves that it is the same there.
    ///
    /// What is here is left as it is, and in use until config.yaml says otherwise.
    /// - Parameters:
    ///   - target: `file`, or a URL of libpq's.
    ///   - isSwitching: whether config.yaml is to lead to the copy.
    ///   - tell: how far it is.
    /// - Throws: `Refusal.busy` while something rings, imports or serves, on whichever machine; `.cannotCreate` for
    ///   what holds something; `.invalid` where a switch would be in vain; what opening a database throws. The
    ///   target holds nothing then.
    package func move(
        to target: String, isSwitching: Bool,
        tell: @escaping @Sendable (MoveProgress) -> Void
    ) throws(Refusal) -> MoveReport {
        let here = try database()
        guard here.isThere else {
            throw Refusal(.missing, "refusal.backup.nothing", with: ["path": "\(home.path)"])
        }
        try mustKeep(else: "refusal.operator.move")
        let place = try Self.place(target)
        guard place != here.place else { throw Refusal(.invalid, "refusal.move.same") }
        if isSwitching, let variable = here.variable {
            throw Refusal(.invalid, "refusal.move.variable", with: ["variable": "\(variable)"])
        }
        let locks = try lockOut(of: here)
        defer { withExtendedLifetime(locks) {} }
        let tables = try Self.copy(here, here.moved(to: place), tell)
        let line = ConfigurationLine(key: "database", value: place.text)
        if isSwitching {
            guard try line.write(into: home, { $0.database == place }) else {
                throw Refusal(.incomplete, "refusal.move.line", with: ["line": "\(line.text)"])
            }
        }
        return MoveReport(
            from: here.place.engine, to: place.engine, tables: tables, line: line.text,
            variable: here.variable.map { "\($0)=\(place.text)" }, isSwitched: isSwitching)
    }

    private static func place(_ target: String) throws(Refusal) -> Configuration.Database {
        if ["file", "sqlite"].contains(target) { return .file }
        guard target.hasPrefix("postgresql://") || target.hasPrefix("postgres://") else {
            throw Refusal(.invalid, "refusal.move.target")
        }
        return .server(target)
    }

    /// Whoever writes on while all is copied would write where nobody looks any more.
    private func lockOut(of here: HomeDatabase) throws(Refusal) -> [any Sendable] {
        let locks: [any Sendable] = [
            try home.bellLock(for: .moving), try home.lockAgainstServers(),
            try ImportLock(home, .everything(BellLockUse.moving.rawValue)),
        ]
        // The locks are this machine's.
        let others = try here.others()
        guard others.isEmpty else {
            throw Refusal(
                .busy, "refusal.move.open", with: ["who": "\(others.joined(separator: ", "))"])
        }
        return locks
    }

    private static func copy(
        _ here: HomeDatabase, _ there: HomeDatabase,
        _ tell: @escaping @Sendable (MoveProgress) -> Void
    ) throws(Refusal) -> [StoreCopier.Copied] {
        let source = try here.open()
        defer { try? source.close() }
        let target = try there.open(mayBegin: true)
        defer { try? target.close() }
        return try translating { () throws(StorageError) in
            let copier = StoreCopier(from: source, to: target) { tell(MoveProgress($0)) }
            let copied: [StoreCopier.Copied]
            do throws(StorageError) {
                copied = try copier.fill()
            } catch .notEmpty {
                // As after a move that was killed when all was done, and nobody had been told.
                guard let same = try copier.compare() else { throw StorageError.notEmpty }
                copied = same
            }
            try target.tidy()
            return copied
        }
    }
}

extension Configuration.Database {
    /// As config.yaml has it.
    fileprivate var text: String {
        switch self {
        case .file: "sqlite"
        case .server(let url): url
        }
    }

    fileprivate var engine: String { self == .file ? "sqlite" : "postgresql" }
}
