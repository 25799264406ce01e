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

    /// - Parameters:
    ///   - handle: who asks; nil for nobody that this home could know.
    ///   - refusal: the key of what others are told.
    /// - Throws: `Refusal.forbidden`.
    func check(_ handle: Handle?, else refusal: String) throws(Refusal) {
        let operators = (try? DatabaseFile(home.database).operators()) ?? []
        if let handle, operators.contains(handle.text) { return }
        guard operators.isEmpty, ownsFiles else {
            throw Refusal(.forbidden, refusal)
        }
    }

    /// Refuses a name that is not in the home, as far as its database can be read.
    ///
    /// - Throws: `Refusal.missing`, with the nearest handles.
    func mustKnow(_ handle: Handle) throws(Refusal) {
        guard let handles = try? DatabaseFile(home.database).handles(),
            !handles.contains(handle.text), handle != Handle.login
        else { return }
        throw Refusal(
            .missing, "refusal.keeper.unknown",
            with: ["handle": "\(handle)", "near": Nearest.choice(handle.text, among: handles)])
    }

    private var ownsFiles: Bool {
        var status = stat()
        let isThere = stat(home.database, &status) == 0 || stat(home.path, &status) == 0
        return isThere && status.st_uid == geteuid()
    }
}
