import Campus
import Markup

/// Says what stands on a page where something was looked for.
enum PageDiagnosis {
    /// The longest beginning of a selector that still finds something, and what is in it.
    static func describe(_ selector: Selector, _ scope: Element) -> String {
        if isShell(scope) { return shell }
        if let (part, element) = selector.longestPart(found: scope) {
            return "`\(part)` still finds \(outline(of: element))"
        }
        return describe(scope)
    }

    /// What a page is that has nothing of what was looked for.
    static func describe(_ scope: Element) -> String {
        if isShell(scope) { return shell }
        if asksPassword(scope) {
            return
                "a page to log in on: save the page behind it in a browser, and give the file with "
                + "--start"
        }
        let fields = scope.all(inputs).count
        if scope.name.isEmpty, fields >= fewestFields {
            return
                "a form with \(fields) fields, which holds nothing itself: begin at the page that "
                + "it answers with"
        }
        return outline(of: scope)
    }

    /// Whether it has a field for a password.
    static func asksPassword(_ scope: Element) -> Bool { scope.first(passwords) != nil }

    private static let shell =
        "an empty shell that scripts fill in a browser: there is nothing to read in it"
    private static let fewestFields = 5
    private static let passwords = selector("input[type=password]")
    private static let inputs = selector(
        "form select, form textarea, form input:not([type=hidden]):not([type=submit])")

    /// Of the program itself: what does not compile here is a mistake of ours.
    private static func selector(_ text: String) -> Selector {
        do { return try Selector(text) } catch { preconditionFailure("\(error)") }
    }

    /// An element with the first that stand in it: `tr (td.code "CM50123", td "Networking")`.
    static func outline(of element: Element) -> String {
        let text = element.text()
        guard !text.isEmpty else { return "`\(name(element))` without any text" }
        var parts: [String] = []
        var waiting = Array(element.children.prefix(12))
        while !waiting.isEmpty, parts.count < 5 {
            let next = waiting.removeFirst()
            let text = next.text()
            if text.isEmpty || unseen.contains(next.name) { continue }
            // What only wraps something else says nothing.
            if !next.children.isEmpty, text.count > 60 || next.text(.own).isEmpty {
                waiting.insert(contentsOf: next.children.prefix(12), at: 0)
            } else {
                parts.append("\(next.outline) \"\(text.prefix(40))\"")
            }
        }
        let inside = parts.isEmpty ? "\"\(text.prefix(80))\"" : parts.joined(separator: ", ")
        return "`\(name(element))` with \(inside)".harmless.oneLine
    }

    private static let unseen: Set = ["head", "title", "script", "style", "template", "noscript"]

    private static func name(_ element: Element) -> String {
        element.name.isEmpty ? "the page" : element.outline
    }

    /// Hardly any text, but scripts.
    private static func isShell(_ scope: Element) -> Bool {
        guard scope.name.isEmpty, let script = try? Selector("script") else { return false }
        return scope.first(script) != nil && scope.text().utf8.count < 200
    }
}
