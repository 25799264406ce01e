import Fetching
import Markup
import Patterns

/// Where a page leads.
enum Links {
    static func all(of rule: LinkRule, _ page: Page, at address: PageAddress) -> [PageAddress] {
        let base = base(of: page, at: address)
        return page.root.all(rule.links).prefix(10_000).compactMap { element in
            guard let link = element.attribute(rule.attribute),
                let target = base.resolving(link)
            else { return nil }
            if let pattern = rule.url, !pattern.matches(target.text) { return nil }
            return target
        }
    }

    /// `<meta http-equiv="refresh" content="0; url=next.html">`.
    static func refresh(of page: Page, at address: PageAddress) -> PageAddress? {
        for meta in metas.map({ page.root.all($0) }) ?? []
        where meta.attribute("http-equiv")?.lowercased() == "refresh" {
            guard let link = meta.attribute("content").flatMap(target) else { continue }
            return base(of: page, at: address).resolving(link)
        }
        return nil
    }

    /// What stands behind `url=`, in whatever case it is written.
    private static func target(_ content: String) -> String? {
        let bytes = Array(content.utf8.prefix(4_000))
        let sign = Array("url=".utf8)
        // In ASCII alone: a letter beyond it may have another length in lower case.
        let place = bytes.indices.first { start in
            bytes[start...].prefix(sign.count).map { $0 | 0x20 } == sign.map { $0 | 0x20 }
        }
        return place.map { place in
            String(decoding: bytes[(place + sign.count)...], as: UTF8.self)
                .filter { $0 != "\"" && $0 != "'" }
        }
    }

    private static func base(of page: Page, at address: PageAddress) -> PageAddress {
        guard !address.isFile, let bases, let link = page.root.first(bases)?.attribute("href")
        else {
            return address
        }
        return address.resolving(link) ?? address
    }

    private static let metas = try? Selector("meta[http-equiv]")
    private static let bases = try? Selector("base[href]")
}
