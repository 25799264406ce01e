/// What to fetch: an address, and what is known of the last answer.
///
/// The address is a password: the description shows as much of it as `FeedAddress` does.
package struct FetchRequest: Hashable, Sendable, CustomStringConvertible {
    /// A path, `-`, or an http, https or webcal URL.
    package var url: String
    /// Nil fetches the body whether or not it changed.
    package var validators: Validators?

    package init(url: String, validators: Validators? = nil) {
        self.url = url
        self.validators = validators
    }

    package var description: String {
        "fetch of \((try? FeedAddress(url))?.description ?? "an unreadable address")"
    }
}

/// What a server said of a body's version, to ask with next time (RFC 9110, section 8.8).
package struct Validators: Hashable, Sendable {
    package var etag: String?
    package var lastModified: String?

    package init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    /// The request's lines, less those whose value would break out of its line.
    var fields: (String?, String?) {
        (
            etag.flatMap(Self.fieldValue).map { "If-None-Match: \($0)" },
            lastModified.flatMap(Self.fieldValue).map { "If-Modified-Since: \($0)" }
        )
    }

    /// Whether a request with them asks for a body only if it changed.
    var areAsked: Bool { fields.0 != nil || fields.1 != nil }

    /// An empty one would tell libcurl to drop the field.
    private static func fieldValue(_ text: String) -> String? {
        text.isEmpty || text.hasControls ? nil : text
    }
}
