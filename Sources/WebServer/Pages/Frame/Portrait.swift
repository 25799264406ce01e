import Campus
import Operations
import Words

/// A picture on a page of its own, and the form that changes it: see `partials/picture`.
struct Portrait {
    /// Whose it is, as it is shown.
    let name: String
    let digest: String?
    /// Where the form goes.
    let action: String

    /// Where it stands on its page.
    static let place = "picture-t"

    /// - Parameter refusal: what was wrong with the one that was sent.
    func model(_ frame: Frame, refused refusal: Refusal? = nil) -> [String: Any] {
        var model: [String: Any] = ["pictureAction": action, "portraitFace": Initials.of(name)]
        if let digest { model["shownPicture"] = Self.shown(digest, of: name, frame) }
        if let refusal { model["pictureProblem"] = frame.sentence(refusal) }
        return model
    }

    /// A picture with its words, for whoever does not see it.
    static func shown(_ digest: String, of name: String, _ frame: Frame) -> [String: Any] {
        [
            "portraitAddress": Picture.address(of: digest),
            "portraitText": frame.words("told.picture", ["name": .text(name)]),
        ]
    }
}

extension PageRoute {
    /// The form that sends a picture, and the one that removes it.
    ///
    /// - Parameters:
    ///   - path: of the first; the other's ends in `/remove`.
    ///   - page: where both stand.
    ///   - check: refuses whoever may not, before anything is made.
    ///   - set: keeps what was made, nil for none; and says where it goes on.
    ///   - refused: the page with what is wrong.
    static func picture(
        _ path: String, on page: String,
        check: @escaping @Sendable (Visit) throws -> Void,
        set: @escaping @Sendable (Visit, Picture?) throws -> String,
        refused: @escaping @Sendable (Visit, Refusal) throws -> Reply
    ) -> [PageRoute] {
        @Sendable func outcome(
            _ picture: Picture?, _ visit: Visit
        ) throws -> FormOutcome {
            let next = try set(visit, picture)
            let said = picture == nil ? "told.did.noPicture" : "told.did.picture"
            return FormOutcome(Flash(try Frame(visit, tab: .me).words(said)), next: next)
        }
        var sending = PageRoute.slowForm(
            path,
            { request in
                let (site, caller) = (request.site, try request.signedIn())
                let bytes = try request.picture()
                try await site.lanes.look(as: caller) {
                    try check(Visit(request: request, desks: $0))
                }
                let picture = try await site.pictures.picture(of: bytes, for: caller.person)
                return try await site.lanes.act(as: caller) {
                    try outcome(picture, Visit(request: request, desks: $0))
                }
            }, refused: refused)
        // More than a picture may have: so that the page can say so.
        sending.mostBytes = MultipartForm.mostBytes
        let removing = PageRoute.form(
            "\(path)/remove", { try outcome(nil, $0) }, refused: refused)
        return [sending.on(page), removing.on(page)]
    }
}

extension PageRequest {
    /// - Throws: `Refusal.invalid` where no file was chosen.
    fileprivate func picture() throws(Refusal) -> [UInt8] {
        guard let file = try? file("picture") else {
            throw Refusal(.invalid, "refusal.picture.none")
        }
        return file.bytes
    }
}
