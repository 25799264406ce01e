/// What meetings call their module, where no catalogue does.
package enum MeetingTitle {
    /// The title that most of some meetings have beside the module's code: `Linear Algebra II` of
    /// `MA10207 Linear Algebra II - Lecture`.
    ///
    /// Parts that name a kind of class (`Lecture`, `Lab 3`), a group or a week are no titles.
    ///
    /// - Returns: of several that are as frequent the first in order; nil where none has a title.
    package static func common(in summaries: [String], of code: ModuleCode) -> String? {
        var counts: [String: Int] = [:]
        for summary in summaries {
            guard let title = title(in: summary, of: code) else { continue }
            counts[title, default: 0] += 1
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The part behind the code, or before it where nothing is behind.
    private static func title(in summary: String, of code: ModuleCode) -> String? {
        let text = String(summary.prefix(CodeScanner.longest))
        guard let place = text.range(of: code) else { return nil }
        let parts = [text[place.upperBound...], text[..<place.lowerBound]].flatMap { side in
            side.split { "-–—:;,/|()[]".contains($0) }.map { $0.trimming }
        }
        return parts.first(where: isTitle).map(String.init)
    }

    private static func isTitle(_ part: Substring) -> Bool {
        part.count(where: \.isLetter) >= 3 && !MeetingKind.isNamed(in: String(part))
            && !["group", "week", "gruppe", "woche"].contains { part.lowercased().hasPrefix($0) }
    }
}

extension Module {
    /// The same with the title that meetings have for it, where the catalogue has none.
    package func titled(by summaries: [String]) -> Module {
        guard title == nil else { return self }
        var titled = self
        titled.title = MeetingTitle.common(in: summaries, of: code)
        return titled
    }
}

extension String {
    /// Where a code stands, in whichever case, and with or without a space before its digits.
    fileprivate func range(of code: ModuleCode) -> Range<Index>? {
        let wanted = Array(code.text.lowercased())
        for start in indices {
            var (place, matched) = (start, 0)
            while place < endIndex, matched < wanted.count {
                let letter = self[place]
                if letter.lowercased() == String(wanted[matched]) {
                    matched += 1
                } else if letter != " " || matched == 0 {
                    break
                }
                place = index(after: place)
            }
            if matched == wanted.count { return start..<place }
        }
        return nil
    }
}
