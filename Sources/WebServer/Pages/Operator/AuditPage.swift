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
        // As the pages write it.
        let handle = visit.request.query("of").map { $0.drop { $0 == "@" } }
            .flatMap { $0.isEmpty ? nil : String($0) }
        let before = visit.request.query("before").flatMap { Int64($0) }.map { AuditID($0) }
        let (entries, refusal) = try found(handle, before, visit)
        var model = list(entries, isOwn: false, frame)
        if let refusal { model["problem"] = frame.problem(refusal, besideField: false) }
        model["isAll"] = true
        model["of"] = handle
        if entries.count == AuditDesk.most, let last = entries.last {
            let parts = handle.map { [("of", $0)] } ?? []
            model["olderAddress"] = "\(address)?" + FormText.of(parts + [("before", "\(last.id)")])
        }
        let heading = OperatorPages.heading("page.audit.title", visit, frame)
        return frame.page("audit", heading, with: model)
    }

    /// What is on record, and why nothing is of a handle that nobody has.
    private static func found(
        _ handle: String?, _ before: AuditID?, _ visit: Visit
    ) throws -> (entries: [AuditEntry], refusal: Refusal?) {
        do {
            return (try visit.desks.audit.list(of: handle, before: before), nil)
        } catch {
            guard handle != nil, [.invalid, .missing].contains(error.reason) else { throw error }
            return ([], error)
        }
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
