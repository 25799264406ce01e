extension Collection<String> {
    /// `a, b or c`, with the word that joins the last two.
    package func listed(_ word: String) -> String {
        let texts = Array(self)
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
