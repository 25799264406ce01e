import Campus
import Operations
import Recurrence

/// Days and times of day as a form's fields have them.
enum TypedTime {
    /// `2026-10-12`.
    ///
    /// - Throws: `Refusal.invalid`, naming the field.
    static func day(_ text: String, _ field: String) throws(Refusal) -> String {
        guard let date = Timestamp.date(text) else { throw wrong(field) }
        return date.description
    }

    /// `09:15`.
    ///
    /// - Throws: `Refusal.invalid`, naming the field.
    static func time(_ text: String, _ field: String) throws(Refusal) -> String {
        guard let time = TimeOfDay(text) else { throw wrong(field) }
        return time.description
    }

    private static func wrong(_ field: String) -> Refusal {
        Refusal(.invalid, "refusal.field.wrong", with: ["field": "\(field)"])
    }
}
