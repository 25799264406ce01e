import Campus
import Operations

/// Where the page of a thing is.
enum PageAddress {
    /// Everything that the first page of the simple view has no button for.
    static let everything = "/more"

    static func of(_ id: ItemID) -> String { "/item/\(id)" }

    static func of(_ code: ModuleCode) -> String { "/class/\(FormText.encoded(code.text))" }

    static func of(_ handle: Handle) -> String { "/people/\(FormText.encoded(handle.text))" }

    static func of(_ event: Event) -> String { "/events/\(event.name)" }

    static func of(_ community: Community) -> String { "/communities/\(community.id)" }

    /// A page that leads on to another one, as all do to the first one.
    static func of(_ path: String, next: String) -> String {
        next == "/" ? path : "\(path)?next=\(FormText.encoded(next))"
    }
}
