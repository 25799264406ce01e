/// Somebody who takes the same module in the same year.
package struct Classmate: Hashable, Sendable {
    package var handle: Handle
    package var name: String?
    package var isFriend: Bool

    package init(handle: Handle, name: String?, isFriend: Bool) {
        self.handle = handle
        self.name = name
        self.isFriend = isFriend
    }
}
