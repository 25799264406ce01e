/// What differs between the engines' languages: each token that stands in a statement, by what the
/// engine says instead.
///
/// All else is written once, in what all of them understand.
package struct Dialect: Sendable {
    /// `a {order} JOIN b ON …`: a is read first, whatever the planner thinks of it.
    package var order: String
    /// `{list}`: the numbers or texts of a parameter made by `Transaction.list`, in a column `value`.
    package var list: String
    /// `{pairs}`: the pairs of a parameter `[[1,2],[1,3]]`, in the columns `person` and `subject`.
    package var pairs: String
    /// `{age}`: rows in the order in which they were added.
    package var age: String
    /// `{position}(text, part)`: where a part begins in a text, from 1 on; 0 where it does not.
    package var position: String

    package init(order: String, list: String, pairs: String, age: String, position: String) {
        self.order = order
        self.list = list
        self.pairs = pairs
        self.age = age
        self.position = position
    }

    /// A statement in the engine's language.
    package func sql(_ statement: String) -> String {
        guard statement.utf8.contains(UInt8(ascii: "{")) else { return statement }
        return [
            ("{order}", order), ("{list}", list), ("{pairs}", pairs), ("{age}", age),
            ("{position}", position),
        ].reduce(statement) { $0.replacing($1.0, with: $1.1) }
    }
}
