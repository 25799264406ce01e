import Campus
import Markup

/// Finds the objects of a page that are records.
struct JSONRecords {
    let rule: JSONRule
    let page: PageContext

    /// Why there are none, with what stands there now.
    struct Problem: Error {
        var now: String
        /// The JSON is there, but not what the rule says of it: no page is meant to be so.
        var isCertain = true
    }

    private static let most = 100_000

    /// - Parameter outer: the object of the record around, where the rule looks into that.
    func all(in scope: Element, _ outer: JSONObject?) throws(Problem) -> [JSONObject] {
        let whole = if let outer { outer } else { try whole(in: scope) }
        let found = whole.all(rule.path)
        if found.isEmpty, let broken = whole.broken(rule.path) { throw Problem(now: broken) }
        let objects = found.filter(\.isObject)
        guard objects.isEmpty == found.isEmpty else {
            throw Problem(now: "no objects, but \(found[0].outline)")
        }
        return Array(objects.prefix(Self.most))
    }

    private func whole(in scope: Element) throws(Problem) -> JSONObject {
        guard let place = rule.place else { throw Problem(now: "") }
        let key = [place.text, rule.attribute ?? "", rule.marker ?? ""].joined(separator: "\0")
        let isOfPage = scope.name.isEmpty
        if isOfPage, let known = page.objects[key] { return known }
        let elements = scope.all(place)
        guard !elements.isEmpty else {
            throw Problem(now: PageDiagnosis.describe(place, scope), isCertain: false)
        }
        for element in elements {
            guard let text = rule.attribute.map(element.attribute) ?? element.text() else {
                continue
            }
            var bytes = Array(text.utf8)[...]
            if let marker = rule.marker {
                guard let rest = Self.rest(of: bytes, after: Array(marker.utf8)) else { continue }
                bytes = rest
            }
            do {
                let object = try JSONText.read(bytes)
                if isOfPage { page.objects[key] = object }
                return object
            } catch {
                throw Problem(now: "`\(element.outline)`, but \(error.message)".harmless.oneLine)
            }
        }
        let missing =
            rule.marker.map { "`\($0)` in it" } ?? rule.attribute.map { "`\($0)`" } ?? "it"
        throw Problem(
            now: "\(elements.count) of `\(place.text)`, none with \(missing)", isCertain: false)
    }

    private static func rest(
        of bytes: ArraySlice<UInt8>, after marker: [UInt8]
    ) -> ArraySlice<UInt8>? {
        var place = bytes.startIndex
        while let next = bytes[place...].firstIndex(of: marker[0]) {
            if bytes[next...].starts(with: marker) { return bytes[(next + marker.count)...] }
            place = next + 1
        }
        return nil
    }
}
