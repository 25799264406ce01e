import Campus
import HTTPTypes
import Hummingbird
import NIOCore
import Operations
import Wire

/// The doorbell of open pages (Server-Sent Events): that something changed, never what.
///
/// A page that names its topics is told of those alone; whoever names none, or what no page of theirs had, of all that
/// they may look up.
struct StreamResponder: HTTPResponder {
    let site: Site

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        let caller = try context.caller.orSignIn()
        if caller.person.isSuspended { try await site.lanes.look(as: caller) { try $0.passGate() } }
        let person = caller.person.id
        let page = request.uri.queryParameters["topics"].map(String.init)
        let topics = page.flatMap { site.pageTopics?.topics($0, for: person) }
        let (id, events) = site.streams.open(person, in: caller.session, topics)
        do {
            // Whatever is committed after this look pokes.
            let (home, asked) = (site.home, site.streams.topics(of: id))
            let found = try await site.lanes.look { try home.numbers(of: asked) }
            site.streams.greet(id, with: found.topics, total: found.total)
        } catch {
            site.streams.close(id)
            throw error
        }
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
