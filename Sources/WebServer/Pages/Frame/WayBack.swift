import HTTPTypes

/// Where the arrow at the top of a page leads: to where one comes from, as far as that is above the page.
extension PageRequest {
    /// The page of this site that one comes from, with its query; nil for none.
    var origin: String? {
        guard let page = fields[.referer], page.hasPrefix(site.origin + "/") else { return nil }
        return Self.ownPath(String(page.dropFirst(site.origin.count)))
    }

    /// The address of a page that one goes back to: the one that one comes from, as it was searched, else the
    /// usual one above this page.
    ///
    /// Back leads up only, or two pages would lead to each other for ever.
    func back(to path: String) -> String {
        guard let origin, let height = Self.depth(of: origin) else { return path }
        return height < Self.depth(of: self.path) ?? Self.deepestList + 1 ? origin : path
    }

    /// How deep the lists are from which one goes to any page.
    private static let deepestList = 2

    /// Pages from which one goes to others, by how deep they are: tabs first, then the operators' desk.
    private static let depths: [String: Int] = [
        "/": 0, "/events": 0, "/friends": 0, "/me": 0, PageAddress.everything: 0,
        "/operator": 1,
        "/changes": 2, "/communities": 2, "/modules": 2, "/programmes": 2, "/reminders": 2,
        "/reports": 2, "/search": 2, "/sources": 2,
    ]

    /// The same of pages below others.
    private static let depthsBelow: [String: Int] = [
        "operator": 2, "communities": 3, "item": 3, "reports": 3, "class": 4, "events": 4,
        "people": 5,
    ]

    /// How deep a page is; nil of one from which nobody goes to others.
    private static func depth(of address: String) -> Int? {
        let path = String(address.prefix { $0 != "?" })
        if let known = depths[path] { return known }
        let parts = path.split(separator: "/")
        if parts.first == "agenda" { return 0 }
        // Somebody as operators see them is where everybody is.
        if parts.count == 3, parts[0] == "operator", parts[1] == "people" {
            return depthsBelow["people"]
        }
        return parts.count == 2 ? depthsBelow[String(parts[0])] : nil
    }
}
