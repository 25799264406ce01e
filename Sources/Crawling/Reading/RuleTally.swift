import HTMLPages

/// What one rule found on one page, for telling a changed site from an empty one.
struct RuleTally: Sendable {
    var label: String
    /// The page is one that the rule is for.
    var isMeant: Bool
    var records = 0
    var least = 1
    /// How many records lack a field that is required, by what was looked for.
    var missing: [String: Int] = [:]
    /// The selector that found too little.
    var selector = ""
    /// What stands on the page instead; empty when nothing is amiss.
    var now = ""
    /// The same for fields.
    var missingNow: [String: String] = [:]

    /// A record lacks a field that is required.
    mutating func note(lacking field: FieldRule, in record: Element) {
        let name = "\(field.name): \(field.wanted)"
        missing[name, default: 0] += 1
        guard missingNow.count < 8, missingNow[name] == nil else { return }
        missingNow[name] = Standing.outline(of: record)
    }

    var isShort: Bool { isMeant && records < least }
}
