import Campus
import HTTPTypes
import Operations

/// A form that makes a secret, such as an address or a password.
struct SecretForm<Secret: Sendable>: Sendable {
    let path: String
    let make: @Sendable (Visit) throws -> Secret
    /// The page with what was made, or with why nothing was.
    let page: @Sendable (Visit, Secret?, Refusal?) throws -> Reply

    /// Answers with the page itself, which no other request shows again.
    var route: PageRoute {
        PageRoute(method: .post, path: path, isOwn: true) { [self] request in
            let (site, caller) = (request.site, try request.signedIn())
            do {
                let made = try await site.lanes.act(as: caller) {
                    try make(Visit(request: request, desks: $0))
                }
                var reply = try await site.lanes.look(as: caller) {
                    try page(Visit(request: request, desks: $0), made, nil)
                }
                reply.status = .created
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
