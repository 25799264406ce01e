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
    ///   - what: what they want: `copy everybody's data`.
    /// - Throws: `Refusal.forbidden`.
    func check(_ handle: Handle?, to what: String) throws(Refusal) {
        let operators = (try? DatabaseFile(home.database).operators()) ?? []
        if let handle, operators.contains(handle.text) { return }
        guard operators.isEmpty, ownsFiles else {
            throw Refusal(
                .forbidden,
                "only an operator may \(what): ask one, or name yourself with --as")
        }
    }

    /// Refuses a name that is not in the home, as far as its database can be read.
    ///
    /// - Throws: `Refusal.missing`, with the nearest handles.
    func mustKnow(_ handle: Handle) throws(Refusal) {
        guard let handles = try? DatabaseFile(home.database).handles(),
            !handles.contains(handle.text), handle != Handle.login
        else { return }
        let question = Nearest.question(handle.text, among: handles)
        throw Refusal(
            .missing,
            "there is nobody called \(handle)"
                + (question.isEmpty ? ": name yourself with --as" : question))
    }

    private var ownsFiles: Bool {
        var status = stat()
        let isThere = stat(home.database, &status) == 0 || stat(home.path, &status) == 0
        return isThere && status.st_uid == geteuid()
    }
}
