import Operations
import Words

/// Everything that the first page of the simple view has no button for: a button a thing.
enum MorePage {
    static let address = "/more"

    static var routes: [PageRoute] {
        [
            .look(address) { visit in
                let frame = try Frame(visit, tab: .me)
                return frame.page("more", Heading(frame.words("page.simple.more")), with: [:])
            }
        ]
    }
}
