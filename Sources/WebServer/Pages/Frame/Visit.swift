import Operations

/// One look at a page, or one act of a form: what was asked, and the desks of whoever asks.
///
/// A `Frame` is made of it, and with that the page.
struct Visit: Sendable {
    let request: PageRequest
    let desks: Desks

    /// - Parameter desks: of whoever looks, which note the topics of what the page shows.
    init(request: PageRequest, desks: Desks) {
        self.request = request
        self.desks = desks.isNoting ? desks : desks.noting
    }

    /// Whether a proof of who they are is asked for before something about the account is done.
    var isStale: Bool { (try? desks.account.mustBeFresh()) == nil }

    /// What stands in a place of the path; empty where the path has no such place.
    func place(_ name: String) -> String { request.places[name] ?? "" }
}
