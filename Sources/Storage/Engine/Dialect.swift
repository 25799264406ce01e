/// What differs between the engines' languages: each token that stands in a statement, by what the
/// engine says instead.
///
/// All else is written once, in what all of them understand.
package struct Dialect: Sendable {
    /// `a {order} JOIN b ON …`: a is read first, whatever the planner thinks of it.
    package var order: String
    /// `{list}`: the numbers of a parameter made by `Transaction.list`, in a column `value`.
    package var list: String
    /// `{texts}`: the texts of a parameter `["m1","m2"]`, in a column `value`.
    package var texts: String
    /// `{pairs}`: the pairs of a parameter `[[1,2],[1,3]]`, in the columns `person` and `subject`.
    package var pairs: String
    /// `{cells}`: the rows of a parameter made by `CellList`, each in a column `value`.
    package var cells: String
    /// `{clock}`: the database's own clock now, not when the transaction began, in thousandths of a
    /// second since 1970.
    package var clock: String
    /// `… FROM t WHERE … {kept}`: nobody alters the rows that were read before the transaction ends.
    package var kept: String
    /// `… FROM t WHERE … {free}`: to be altered; but for rows that somebody else alters or keeps now.
    package var free: String
    /// `… FROM t WHERE … {turn}`: after whoever else took their turn at the rows, when they have committed;
    /// rows that refer to them are added meanwhile.
    package var turn: String
    /// `{age}`: rows in the order in which they were added.
    package var age: String
    /// `{position}(text, part)`: where a part begins in a text, from 1 on; 0 where it does not.
    package var position: String
    package var search: Search

    /// Full-text search of the catalogue.
    package struct Search: Sendable {
        /// `{hits}`: the numbers (`id`) of the modules that a parameter made by `pattern` finds.
        package var hits: String
        /// `{ranked}`: the same, each with its `rank`: the lower, the better.
        package var ranked: String
        /// Finds what has every word at the beginning of a word; in the title alone where the second is
        /// said.
        package var pattern: @Sendable (_ words: [String], _ inTitle: Bool) -> String

        package init(
            hits: String, ranked: String,
            pattern: @escaping @Sendable (_ words: [String], _ inTitle: Bool) -> String
        ) {
            self.hits = hits
            self.ranked = ranked
            self.pattern = pattern
        }
    }

    package init(
        order: String, list: String, texts: String, pairs: String, cells: String, clock: String,
        kept: String, free: String, turn: String, age: String, position: String, search: Search
    ) {
        self.order = order
        self.list = list
        self.texts = texts
        self.pairs = pairs
        self.cells = cells
        self.clock = clock
        self.kept = kept
        self.free = free
        self.turn = turn
        self.age = age
        self.position = position
        self.search = search
    }

    /// A statement in the engine's language.
    package func sql(_ statement: String) -> String {
        Tokens.filled(statement) { name in
            switch name {
            case "order": order
            case "list": list
            case "texts": texts
            case "pairs": pairs
            case "cells": cells
            case "clock": clock
            case "kept": kept
            case "free": free
            case "turn": turn
            case "age": age
            case "position": position
            case "hits": search.hits
            case "ranked": search.ranked
            default: nil
            }
        }
    }
}
