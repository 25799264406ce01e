import HTTPTypes
import Testing

@testable import WebServer

@Suite("Page routes")
struct PageRouteTests {
    @Test(
        "a form of a thing stands on that thing's page",
        arguments: [
            ("/people/{handle}/private", "/people/{handle}", "/people/kim/private", "/people/kim"),
            ("/settings/{id}/undo", "/settings", "/settings/7/undo", "/settings"),
            ("/{kind}/{id}/drop", "/all/{id}/{kind}", "/a/b/drop", "/all/b/a"),
            ("/bell", nil, "/bell", "/bell"),
        ] as [(String, String?, String, String)])
    func page(path: String, page: String?, address: String, stands: String) {
        var route = PageRoute(method: .post, path: path, isOwn: true) { _ in .nothing }
        route.page = page
        #expect(route.page(of: address) == stands)
    }

    /// Where nobody looks at a page there is nothing to come back to from a proof.
    @Test("who proves who they are for a form of the account or the desk comes back to a page")
    func pages() {
        let looks = Set(PageTable.all.filter { $0.method == .get }.map(\.path))
        let parts = ["/operator", "/me", "/devices", "/feeds"]
        // They ask for no proof, and are sent from more pages than one.
        let elsewhere = [
            "/me/view", "/me/visibility", "/me/reports/{id}/withdraw", "/operator/audit/export",
        ]
        let lost = PageTable.all.filter { route in
            route.method == .post && !elsewhere.contains(route.path)
                && parts.contains { "\(route.path)/".hasPrefix("\($0)/") }
                && !looks.contains(route.page ?? route.path)
        }
        #expect(lost.map(\.path) == [])
    }
}
