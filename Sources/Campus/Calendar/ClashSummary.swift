/// Two series of items, or single ones, that clash: how often, and first when.
public struct ClashSummary: Hashable, Sendable {
    /// The first of the clashes.
    public var pair: ClashPair
    public var times: Int

    public init(pair: ClashPair, times: Int) {
        self.pair = pair
        self.times = times
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("first", pair.first.id.description)
            json.field("second", pair.second.id.description)
            json.key("summaries")
            json.array([pair.first.summary, pair.second.summary]) { $0.string($1) }
            json.key("start")
            json.timestamp(pair.start)
            json.field("times", times)
            json.field("exam", pair.isWithExam)
        }
    }
}
