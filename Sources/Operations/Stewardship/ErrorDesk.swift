package import Campus
import Recurrence
import Storage

/// What went wrong lately, once a kind of error: for operators.
package struct ErrorDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var errors: ErrorDesk { ErrorDesk(desks: self) }
}

extension ErrorDesk {
    /// The one that was seen last at the front.
    package func list() throws(Refusal) -> [SeenError] {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.errors")
            return try transaction.seenErrors()
        }
    }

    /// Whether somebody cleared them once: then there may have been some.
    package func wereCleared() throws(Refusal) -> Bool {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.errors")
            return try transaction.isOnRecord(.clearErrors)
        }
    }

    /// Forgets them all; what comes is counted anew.
    ///
    /// - Returns: how many kinds that were.
    @discardableResult
    package func clear() throws(Refusal) -> Int {
        try acting(reaching: .counted) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.errors")
            let count = try transaction.clearErrors()
            try transaction.audit(.clearErrors, by: actor, detail: "\(count)", at: now)
            return count
        }
    }

    /// Writes down at once what a command found wrong: it ends soon.
    func note(_ place: String, _ message: String) {
        let book = ErrorBook()
        book.note(place, message, at: now)
        book.flush(into: store)
    }
}
