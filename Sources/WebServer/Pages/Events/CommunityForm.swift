import Campus
import Operations
import Words

/// A form of a community: as it is shown, and as it comes back.
struct CommunityForm {
    var name = ""
    var topic = ""
    var about = ""

    /// A new one.
    init() {}

    /// One that is there.
    init(_ community: Community) {
        name = community.name
        (topic, about) = (community.topic ?? "", community.description ?? "")
    }

    /// What was typed.
    init(_ request: PageRequest) {
        (name, topic) = (request["name"] ?? "", request["topic"] ?? "")
        about = (request["about"] ?? "").replacing("\r\n", with: "\n")
    }

    /// What a new community is to say of itself.
    var draft: CommunityDraft { CommunityDraft(topic: topic, description: about) }

    /// What is to be another than it was.
    ///
    /// - Parameter mayRename: whether the form had the name in it.
    func draft(changing community: Community, mayRename: Bool) -> CommunityDraft {
        let former = CommunityForm(community)
        return CommunityDraft(
            name: mayRename && name != former.name ? name : nil,
            topic: topic == former.topic ? nil : topic,
            description: about == former.about ? nil : about)
    }
}

// MARK: - What it shows

extension CommunityForm {
    /// A field of the form that says something impossible.
    enum Field: String { case name, topic, about }

    /// Beside which field a refusal is told; nil for the whole.
    static func field(of refusal: Refusal) -> Field? {
        if refusal.message.key == "refusal.community.taken" { return .name }
        let what = refusal.message.arguments["what"]
        if what == .message(Message("text.communityName")) { return .name }
        if what == .message(Message("text.communityTopic")) { return .topic }
        return what == .message(Message("text.description")) ? .about : nil
    }

    /// - Parameters:
    ///   - card: what is changed; nil for a new one.
    ///   - mayName: whether the person may give the name.
    func model(
        _ frame: Frame, of card: CommunityCard?, refused refusal: Refusal?, mayName: Bool,
        topics: [String]
    ) -> [String: Any] {
        let address = card.map { PageAddress.of($0.community) }
        var form: [String: Any] = [
            "action": address.map { "\($0)/edit" } ?? "/communities/new", "isNew": card == nil,
            "mayName": mayName, "leaveAddress": address ?? "/communities",
            "topics": topics.map { ["topicText": $0.harmless.oneLine] },
        ]
        let texts = ["name": name, "topic": topic, "about": about]
        for (name, text) in texts where !text.isEmpty { form[name] = text }
        if let refusal, let field = Self.field(of: refusal) {
            form["\(field.rawValue)Problem"] = frame.sentence(refusal)
        }
        return form
    }
}
