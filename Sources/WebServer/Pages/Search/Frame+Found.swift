import Campus
import Words

/// How much a search found, as its page and the browser's tab say it.
extension Frame {
    /// `3 results for “dent”`.
    ///
    /// - Parameter isMore: whether no more were looked for, though there may be some.
    func found(_ count: Int, of text: String, isMore: Bool = false) -> String {
        words(
            "told.found",
            [
                "count": .number(count), "text": .text(String(text.harmless.oneLine.prefix(60))),
                "more": isMore ? "yes" : "no",
            ])
    }
}
