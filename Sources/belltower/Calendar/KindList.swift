import ArgumentParser
import Campus

/// Kinds of items, separated by commas.
struct KindList: ExpressibleByArgument {
    var kinds: Set<ItemKind>

    init(kinds: Set<ItemKind>) { self.kinds = kinds }

    init?(argument: String) {
        let read = argument.split(separator: ",").map { ItemKind(rawValue: String($0)) }
        guard !read.isEmpty, !read.contains(nil) else { return nil }
        kinds = Set(read.compactMap(\.self))
    }

    var defaultValueDescription: String { "all" }
}
