import Campus

/// How long before an item to ring, in a person's words: `20m`, `1d,1h`.
enum LeadWords {
    /// So many reminders of one item.
    private static let most = 5
    /// A reminder further ahead than this is none.
    private static let longest: Int64 = 28 * 86_400

    /// - Parameter text: `none` for no reminder; `usual` or nothing for those of the item's kind.
    /// - Returns: seconds, the longest first; nil for the usual ones.
    static func leads(_ text: String) throws(Refusal) -> [Int64]? {
        switch text.lowercased().filter({ !$0.isWhitespace }) {
        case "", "usual": return nil
        case "none": return []
        default: break
        }
        var leads: Set<Int64> = []
        for part in text.split(separator: ",") {
            guard let length = WrittenLength(String(part)) else {
                throw Refusal(
                    .invalid, "refusal.lead.unreadable", with: ["text": "\(text.harmless)"])
            }
            leads.insert(Int64(length.days) * 86_400 + length.seconds)
        }
        guard leads.allSatisfy({ (0...longest).contains($0) }), leads.count <= most else {
            throw Refusal(
                .invalid, "refusal.lead.many",
                with: ["text": "\(text.harmless)", "most": "\(most)"])
        }
        return leads.sorted(by: >)
    }
}
