import CLibxml2
import Glibc

/// `table.grid > tr:first-child td`: compound selectors and how each is related to the one before.
struct ComplexSelector: Sendable {
    enum Combinator: String, Sendable {
        case inside = " "
        case directly = ">"
        case next = "+"
        case after = "~"
    }

    struct Step: Sendable {
        /// To the step before, or for the first one to the element that is asked.
        var combinator: Combinator
        var compound: CompoundSelector
    }

    var steps: [Step]

    /// The first steps of it.
    func prefix(_ count: Int) -> ComplexSelector {
        ComplexSelector(steps: Array(steps.prefix(count)))
    }

    var text: String {
        steps.enumerated().map { index, step in
            let sign =
                step.combinator == .inside
                ? (index == 0 ? "" : " ") : (index == 0 ? "" : " ") + step.combinator.rawValue + " "
            return sign + step.compound.text
        }.joined()
    }

    /// Whether what it finds stands behind the element that is asked, not in it.
    var looksBehind: Bool { steps[0].combinator == .next || steps[0].combinator == .after }

    func matches(_ node: xmlNodePtr, in scope: xmlNodePtr, _ effort: Effort) -> Bool {
        matches(node, upTo: steps.count - 1, in: scope, effort)
    }

    /// From the right: the last compound, then what stands before it.
    ///
    /// The recursion is as deep as the selector has steps, whatever the page.
    private func matches(
        _ node: xmlNodePtr, upTo index: Int, in scope: xmlNodePtr, _ effort: Effort
    ) -> Bool {
        let step = steps[index]
        guard step.compound.matches(node, effort) else { return false }
        var here: xmlNodePtr? = node
        switch step.combinator {
        case .inside:
            here = node.pointee.parent
            while let candidate = here, effort.spend() {
                if index == 0 {
                    if candidate == scope { return true }
                } else {
                    if candidate == scope, !looksBehind { return false }
                    if candidate.isElement, matches(candidate, upTo: index - 1, in: scope, effort) {
                        return true
                    }
                }
                here = candidate.pointee.parent
            }
            return false
        case .directly:
            guard let parent = node.pointee.parent else { return false }
            if index == 0 { return parent == scope }
            return parent != scope && parent.isElement
                && matches(parent, upTo: index - 1, in: scope, effort)
        case .next:
            guard let before = node.previousElement else { return false }
            return index == 0
                ? before == scope : matches(before, upTo: index - 1, in: scope, effort)
        case .after:
            here = node.previousElement
            while let candidate = here, effort.spend() {
                if index == 0 {
                    if candidate == scope { return true }
                } else if matches(candidate, upTo: index - 1, in: scope, effort) {
                    return true
                }
                here = candidate.previousElement
            }
            return false
        }
    }
}

/// What one element is like: `td.code[align=left]:first-child`.
struct CompoundSelector: Sendable {
    /// With its zero; nil for any.
    var tag: [CChar]?
    var conditions: [Condition] = []
    /// As it was written.
    var text = ""

    indirect enum Condition: Sendable {
        case attribute(name: [CChar], AttributeTest)
        case firstChild, lastChild, onlyChild, empty
        case nth(NthPlace)
        case not([CompoundSelector])
        case any([CompoundSelector])
        case has([ComplexSelector])
        case contains([UInt8])
    }

    enum AttributeTest: Sendable {
        case exists
        case equals([CChar])
        case word([CChar])
        case begins([CChar])
        case ends([CChar])
        case contains([CChar])
        /// The value, or it and a hyphen.
        case language([CChar])
    }

    func matches(_ node: xmlNodePtr, _ effort: Effort) -> Bool {
        guard node.isElement else { return false }
        if let tag {
            guard let name = node.pointee.name else { return false }
            let isSame = tag.withUnsafeBufferPointer { wanted in
                wanted.baseAddress.map { UnsafeRawPointer(name).bound.isEqual(to: $0) } ?? false
            }
            guard isSame else { return false }
        }
        return conditions.allSatisfy { Self.holds($0, of: node, effort) }
    }

    private static func holds(
        _ condition: Condition, of node: xmlNodePtr, _ effort: Effort
    ) -> Bool {
        switch condition {
        case .attribute(let name, let test):
            let value = name.withUnsafeBufferPointer { name in
                name.baseAddress.flatMap { node.attribute($0) }
            }
            return value.map { test.holds($0) } ?? false
        case .firstChild: return node.previousElement == nil
        case .lastChild: return node.nextElement == nil
        case .onlyChild: return node.previousElement == nil && node.nextElement == nil
        case .empty: return node.pointee.children == nil
        case .nth(let place): return place.holds(of: node, effort)
        case .not(let list): return !list.contains { $0.matches(node, effort) }
        case .any(let list): return list.contains { $0.matches(node, effort) }
        case .has(let list): return Finder(list, in: node, effort).first() != nil
        case .contains(let wanted): return Self.contains(wanted, in: node, effort)
        }
    }

    /// Of the text as a reader sees it.
    private static func contains(
        _ wanted: [UInt8], in node: xmlNodePtr, _ effort: Effort
    ) -> Bool {
        var collector = TextCollector(keepsLines: false)
        var here = node.following(in: node)
        while let current = here, effort.spend() {
            if current.isElement {
                collector.make(TextCollector.Break(current))
            } else {
                collector.take(current)
            }
            here = current.following(in: node)
        }
        return collector.contains(wanted)
    }
}

extension CompoundSelector {
    /// `an+b`, counted among all or those of its name, from the front or the end.
    struct NthPlace: Sendable {
        var step: Int
        var first: Int
        var sameName: Bool
        var fromEnd: Bool

        func holds(of node: xmlNodePtr, _ effort: Effort) -> Bool {
            var place = 1
            var here = fromEnd ? node.nextElement : node.previousElement
            while let sibling = here, effort.spend() {
                if !sameName || sibling.hasName(of: node) {
                    place += 1
                }
                here = fromEnd ? sibling.nextElement : sibling.previousElement
            }
            let rest = place - first
            return step == 0 ? rest == 0 : rest % step == 0 && rest / step >= 0
        }
    }
}

extension CompoundSelector.AttributeTest {
    func holds(_ value: UnsafePointer<CChar>) -> Bool {
        switch self {
        case .exists: true
        case .equals(let wanted): strcmp(value, wanted) == 0
        case .word(let wanted): Self.hasWord(value, wanted)
        case .begins(let wanted):
            wanted.count > 1 && strncmp(value, wanted, wanted.count - 1) == 0
        case .ends(let wanted):
            wanted.count > 1 && strlen(value) >= wanted.count - 1
                && strcmp(value + (strlen(value) - wanted.count + 1), wanted) == 0
        case .contains(let wanted): wanted.count > 1 && strstr(value, wanted) != nil
        case .language(let wanted):
            strcmp(value, wanted) == 0
                || strncmp(value, wanted, wanted.count - 1) == 0
                    && value[wanted.count - 1] == 0x2d
        }
    }

    private static func hasWord(_ value: UnsafePointer<CChar>, _ wanted: [CChar]) -> Bool {
        let length = wanted.count - 1
        guard length > 0 else { return false }
        var here = value
        while here.pointee != 0 {
            while here.pointee != 0, isSpace(here.pointee) { here += 1 }
            let start = here
            while here.pointee != 0, !isSpace(here.pointee) { here += 1 }
            if here - start == length, strncmp(start, wanted, length) == 0 { return true }
        }
        return false
    }

    private static func isSpace(_ byte: CChar) -> Bool { byte == 0x20 || (9...13).contains(byte) }
}
