package import Campus
import Media
import Words

/// Makes pictures of what people send, before the act that keeps them: that takes a third of a second, and
/// other acts wait for nobody's picture.
///
/// Two at once and a few that wait, and one of each person: who comes then is refused.
package final class PictureMaking: Sendable {
    private let maker: PictureMaker
    private let errands = ErrandThreads(
        "belltower.picture", most: 18, mostOfOne: 1, own: "refusal.picture.own")

    package convenience init() { self.init(PictureMaker()) }

    init(_ maker: PictureMaker) { self.maker = maker }

    /// Of what is sent, in bytes.
    package static let mostBytes = PictureMaker.mostBytes

    /// What may be sent.
    package static let mediaTypes = PictureHeader.Kind.allCases.map(\.mediaType)

    /// - Parameter person: who sent it.
    /// - Throws: `Refusal.invalid` for what is no picture that can be read, `.busy` and `.tooMany` where
    ///   too many are made at once, `.misconfigured` where none can be made.
    package func picture(of bytes: [UInt8], for person: Person) async throws -> Picture {
        try await errands.run(of: person.id) { [maker] () async throws in
            do {
                return try await maker.picture(of: bytes)
            } catch let error as PictureError {
                throw Refusal(error)
            }
        }
    }
}

extension Refusal {
    fileprivate init(_ error: PictureError) {
        switch error {
        case .tooLarge(let most):
            self.init(.invalid, "refusal.picture.large", with: ["most": .number(most >> 20)])
        case .unknownKind: self.init(.invalid, "refusal.picture.kind")
        case .tooManyPixels(let width, let height, let most):
            self.init(
                .invalid, "refusal.picture.pixels",
                with: [
                    "width": "\(width)", "height": "\(height)", "most": .number(most / 1_000_000),
                ])
        case .damaged: self.init(.invalid, "refusal.picture.damaged")
        case .tooSlow: self.init(.invalid, "refusal.picture.slow")
        case .busy: self.init(.busy, "refusal.lanes.full")
        case .unavailable(let why):
            self.init(
                .misconfigured, "refusal.picture.unavailable",
                with: ["why": .text(why.harmless.oneLine)])
        }
    }
}
