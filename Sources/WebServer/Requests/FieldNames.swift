import HTTPTypes

extension HTTPField.Name {
    static var forwardedFor: Self { known("X-Forwarded-For") }
    static var fetchSite: Self { known("Sec-Fetch-Site") }
    static var requestID: Self { known("X-Request-ID") }

    /// A name that is one: it is written here.
    static func known(_ name: StaticString) -> Self { Self(name.description) ?? .via }
}
