import CLibxml2

extension Element {
    /// How white space and breaks are read.
    package enum TextForm: Sendable {
        /// All on one line.
        case line
        /// A line for each line that a browser would begin: `br`, paragraphs, rows.
        case lines
        /// On one line, and without what stands in elements inside.
        case own
    }

    /// The text that a reader sees, without markup, scripts and comments.
    ///
    /// Runs of white space are one space, and there is none at the ends.
    package func text(_ form: TextForm = .line) -> String {
        var collector = TextCollector(keepsLines: form == .lines)
        if node.pointee.type == XML_ATTRIBUTE_NODE {
            collector.append(node.pointee.children?.pointee.content)
        } else if !node.isElement, node != tree.root {
            collector.append(node.pointee.content)
        } else if form == .own {
            collectOwn(&collector)
        } else {
            collectAll(&collector)
        }
        return collector.text
    }

    private func collectOwn(_ collector: inout TextCollector) {
        var child = node.pointee.children
        while let here = child, collector.hasRoom, tree.effort.spend() {
            if here.isElement { collector.space() } else { collector.take(here) }
            child = here.pointee.next
        }
    }

    private func collectAll(_ collector: inout TextCollector) {
        var here = node.pointee.children
        while let current = here, collector.hasRoom, tree.effort.spend() {
            var inside: xmlNodePtr?
            if current.isElement {
                let breaks = TextCollector.Break(current)
                collector.make(breaks)
                if breaks != .hidden { inside = current.pointee.children }
            } else {
                collector.take(current)
            }
            here = inside ?? next(after: current, ending: &collector)
        }
    }

    /// What follows a node that is done with; the elements that end before it end their lines.
    private func next(
        after current: xmlNodePtr, ending collector: inout TextCollector
    ) -> xmlNodePtr? {
        var here = current
        while true {
            if let next = here.pointee.next { return next }
            guard let parent = here.pointee.parent, parent != node else { return nil }
            if parent.isElement { collector.make(TextCollector.Break(parent)) }
            here = parent
        }
    }
}

/// Gathers a text's bytes with single spaces.
struct TextCollector {
    /// What an element does to the line it begins and ends on.
    enum Break {
        case none, space, line, hidden

        init(_ node: xmlNodePtr) {
            self = node.pointee.name.flatMap { Self.known(Self.packed($0)) } ?? .none
        }

        /// In order of the packed name.
        private static let table: [(name: UInt64, breaks: Break)] = {
            var table: [(name: UInt64, breaks: Break)] = []
            func add(_ names: String, _ breaks: Break) {
                for name in names.split(separator: " ") {
                    table.append((name.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }, breaks))
                }
            }
            add("td th img", .space)
            add("script style template noscript head", .hidden)
            add("br p div tr table li ul ol dl dt dd h1 h2 h3 h4 h5 h6 hr caption section", .line)
            add("article header footer tbody thead tfoot pre form legend option", .line)
            add("address main nav aside figure center", .line)
            return table.sorted { $0.name < $1.name }
        }()

        private static func known(_ name: UInt64) -> Break? {
            var (low, high) = (0, table.count)
            while low < high {
                let middle = (low + high) / 2
                if table[middle].name < name { low = middle + 1 } else { high = middle }
            }
            return low < table.count && table[low].name == name ? table[low].breaks : nil
        }

        /// The first eight bytes of a name as a number: none of those above is longer but
        /// `template` and `noscript`, which have just so many.
        private static func packed(_ name: UnsafePointer<xmlChar>) -> UInt64 {
            var packed: UInt64 = 0
            var index = 0
            while name[index] != 0 {
                if index == 8 { return 0 }
                packed |= UInt64(name[index]) << UInt64(index * 8)
                index += 1
            }
            return packed
        }
    }

    private let keepsLines: Bool
    fileprivate var bytes: [UInt8] = []
    /// What stands between what there is and what comes: a space, a line's end, or nothing.
    private var pending: UInt8 = 0

    init(keepsLines: Bool) { self.keepsLines = keepsLines }

    /// No text of a page is used beyond this; records inside each other would all hold it.
    var hasRoom: Bool { bytes.count < 200_000 }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func make(_ breaks: Break) {
        switch breaks {
        case .none, .hidden: break
        case .space: space()
        case .line: if keepsLines { pending = 0x0a } else { space() }
        }
    }

    mutating func space() { if pending == 0 { pending = 0x20 } }

    mutating func take(_ node: xmlNodePtr) {
        let type = node.pointee.type
        if type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE {
            append(node.pointee.content)
        }
    }

    mutating func append(_ content: UnsafePointer<xmlChar>?) {
        guard var here = content else { return }
        while here.pointee != 0 {
            let start = here
            while !Self.isSpace(here) { here += 1 }
            if here > start {
                if pending != 0 {
                    if !bytes.isEmpty { bytes.append(pending) }
                    pending = 0
                }
                bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: here - start))
            }
            guard here.pointee != 0 else { return }
            space()
            here += here.pointee == 0xc2 ? 2 : 1
        }
    }

    /// A space, a control character, a no-break space, or the end.
    @inline(__always)
    private static func isSpace(_ here: UnsafePointer<xmlChar>) -> Bool {
        here.pointee <= 0x20 || here.pointee == 0x7f || here.pointee == 0xc2 && here[1] == 0xa0
    }
}

extension TextCollector {
    func contains(_ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
        for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
            if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
        }
        return false
    }
}
