import Foundation
import Operations

extension String {
    /// As a value of an address's query.
    var inQuery: String { FormText.encoded(self) }

    /// As one part of a path.
    var asPathPart: String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
