import Foundation
import HTMLPages

/// A page in a file.
enum SavedPage {
    static func read(_ path: String) throws(Failure) -> Page {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw Failure(.missing, "there is no file \(path): check its name")
        }
        do {
            return try Page(Array(bytes))
        } catch {
            throw Failure(.unreadable, "\(path): \(error)")
        }
    }
}
