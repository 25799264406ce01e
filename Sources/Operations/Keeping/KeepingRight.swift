import Campus
import Foundation
import Storage

/// Who may do what concerns everybody's data at once: copy it, replace it, make parts of it anew.
///
/// Operators do; and whoever owns the home's files, where it has no other operator: it is their own,
/// or its database cannot say who runs it.
struct KeepingRight {
    let home: Home

    /// - Parameters:
    ///   - handle: who asks; nil for nobody that this home could know.
    ///   - what: what they want: `copy everybody's data`.
    /// - Throws: `Failure.notAllowed`.
    func check(_ handle: Handle?, to what: String) throws(Failure) {
        let operators = (try? DatabaseFile(home.database).operators()) ?? []
        if let handle, operators.contains(handle.text) { return }
        guard operators.isEmpty, ownsFiles else {
            throw Failure(
                .notAllowed,
                "only an operator may \(what): ask one, or name yourself with --as")
        }
    }

    private var ownsFiles: Bool {
        var status = stat()
        let isThere = stat(home.database, &status) == 0 || stat(home.path, &status) == 0
        return isThere && status.st_uid == geteuid()
    }
}
