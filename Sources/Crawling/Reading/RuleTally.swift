import Markup
import Patterns

/// What one rule found on one page, for telling a changed site from an empty one.
struct RuleTally: Sendable {
    var label: String
    /// The page is one that the rule is for.
    var isMeant: Bool
    var records = 0
    var least = 1
    /// How many records lack a field that is required, by what was looked for.
    var missing: [String: Int] = [:]
    /// In how many records such a field was looked for, where not in those of the rule itself but
    /// in the classes inside.
    var totals: [String: Int] = [:]
    /// The selector that found too little.
    var selector = ""
    /// What stands on the page instead; empty when nothing is amiss.
    var now = ""
    /// The same for fields.
    var missingNow: [String: String] = [:]
    /// What is amiss, where it is more than that the selector finds too little.
    var trouble: String?
    /// The field of the first module that should have a title and has none, and what stands there.
    var untitled: (field: String, now: String)?

    /// By rule and field, of fields that have a shape.
    var shapes: [String: ShapeTally] = [:]

    /// The way to the records is not there any more, however few they may be.
    var isBroken = false

    /// Counts a record that lacks a field.
    mutating func lose(_ field: FieldRule, now: @autoclosure () -> String) {
        let key = field.label
        missing[key, default: 0] += 1
        if missingNow.count < Self.mostTold, missingNow[key] == nil { missingNow[key] = now() }
    }

    private static let mostTold = 8

    /// Counts what a record has in a field that should have a shape.
    mutating func count(
        _ texts: [String], of field: FieldRule, _ scratch: PatternScratch, now: () -> String
    ) {
        guard let shape = field.shape else { return }
        let key = "\(label): \(field.name)"
        shapes[key, default: ShapeTally(shape, rule: label, field: field.label)]
            .count(texts, scratch, now: now)
    }

    var isShort: Bool { isMeant && (records < least || isBroken) }

    /// What a rule inside the records lacks counts by that rule's own records.
    mutating func take(_ inner: RuleTally, of rule: RecordRule) {
        missing.merge(inner.missing, uniquingKeysWith: +)
        missingNow.merge(inner.missingNow) { first, _ in first }
        for (key, tally) in inner.shapes {
            shapes[key, default: ShapeTally(tally.shape, rule: tally.rule, field: tally.field)]
                .add(tally, page: nil)
        }
        for field in rule.fields where field.isRequired || rule.isOfSchedule(field.value) {
            totals[field.value.label, default: 0] += inner.records
        }
    }
}
