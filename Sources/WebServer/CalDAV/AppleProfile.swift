import CalDAV
import Campus
import Credentials
import Foundation

/// What sets a calendar up on an iPhone, iPad or Mac: a configuration profile with one CalDAV account.
///
/// A property list in XML (Apple's Device Management, *CalDAV*).
///
/// Its identifiers are always the same for a person at a site, so that another one takes the place of the first.
struct AppleProfile {
    static let mediaType = "application/x-apple-aspen-config"

    let person: Person
    let password: SecretToken
    /// The site's address.
    let origin: String
    /// What the account is called.
    let name: String

    /// The file.
    ///
    /// - Throws: where a text of it cannot be written as XML.
    var bytes: [UInt8] {
        get throws {
            var profile = payload("Configuration", identifier)
            let content = payload("com.apple.caldav.account", identifier + ".caldav")
            profile["PayloadContent"] = [content.merging(account) { $1 }]
            return Array(
                try PropertyListSerialization.data(
                    fromPropertyList: profile, format: .xml, options: 0))
        }
    }

    private var account: [String: Any] {
        let url = URLComponents(string: origin)
        let isSecure = url?.scheme == "https"
        return [
            "CalDAVAccountDescription": name, "CalDAVHostName": url?.host ?? "",
            "CalDAVPort": url?.port ?? (isSecure ? 443 : 80), "CalDAVUseSSL": isSecure,
            "CalDAVPrincipalURL": DAVResource.principal(person.id).path,
            "CalDAVUsername": person.handle.text, "CalDAVPassword": password.text,
        ]
    }

    /// `uk.ac.example.calendar.belltower.12`.
    private var identifier: String {
        let host = (URLComponents(string: origin)?.host ?? "").split(separator: ".").reversed()
        return "\(host.joined(separator: ".")).belltower.\(person.id)"
    }

    private func payload(_ type: String, _ identifier: String) -> [String: Any] {
        [
            "PayloadType": type, "PayloadVersion": 1, "PayloadIdentifier": identifier,
            "PayloadUUID": Self.uuid(of: identifier), "PayloadDisplayName": name,
        ]
    }

    /// Of a name always the same, by its SHA-256 (RFC 9562, section 5.8).
    private static func uuid(of name: String) -> String {
        var bytes = Array(SecretToken.digest(of: name).prefix(16))
        (bytes[6], bytes[8]) = (bytes[6] & 0x0f | 0x80, bytes[8] & 0x3f | 0x80)
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString }
    }
}
