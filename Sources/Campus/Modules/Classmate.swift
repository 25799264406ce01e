/// Somebody who takes the same module in the same year.
public struct Classmate: Hashable, Sendable {
    public var handle: Handle
    public var name: String?
    public var isFriend: Bool

    public init(handle: Handle, name: String?, isFriend: Bool) {
        self.handle = handle
        self.name = name
        self.isFriend = isFriend
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("handle", handle.text)
            json.field("name", name)
            json.field("friend", isFriend)
        }
    }
}
