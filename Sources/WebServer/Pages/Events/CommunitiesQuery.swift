import Campus
import Operations

/// Which communities a page lists, as its address says.
struct CommunitiesQuery {
    /// Words of a name, a topic or a description.
    var text: String?
    var topic: String?

    init(topic: String? = nil) { self.topic = topic }

    init(_ request: PageRequest) {
        text = request.query("q").map { String($0.prefix(200)) }
        topic = request.query("topic").map { String($0.prefix(40)) }
    }

    var isOfAll: Bool { text == nil && topic == nil }

    var selection: CommunitySelection { CommunitySelection(words: text, topic: topic) }

    /// The page that lists them.
    var address: String {
        let parts = [text.map { ("q", $0) }, topic.map { ("topic", $0) }].compactMap(\.self)
        return parts.isEmpty ? "/communities" : "/communities?\(FormText.of(parts))"
    }
}
