import Campus
import HTTPTypes
import Operations
import Wire
import Words

/// What operators and stewards did: all of it for operators, and for everybody what concerns them.
enum AuditPage {
    static let address = "/operator/audit"
    private static let own = "/me/record"

    static var routes: [PageRoute] {
        [.look(address, page), .look(own, record), export]
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let handle = visit.request.query("of").flatMap { $0.isEmpty ? nil : $0 }
        let before = visit.request.query("before").flatMap { Int64($0) }.map { AuditID($0) }
        let entries = try visit.desks.audit.list(of: handle, before: before)
        var model = list(entries, isOwn: false, frame)
        model["isAll"] = true
        model["of"] = handle
        if entries.count == AuditDesk.most, let last = entries.last {
            let parts = handle.map { [("of", $0)] } ?? []
            model["olderAddress"] = "\(address)?" + FormText.of(parts + [("before", "\(last.id)")])
        }
        let heading = OperatorPages.heading("page.audit.title", visit, frame)
        return frame.page("audit", heading, with: model)
    }

    private static func record(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        var model = list(try visit.desks.audit.own(), isOwn: true, frame)
        model["isAll"] = false
        return frame.page("audit", MePage.heading("page.audit.own", frame), with: model)
    }

    private static func list(
        _ entries: [AuditEntry], isOwn: Bool, _ frame: Frame
    ) -> [String: Any] {
        [
            "hasEntries": !entries.isEmpty,
            "entries": AuditLines(frame: frame, isOwn: isOwn).model(entries),
        ]
    }

    /// All of it as a file; that it was taken is on record too.
    private static var export: PageRoute {
        PageRoute(method: .post, path: "\(address)/export", isOwn: true) { request in
            let caller = try request.signedIn()
            // Years of lines are read beside the acts, which do not wait for them.
            let entries = try await request.site.lanes.errand(as: caller) { desks in
                try desks.audit.export()
            }
            return Reply(
                status: .ok,
                fields: [
                    .contentDisposition: "attachment; filename=\"audit.json\"",
                    .cacheControl: "no-store",
                ],
                bytes: ListShape(entries, as: { AuditShape($0, in: caller.zone) }).bytes,
                mediaType: "application/json")
        }
    }
}
