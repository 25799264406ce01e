package import Campus
import Storage

extension PeopleDesk {
    /// Why somebody may not act, and until when, as far as who asks may know: operators, and whom it concerns.
    ///
    /// - Parameter handle: nil for oneself.
    /// - Returns: nil of who may act, and to all others.
    package func shownSuspension(of handle: String?) throws(Refusal) -> Suspension? {
        try looking { transaction, viewer in
            let person = try transaction.person(named: handle, orSelf: viewer)
            let isOperator = viewer.role == .operator && !viewer.isSuspended
            guard isOperator || person.id == viewer.id else { return nil }
            return try transaction.suspension(of: person.id)
        }
    }
}
