import Campus

/// Which events some words find: by their titles, and by the topic and the description of the
/// community that organises them.
struct EventSearch {
    /// Folded.
    private let words: [String]
    /// Those of the words that are not in what a community says of itself: a title must have them.
    private let rest: [CommunityID: [String]]

    /// - Parameter text: beginnings of words, all of which must be there.
    init(_ text: String, among communities: [Community]) {
        let words = WordMatch.folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
        self.words = words
        // Once a community, not once an event: a description is long.
        rest = Dictionary(
            communities.map { community in
                let said = WordMatch.folded(
                    [community.topic, community.description].compactMap(\.self)
                        .joined(separator: "\n"))
                return (community.id, words.filter { !WordMatch.holds(said, $0) })
            }
        ) { first, _ in first }
    }

    func finds(_ event: Event) -> Bool {
        let wanted = event.communityID.flatMap { rest[$0] } ?? words
        guard !wanted.isEmpty else { return true }
        let title = WordMatch.folded(event.plan.title)
        return wanted.allSatisfy { WordMatch.holds(title, $0) }
    }
}
