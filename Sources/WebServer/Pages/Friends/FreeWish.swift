import Campus
import Foundation
import Operations
import Recurrence

/// With whom, for how long and when, as the page's address says it.
struct FreeWish {
    /// Of friends, each once.
    let handles: [String]
    /// In a person's words.
    let length: String
    let from: String
    /// The last day.
    let to: String
    /// Whether all that was found is to be listed.
    let isAll: Bool

    init(_ request: PageRequest, today: CivilDate) {
        let handles = request.queries("with").flatMap { $0.split(separator: ",").map(String.init) }
        var seen: Set<String> = []
        self.handles = handles.filter { seen.insert($0).inserted }
        length = request.query("for") ?? "1h"
        from = request.query("from") ?? today.description
        let first = Timestamp.date(from) ?? today
        to = request.query("to") ?? first.adding(days: 6).description
        isAll = request.query("all") != nil
    }

    /// As the desk is asked, for which the end is exclusive.
    var meeting: MeetingWish {
        let end = Timestamp.date(to).map { $0.adding(days: 1).description } ?? to
        return MeetingWish(with: handles, length: length, from: from, to: end)
    }

    func has(_ person: Person) -> Bool { handles.contains(person.handle.text) }

    /// The page with all that was found.
    var wholeAddress: String {
        let rest = [("for", length), ("from", from), ("to", to), ("all", "true")]
        let pairs = handles.map { ("with", $0) } + rest
        return "/free?" + FormText.of(pairs)
    }
}
