import Fetching
import HTMLPages

/// Where a page leads.
enum Links {
    static func all(of rule: LinkRule, _ page: Page, at address: PageAddress) -> [PageAddress] {
        let base = base(of: page, at: address)
        return page.root.all(rule.links).prefix(10_000).compactMap { element in
            guard let link = element.attribute(rule.attribute),
                let target = base.resolving(link)
            else { return nil }
            if let pattern = rule.url, pattern.firstMatch(in: target.text) == nil { return nil }
            return target
        }
    }

    /// `<meta http-equiv="refresh" content="0; url=next.html">`.
    static func refresh(of page: Page, at address: PageAddress) -> PageAddress? {
        for meta in page.root.all(metas)
        where meta.attribute("http-equiv")?.lowercased() == "refresh" {
            guard let content = meta.attribute("content"),
                let range = content.lowercased().firstRange(of: "url=")
            else { continue }
            let start = content.utf8.index(
                content.startIndex,
                offsetBy: content.lowercased().utf8.distance(
                    from: content.lowercased().startIndex, to: range.upperBound))
            let link = content[start...].filter { $0 != "\"" && $0 != "'" }
            return base(of: page, at: address).resolving(link)
        }
        return nil
    }

    private static func base(of page: Page, at address: PageAddress) -> PageAddress {
        guard !address.isFile, let link = page.root.first(bases)?.attribute("href") else {
            return address
        }
        return address.resolving(link) ?? address
    }

    private static let metas = selector("meta[http-equiv]")
    private static let bases = selector("base[href]")

    /// Of the program itself: what does not compile here is a mistake of ours.
    private static func selector(_ text: String) -> Selector {
        do { return try Selector(text) } catch { preconditionFailure("\(error)") }
    }
}
