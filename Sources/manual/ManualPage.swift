/// A manual page, made of a document and of what the parser knows.
struct ManualPage {
    var name: String
    var section: String
    /// As 2026-10-05.
    var date: String
    var document: [Block]
    /// What goes to the places the document names.
    var parts: [String: [Block]] = [:]

    /// The page in man(7).
    ///
    /// The document's title becomes the line under NAME; what stands before its first heading is the
    /// description.
    var text: String {
        var roff = Roff()
        roff.request(
            "TH", Roff.quoted(name.uppercased()), section, date, "Belltower",
            Roff.quoted(section == "1" ? "User commands" : "File formats"))
        var blocks = document
        if case .heading(1, let title) = blocks.first {
            blocks.removeFirst()
            roff.write([.heading(level: 2, "Name")])
            roff.write([
                .paragraph([.literal(name), .literal(" - "), Span(text: Self.small(title))])
            ])
        }
        if let first = blocks.first, !first.isHeading {
            roff.write([.heading(level: 2, "Description")])
        }
        roff.write(
            blocks.flatMap { block in
                if case .place(let name) = block { parts[name] ?? [] } else { [block] }
            })
        return roff.text
    }

    /// Puts the commands and the options they share where the document wants them.
    mutating func fill(with dump: CommandDump) {
        let pages = CommandPages(dump)
        parts = ["commands": pages.sections, "options": pages.options]
    }

    private static func small(_ title: String) -> String {
        title.prefix(1).lowercased() + title.dropFirst()
    }
}

extension Block {
    fileprivate var isHeading: Bool {
        if case .heading = self { true } else { false }
    }
}
