/// A picture of somebody, or of a community, as it is kept and shown: two squares that were made anew of
/// what was sent.
package struct Picture: Hashable, Sendable {
    /// By what it is asked for: of both squares, in hexadecimal.
    package var digest: String
    /// WebP of `Size.small` pixels each way, without metadata.
    package var small: [UInt8]
    /// The same of `Size.large`.
    package var large: [UInt8]

    package enum Size: String, Hashable, Sendable, CaseIterable {
        /// Beside a name.
        case small
        /// On a page of its own.
        case large

        /// Each way.
        package var pixels: Int {
            switch self {
            case .small: 96
            case .large: 288
            }
        }
    }

    package init(digest: String, small: [UInt8], large: [UInt8]) {
        (self.digest, self.small, self.large) = (digest, small, large)
    }

    package func bytes(_ size: Size) -> [UInt8] { size == .small ? small : large }

    /// Where the server shows it: a path of its API.
    package static func address(of digest: String, _ size: Size = .large) -> String {
        let path = "/api/v1/pictures/\(digest)"
        return size == .large ? path : "\(path)?size=\(size.rawValue)"
    }
}

/// What is to become of a picture.
package enum PictureChange: Hashable, Sendable {
    case set(Picture)
    case remove

    package var picture: Picture? { if case .set(let picture) = self { picture } else { nil } }
}
