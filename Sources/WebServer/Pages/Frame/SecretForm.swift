import Campus
import HTTPTypes
import Operations

/// A form that makes a secret, such as an address or a password.
struct SecretForm<Secret: Sendable>: Sendable {
    let path: String
    let make: @Sendable (Visit) throws -> Secret
    /// The page with what was made, or with why nothing was.
    let page: @Sendable (Visit, Secret?, Refusal?) throws -> Reply
    /// A file with what was made, where the form asks for that; nil for the page.
    var file: @Sendable (Visit, Secret) throws -> Reply? = { _, _ in nil }

    /// Answers with the page itself, which no other request shows again.
    var route: PageRoute {
        PageRoute(method: .post, path: path, isOwn: true) { [self] request in
            let (site, caller) = (request.site, try request.signedIn())
            do {
                let made = try await site.lanes.act(as: caller) {
                    try make(Visit(request: request, desks: $0))
                }
                var reply = try await site.lanes.look(as: caller) {
                    let visit = Visit(request: request, desks: $0)
                    if let file = try file(visit, made) { return file }
                    var page = try page(visit, made, nil)
                    page.status = .created
                    return page
                }
                reply.fields[.cacheControl] = "no-store"
                return reply
            } catch let refusal as Refusal where !refusal.wantsProof {
                var reply = try await site.lanes.look(as: caller) {
                    try page(Visit(request: request, desks: $0), nil, refusal)
                }
                reply.status = .unprocessableContent
                return reply
            }
        }
    }
}
