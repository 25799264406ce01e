import Foundation
import Markup
import Words

/// A page in a file.
enum SavedPage {
    static func read(_ path: String) throws(Refusal) -> Page {
        let bytes = try NamedFile(path, atMost: PageLimits().bytes).bytes()
        do {
            return try Page(bytes)
        } catch {
            throw Refusal(
                .unreadable, "refusal.page.unreadable",
                with: ["path": "\(path)", "problem": .message(error.message)])
        }
    }
}
