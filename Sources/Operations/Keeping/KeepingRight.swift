import Campus
import Foundation
import Storage
import StorageSQLite

/// Who may do what concerns everybody's data at once: copy it, replace it, make parts of it anew.
///
/// Operators do; and whoever owns the home's files, where it has no other operator: it is their own,
/// or its database cannot say who runs it.
struct KeepingRight {
    let home: HomeFolder
    let database: HomeDatabase

    /// - Parameters:
    ///   - handle: who asks; nil for nobody that this home could know.
    ///   - refusal: the key of what others are told.
    /// - Throws: `Refusal.forbidden`.
    func check(_ handle: Handle?, else refusal: String) throws(Refusal) {
        let operators = try operators()
        if let handle, operators.contains(handle.text) { return }
        guard operators.isEmpty, ownsFiles else {
            throw Refusal(.forbidden, refusal)
        }
    }

    /// Refuses a name that is not in the home, as far as its database can be read.
    ///
    /// - Throws: `Refusal.missing`, with the nearest handles.
    func mustKnow(_ handle: Handle) throws(Refusal) {
        guard let handles = try handles(), !handles.isEmpty, !handles.contains(handle.text),
            handle != Handle.login
        else { return }
        throw Refusal(
            .missing, "refusal.keeper.unknown",
            with: ["handle": "\(handle)", "near": Nearest.choice(handle.text, among: handles)])
    }

    /// None where a file cannot say who they are; a server that does not answer lets nobody keep.
    private func operators() throws(Refusal) -> [String] {
        guard !database.isFile else {
            return (try? DatabaseFile(home.database).operators()) ?? []
        }
        return try people { $0.role == .operator && !$0.isSuspended }
    }

    private func handles() throws(Refusal) -> [String]? {
        guard !database.isFile else { return try? DatabaseFile(home.database).handles() }
        return try people { _ in true }
    }

    private func people(_ isWanted: (Person) -> Bool) throws(Refusal) -> [String] {
        // Of a database that is gone nobody is an operator.
        guard let store = try database.openKept() else { return [] }
        defer { try? store.close() }
        return try translating { () throws(StorageError) in try store.look { try $0.everybody() } }
            .filter(isWanted).map(\.handle.text)
    }

    private var ownsFiles: Bool {
        var status = stat()
        let isThere = stat(home.database, &status) == 0 || stat(home.path, &status) == 0
        return isThere && status.st_uid == geteuid()
    }
}
