import Fetching
import Foundation

extension ChannelSpecification {
    /// A specification as it is to be kept for a daemon that runs in another folder: with the whole
    /// path of a file or program, which is looked at, without ringing or writing.
    ///
    /// - Parameter folder: in which a relative path is meant; nil for the working directory.
    /// - Throws: `ChannelError` with why it would never ring.
    package static func kept(
        _ text: String, relativeTo folder: String? = nil
    ) throws(ChannelError) -> String {
        switch try ChannelSpecification(reading: text) {
        case .jsonLines(let path?):
            let path = FilePath.absolute(path, relativeTo: folder)
            try LineFile.check(path)
            return try listed("jsonl:\(path)")
        case .command(let path):
            let path = FilePath.absolute(path, relativeTo: folder)
            try Program.check(path)
            return try listed("command:\(path)")
        case .jsonLines, .desktop, .webhook, .ntfy, .email, .push: return text
        }
    }

    /// Commas part the channels of a list.
    private static func listed(_ text: String) throws(ChannelError) -> String {
        guard !text.contains(",") else {
            throw ChannelError("\(text) has a comma in its path: choose another", retry: .never)
        }
        return text
    }
}
