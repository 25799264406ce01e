import Campus
import HTMLPages

/// Finds the objects of a page that are records.
struct JSONRecords {
    let rule: JSONRule

    /// Why there are none, with what stands there now.
    struct Problem: Error { var now: String }

    private static let most = 100_000

    /// - Parameter outer: the object of the record around, where the rule looks into that.
    func all(in scope: Element, _ outer: JSONObject?) throws(Problem) -> [JSONObject] {
        let whole = if let outer { outer } else { try whole(in: scope) }
        let found = whole.all(rule.path)
        if found.isEmpty, let broken = broken(in: whole) { throw Problem(now: broken) }
        let objects = found.filter(\.isObject)
        guard objects.isEmpty == found.isEmpty else {
            throw Problem(now: "no objects, but \(found[0].outline)")
        }
        return Array(objects.prefix(Self.most))
    }

    private func whole(in scope: Element) throws(Problem) -> JSONObject {
        guard let place = rule.place else { throw Problem(now: "") }
        let elements = scope.all(place)
        guard !elements.isEmpty else { throw Problem(now: Standing.describe(place, scope)) }
        for element in elements {
            guard let text = rule.attribute.map(element.attribute) ?? element.text() else {
                continue
            }
            var rest = text[...]
            if let marker = rule.marker {
                guard let range = text.firstRange(of: marker) else { continue }
                rest = text[range.upperBound...]
            }
            do {
                return try JSONText.read(rest.utf8)
            } catch {
                throw Problem(now: "`\(element.outline)`, but \(error.message)".harmless.oneLine)
            }
        }
        let missing =
            rule.marker.map { "`\($0)` in it" } ?? rule.attribute.map { "`\($0)`" } ?? "it"
        throw Problem(now: "\(elements.count) of `\(place.text)`, none with \(missing)")
    }

    /// The beginning of the path that still leads somewhere, and what is there; nil when all of it
    /// does, to a list without anything in it.
    private func broken(in whole: JSONObject) -> String? {
        var here = [whole]
        for (index, step) in rule.path.steps.enumerated() {
            let next = here.flatMap { $0.all(step) }
            if next.isEmpty, let stands = here.first {
                let before = rule.path.steps[..<index].joined(separator: ".")
                return "nothing at `\(step)`, but "
                    + (before.isEmpty ? stands.outline : "at `\(before)` \(stands.outline)")
            }
            here = next
        }
        return nil
    }
}
