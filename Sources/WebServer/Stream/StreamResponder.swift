import Campus
import HTTPTypes
import Hummingbird
import NIOCore
import Operations
import Wire

/// The doorbell of open pages (Server-Sent Events): that something changed, never what.
struct StreamResponder: HTTPResponder {
    let site: Site

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        let caller = try context.caller.orSignIn()
        if caller.person.isSuspended { try await site.lanes.look(as: caller) { try $0.passGate() } }
        let home = site.home
        let found = try await site.lanes.look { try home.versions(of: [caller.person.id]) }
        let versions = StreamVersions(
            person: found.people[caller.person.id] ?? 0, campus: found.campus)
        let (id, events) = site.streams.open(
            caller.person.id, in: caller.session, at: versions)
        let streams = site.streams
        let body = ResponseBody { writer in
            defer { streams.close(id) }
            for await event in events { try await writer.write(ByteBuffer(string: event)) }
            try await writer.finish(nil)
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store",
            ], body: body)
    }
}
