import HTTPTypes
import Hummingbird

extension Site {
    /// A cookie of the site's own, for the browser alone: no script reads it, and no other site's form
    /// brings it along.
    ///
    /// Lax, so that it is there when a link or a provider of sign-ins leads here.
    /// - Parameter seconds: how long it is kept; 0 forgets it.
    func cookie(_ name: String, _ value: String, lasting seconds: Int) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: seconds, path: "/", secure: isSecure, httpOnly: true,
            sameSite: .lax)
    }
}

extension Site {
    /// The cookie of a session's token.
    func sessionCookie(_ token: String, lasting seconds: Int) -> Cookie {
        cookie(cookieName, token, lasting: seconds)
    }
}

extension HTTPFields {
    /// What a browser brought of a cookie; nil where it has none.
    func cookie(_ name: String) -> String? {
        let mark = "\(name)="
        return (self[.cookie] ?? "").split(separator: ";").lazy
            .map { $0.drop { $0 == " " } }
            .first { $0.hasPrefix(mark) }
            .map { String($0.dropFirst(mark.count)) }
    }
}
