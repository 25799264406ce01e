import HTTPTypes
import Hummingbird

/// All pages, the files that they are made with, and their way into the router.
enum PageTable {
    static var all: [PageRoute] { pages + HelpPage.routes(besides: pages) }

    private static var pages: [PageRoute] {
        SignInPage.routes + SignUpPage.routes + FirstRunPage.routes + TodayPage.routes
            + MorePage.routes
            + DayPage.routes + WeekPage.routes + ItemPage.routes + EntryPage.routes
            + DeleteEntryPage.routes + DrinkForm.routes + SourcesPage.routes + SourcePage.routes
            + BellPage.routes + DevicesPage.routes + FeedsPage.routes
            + CalendarProgramsPage.routes + ProgramLoginPage.routes + ProviderPage.routes
            + MePage.routes
            + FriendsPage.routes + FreePage.routes + ProposePage.routes
            + EventsPage.routes + EventPage.routes + EventEditPage.routes + DoorPage.routes
            + ArrivalPage.routes
            + CommunitiesPage.routes + CommunityEditPage.routes + CommunitySheet.routes
            + ClassPage.routes + ModulesPage.routes + ProgrammesPage.routes
            + PersonPage.routes + SearchPage.routes
            + MonthPage.routes + YearPage.routes + WaterPage.routes + RemindersPage.routes
            + ChangesPage.routes + HiddenPage.routes
            + OperatorPeoplePage.routes
            + AuditPage.routes
            + CataloguePage.routes
            + AnnouncementsPage.routes
            + OperatorPage.routes
            + NightPage.routes
            + OperatorPicturesPage.routes
            + SharedSourcesPage.routes
            + ErrorsPage.routes
            + ReportPage.routes
            + QueuePage.routes
            + MyReportsPage.routes
            + ModerationPage.routes
            + NoticePage.routes
            + StatisticsPage.routes
            + SitePage.routes
    }

    static func add(to router: Router<SiteContext>, at site: Site, _ app: WebApp) {
        for (path, file) in app.files {
            router.get(RouterPath(path)) { request, _ -> Response in
                file.reply(accepting: request.headers[.acceptEncoding])
                    .unless(request.headers[.ifNoneMatch]).response
            }
        }
        let shared: [PageRoute] = [
            .open(.get, "/offline") { ErrorPage.offline($0) },
            .open(.get, "/manifest.webmanifest") { request in
                let frame = Frame(request)
                return Reply(
                    status: .ok, bytes: app.page("manifest", frame.model),
                    mediaType: "application/manifest+json")
            },
        ]
        for route in all + shared {
            router.on(
                RouterPath(pattern(of: route.path)), method: route.method,
                responder: PageResponder(route: route, site: site, app: app))
        }
    }

    /// Hummingbird's way of writing what varies: `/item/:id`.
    private static func pattern(of path: String) -> String {
        "/"
            + path.split(separator: "/").map { part in
                part.hasPrefix("{") ? ":\(part.dropFirst().dropLast())" : String(part)
            }.joined(separator: "/")
    }
}
