import Campus
import HTTPTypes
import Operations
import Words

/// What the campus teaches, for operators: how much of it is there, and files that bring more.
enum CataloguePage {
    private static let address = "/operator/catalogue"

    static var routes: [PageRoute] { [.look(address) { try page($0) }, upload] }

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let years = try visit.desks.modules.catalogueYears()
        var model: [String: Any] = [
            "hasYears": !years.isEmpty,
            "years": years.map { year in
                [
                    "yearText": AcademicYear(beginning: year.year).description,
                    "modulesText": frame.words(
                        "told.catalogue.modules", ["count": .number(year.modules)]),
                    "programmesText": frame.words(
                        "told.catalogue.programmes", ["count": .number(year.programmes)]),
                ]
            },
        ]
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = OperatorPages.heading("page.catalogue.title", visit, frame)
        return frame.page("catalogue", heading, with: model)
    }

    private static var upload: PageRoute {
        var route = PageRoute.slowForm(
            address,
            { request in
                let file = try request.file("file")
                let isOfModules = request["what"] != "programmes"
                return try await request.site.lanes.act(as: request.signedIn()) { desks in
                    let report =
                        isOfModules
                        ? try desks.modules.takeModules(file.bytes, named: file.stem ?? "-")
                        : try desks.modules.takeProgrammes(file.bytes, named: file.stem ?? "-")
                    let frame = try Frame(Visit(request: request, desks: desks), tab: .me)
                    return FormOutcome(Flash(said(report, frame)), next: address, isSeenThere: true)
                }
            }, refused: { try page($0, refused: $1) })
        route.mostBytes = MultipartForm.mostBytes
        return route
    }

    private static func said(_ report: CatalogueReport, _ frame: Frame) -> String {
        frame.words(
            "told.catalogue.loaded",
            [
                "added": .number(report.added), "changed": .number(report.changed),
                "unchanged": .number(report.unchanged),
            ])
    }
}
