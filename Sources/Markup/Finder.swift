import CLibxml2

/// Walks an element's inside, or what stands behind it, for selectors.
struct Finder {
    private let list: [ComplexSelector]
    private let scope: xmlNodePtr
    private let effort: Effort

    init(_ list: [ComplexSelector], in scope: xmlNodePtr, _ effort: Effort) {
        self.list = list
        self.scope = scope
        self.effort = effort
    }

    func first() -> xmlNodePtr? {
        var found: xmlNodePtr?
        walk { node in
            found = node
            return false
        }
        return found
    }

    func all() -> [xmlNodePtr] {
        var found: [xmlNodePtr] = []
        walk { node in
            found.append(node)
            return true
        }
        return found
    }

    /// - Parameter take: answers whether to go on.
    private func walk(_ take: (xmlNodePtr) -> Bool) {
        let behind = list.contains(where: \.looksBehind) ? list.filter(\.looksBehind) : []
        let inner = behind.isEmpty ? list : list.filter { !$0.looksBehind }
        if !inner.isEmpty, !walk(in: scope, inner, take) { return }
        if !behind.isEmpty { walkBehind(behind, take) }
    }

    private func walkBehind(_ behind: [ComplexSelector], _ take: (xmlNodePtr) -> Bool) {
        let isNear = behind.allSatisfy { selector in
            selector.steps.allSatisfy { $0.combinator != .after }
                && !selector.steps.dropFirst().contains { $0.combinator == .next }
        }
        var sibling = scope.nextElement
        while let here = sibling, effort.spend() {
            if behind.contains(where: { $0.matches(here, in: scope, effort) }), !take(here) {
                return
            }
            guard walk(in: here, behind, take) else { return }
            if isNear { return }
            sibling = here.nextElement
        }
    }

    private func walk(
        in top: xmlNodePtr, _ list: [ComplexSelector], _ take: (xmlNodePtr) -> Bool
    ) -> Bool {
        let deepest = list.reduce(0) { max($0, $1.deepest) }
        guard deepest > 0 else { return true }
        // Most pages are asked for one thing at a time, and most elements have another name.
        guard list.count == 1, let tag = list[0].steps.last?.compound.tag else {
            return walk(in: top, deepest) { node in
                list.contains { $0.matches(node, in: scope, effort) } ? take(node) : true
            }
        }
        return tag.withUnsafeBufferPointer { tag in
            walk(in: top, deepest) { node in
                guard let wanted = tag.baseAddress, let name = node.pointee.name,
                    UnsafeRawPointer(name).bound.isEqual(to: wanted),
                    list[0].matches(node, in: scope, effort)
                else { return true }
                return take(node)
            }
        }
    }

    /// Visits the elements inside one, down to a depth.
    @inline(__always)
    private func walk(
        in top: xmlNodePtr, _ deepest: Int, _ visit: (xmlNodePtr) -> Bool
    ) -> Bool {
        var depth = 1
        var here = top.pointee.children
        while let node = here, effort.spend() {
            if node.isElement {
                if !visit(node) { return false }
                if depth < deepest, let child = node.pointee.children {
                    here = child
                    depth += 1
                    continue
                }
            }
            var last = node
            while last.pointee.next == nil {
                guard let parent = last.pointee.parent, parent != top else { return true }
                last = parent
                depth -= 1
            }
            here = last.pointee.next
        }
        return true
    }
}

extension ComplexSelector {
    /// How many elements deep in the one that is asked what it finds may stand.
    fileprivate var deepest: Int {
        let isShallow = steps.dropFirst().allSatisfy { $0.combinator == .directly }
        guard isShallow, steps[0].combinator != .inside else { return .max }
        return looksBehind ? steps.count - 1 : steps.count
    }
}
