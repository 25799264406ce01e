import Campus
import Operations
import Words

/// What the pages of those who run a campus have in common.
enum OperatorPages {
    /// The desk, above all others.
    static let address = "/operator"

    /// A page below the desk; of staff, who have none, below what is about themselves.
    static func heading(_ title: String, note: String? = nil, _ visit: Visit, _ frame: Frame)
        -> Heading
    {
        let isOperator = visit.desks.person.role == .operator
        return Heading(
            frame.words(title), note: note,
            back: (isOperator ? address : "/me", frame.words("page.title.back")))
    }
}
