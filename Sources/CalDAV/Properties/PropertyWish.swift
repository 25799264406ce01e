import HTTPTypes
import Markup

/// Which properties are asked for (RFC 4918 section 14.20).
enum PropertyWish {
    /// Those that every resource has, and some besides.
    case all(including: [XMLName])
    case names
    case some([XMLName])

    /// So many at once; there are thirty.
    private static let most = 200

    /// - Parameter body: nil for none, which asks for all.
    init(_ body: XMLTree?) throws(DAVProblem) {
        guard let body else {
            self = .all(including: [])
            return
        }
        guard body.name == .dav("propfind") else { throw .malformed }
        if body.first(.dav("propname")) != nil {
            self = .names
        } else if body.first(.dav("allprop")) != nil {
            self = .all(including: try Self.names(body.first(.dav("include"))))
        } else {
            guard let list = body.first(.dav("prop")) else { throw .malformed }
            self = .some(try Self.names(list))
        }
    }

    /// - Parameter report: has a list of properties, or asks for all or their names; else for none.
    init(report: XMLTree) throws(DAVProblem) {
        if report.first(.dav("propname")) != nil {
            self = .names
        } else if report.first(.dav("allprop")) != nil {
            self = .all(including: [])
        } else {
            self = .some(try Self.names(report.first(.dav("prop"))))
        }
    }

    private static func names(_ list: XMLTree?) throws(DAVProblem) -> [XMLName] {
        let names = list?.children.map(\.name) ?? []
        guard names.count <= most else { throw .malformed }
        return names
    }
}
