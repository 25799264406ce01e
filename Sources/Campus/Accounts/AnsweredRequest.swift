package import Foundation

/// What a request with a key of its own was answered.
package struct AnsweredRequest: Sendable {
    /// Of what was asked.
    package var digest: Data
    /// Nil while what waits for other machines is under way, or for good where the process ended before.
    package var answer: Answer?

    package init(digest: Data, answer: Answer?) { (self.digest, self.answer) = (digest, answer) }

    package struct Answer: Sendable {
        package var status: Int
        package var body: Data

        package init(status: Int, body: Data) { (self.status, self.body) = (status, body) }
    }
}
