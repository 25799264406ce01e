import ArgumentParser
import Campus
import Operations

/// A picture to be shown, or none any more.
struct PictureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The picture: a JPEG, PNG, WebP or GIF of at most 8 MiB.", valueName: "file"),
        completion: .file())
    var picture: String?

    @Flag(help: "Show no picture any more.")
    var noPicture = false

    var isEmpty: Bool { picture == nil && !noPicture }

    func validate() throws {
        guard picture == nil || !noPicture else {
            throw ValidationError("Give either --picture or --no-picture.")
        }
    }

    /// What is to become of it; nil for nothing.
    ///
    /// - Parameter person: who asks.
    func change(of person: Person) async throws -> PictureChange? {
        guard let picture else { return noPicture ? .remove : nil }
        let bytes = try NamedFile(picture, atMost: PictureMaking.mostBytes).bytes()
        return .set(try await PictureMaking().picture(of: bytes, for: person))
    }
}
