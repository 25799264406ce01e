import Campus
import Operations
import Words

/// Pictures of people and of communities, to be looked over by operators.
enum OperatorPicturesPage {
    static let address = "/operator/pictures"

    static var routes: [PageRoute] { [.look(address, page)] }

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let request = visit.request
        let filter = PictureFilter(
            text: request.query("q").flatMap { $0.isEmpty ? nil : $0 },
            isReported: request.query("reported") == "true",
            isHidden: request.query("hidden") == "true")
        let pictures = try visit.desks.pictures.lookedOver(
            filter, before: request.query("before").flatMap { Int64($0) })
        var model: [String: Any] = [
            "isReportedAsked": filter.isReported, "isHiddenAsked": filter.isHidden,
            "hasPictures": !pictures.isEmpty, "pictures": pictures.map { line($0, frame) },
        ]
        model["q"] = filter.text
        if pictures.count == PictureDesk.most, let last = pictures.last {
            model["moreAddress"] = more(filter, before: last)
        }
        let heading = OperatorPages.heading("page.pictures.title", visit, frame)
        return frame.page("operator-pictures", heading, with: model)
    }

    private static func more(_ filter: PictureFilter, before last: KeptPicture) -> String {
        let parts = [
            filter.text.map { ("q", $0) }, filter.isReported ? ("reported", "true") : nil,
            filter.isHidden ? ("hidden", "true") : nil, ("before", "\(last.turn)"),
        ]
        return "\(address)?" + FormText.of(parts.compactMap(\.self))
    }

    private static func line(_ picture: KeptPicture, _ frame: Frame) -> [String: Any] {
        let (name, place): (String, String) =
            switch picture.owner {
            case .person(let handle, let name):
                (
                    (name ?? handle.text).harmless.oneLine,
                    "\(OperatorPeoplePage.address)/\(handle)"
                )
            case .community(let id, let name): (name.harmless.oneLine, "/communities/\(id)")
            }
        var line = Portrait.shown(picture.digest, of: name, frame)
        line["ownerName"] = name
        line["ownerAddress"] = place
        line["isHidden"] = picture.isHidden
        line["caseAddress"] = picture.waiting.map { "/reports/\($0)" }
        return line
    }
}
