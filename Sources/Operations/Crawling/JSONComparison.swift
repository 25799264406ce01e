import Foundation

/// Where two JSON documents differ.
enum JSONComparison {
    /// - Parameter name: of the file with what is wanted.
    static func differences(wanted: Data, named name: String, found: Data) -> [String] {
        let expected: Any
        do {
            expected = try JSONSerialization.jsonObject(with: wanted, options: .fragmentsAllowed)
        } catch {
            return [name + place(of: error, in: wanted)]
        }
        guard let found = try? JSONSerialization.jsonObject(with: found) else {
            return ["what was found makes no JSON"]
        }
        var told: [String] = []
        compare(expected, found, at: "", telling: &told)
        guard told.count > most else { return told }
        return Array(told.prefix(most)) + ["and \(told.count - most) more"]
    }

    private static let most = 50
    private static let longest = 120

    private static func compare(
        _ wanted: Any, _ found: Any, at path: String, telling told: inout [String]
    ) {
        func tell(_ what: String) { told.append(path.isEmpty ? what : "\(path): \(what)") }
        switch (wanted, found) {
        case (let wanted as [String: Any], let found as [String: Any]):
            guard !wanted.isEmpty else {
                return tell("{} says nothing: write what must come out")
            }
            // What is expected may leave out what does not matter.
            for key in wanted.keys.sorted() {
                let place = path.isEmpty ? key : "\(path).\(key)"
                guard let value = found[key] else {
                    told.append(
                        "\(place): there is no such key: known are "
                            + found.keys.sorted().joined(separator: ", "))
                    continue
                }
                compare(wanted[key] ?? NSNull(), value, at: place, telling: &told)
            }
        case (let wanted as [Any], let found as [Any]):
            guard !areTexts(wanted) || !areTexts(found) else {
                if !(wanted as NSArray).isEqual(found as NSArray) {
                    tell("\(text(wanted)) is expected, and \(text(found)) was found")
                }
                return
            }
            for (index, pair) in zip(wanted, found).enumerated() {
                compare(pair.0, pair.1, at: "\(path)[\(index)]", telling: &told)
            }
            guard wanted.count != found.count else { return }
            tell("\(wanted.count) expected, and \(found.count) found")
            for (index, value) in wanted.enumerated().dropFirst(found.count).prefix(3) {
                told.append("\(path)[\(index)]: \(text(value)) is expected, and is not there")
            }
            for (index, value) in found.enumerated().dropFirst(wanted.count).prefix(3) {
                told.append("\(path)[\(index)]: \(text(value)) was found, and is not expected")
            }
        default:
            guard let known = wanted as? NSObject, !known.isEqual(found) else { return }
            tell("\(text(wanted)) is expected, and \(text(found)) was found")
        }
    }

    private static func areTexts(_ list: [Any]) -> Bool { list.allSatisfy { $0 is String } }

    /// Shortly, as JSON.
    private static func text(_ value: Any) -> String {
        guard
            let bytes = try? JSONSerialization.data(
                withJSONObject: value,
                options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
        else { return "something" }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.count <= longest ? text : "\(text.prefix(longest))..."
    }

    /// `:3: this is no JSON`, with the line at which the reader gave up.
    private static func place(of error: any Error, in data: Data) -> String {
        func line(_ offset: Int) -> Int { data.prefix(offset).count { $0 == 10 } + 1 }
        let told = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        guard let range = told.firstRange(of: "character "),
            let offset = Int(told[range.upperBound...].prefix { $0.isNumber })
        else {
            let end = data.lastIndex { $0 != 10 && $0 != 32 } ?? 0
            return ":\(line(end)): this is no JSON: it ends too early"
        }
        return ":\(line(offset)): this is no JSON"
    }
}
