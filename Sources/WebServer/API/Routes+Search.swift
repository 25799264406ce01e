import HTTPTypes
import Operations
import Wire

/// Words in all that one may see.
extension RouteTable {
    static var ofSearch: [Route] {
        [
            .look(
                "/search",
                summary: "Modules, events, people and entries of your own by words in them.",
                of: "all",
                query: [
                    .text("q", most: 200, "Beginnings of words, all of which must be there.").needed
                ]
            ) { request, desks in
                SearchShape(try desks.search.find(request.query.needed("q")), in: desks.zone)
            }.costly
        ]
    }
}
