import Operations
import Words

/// Everything that the first page of the simple view has no button for: a button a thing.
enum MorePage {
    static var routes: [PageRoute] {
        [
            .look(PageAddress.everything) { visit in
                let frame = try Frame(visit, tab: .me)
                return frame.page("more", Heading(frame.words("page.simple.more")), with: [:])
            }
        ]
    }
}
