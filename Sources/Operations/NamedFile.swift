import Campus
import Fetching
import Foundation

/// A file that somebody named, read whole: a regular one, and no larger than its like may be.
///
/// Whoever waited for a pipe, or read a device to its end, would do so for ever.
package struct NamedFile {
    /// Bytes of a file that a person writes by hand.
    package static let written = 1 << 20

    private let path: String
    private let limit: Int

    /// - Parameter limit: the bytes that it may have.
    package init(_ path: String, atMost limit: Int = written) {
        self.path = path
        self.limit = limit
    }

    /// - Throws: `Refusal.missing` for what is not there or may not be read, `.unreadable` for what
    ///   is no file of that size.
    package func bytes() throws(Refusal) -> [UInt8] {
        do {
            return try FileReader(limit: limit).read(path)
        } catch {
            throw failure(error)
        }
    }

    /// The same as text in UTF-8.
    package func text() throws(Refusal) -> String {
        guard let text = String(bytes: try bytes(), encoding: .utf8) else {
            throw Refusal(.unreadable, "refusal.file.notText", with: ["file": "\(name)"])
        }
        return text
    }

    /// The first line that has anything on it; nil for none.
    package func firstLine() throws(Refusal) -> String? {
        try text().split(whereSeparator: \.isNewline).first.map(String.init)
    }

    private var name: String { path.harmless.oneLine }

    private func failure(_ error: FetchError) -> Refusal {
        switch error.reason {
        case .noSuchFile: Refusal(.missing, "refusal.file.missing", with: ["file": "\(name)"])
        case .isDirectory: Refusal(.unreadable, "refusal.file.folder", with: ["file": "\(name)"])
        case .isNoFile: Refusal(.unreadable, "refusal.file.special", with: ["file": "\(name)"])
        case .tooLarge(let limit):
            Refusal(
                .unreadable, "refusal.file.large",
                with: ["file": "\(name)", "size": "\(Self.size(limit))"])
        case .unreadable(let why):
            Refusal(.missing, "refusal.file.closed", with: ["file": "\(name)", "why": "\(why)"])
        default: Refusal(error)
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
    }
}
