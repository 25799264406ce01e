extension HTTPAddress {
    static func usualPort(of scheme: String) -> Int { scheme == "https" ? 443 : 80 }

    /// Whether an address is one for the network, of whatever scheme, and not a path.
    static func isURL(_ text: String) -> Bool { hasScheme(text) && text.contains("://") }

    /// Whether a reference begins with a scheme (RFC 3986, section 3.1), so is not relative.
    static func hasScheme(_ reference: String) -> Bool {
        let scheme = reference.utf8.prefix { $0 != UInt8(ascii: ":") }
        guard scheme.endIndex != reference.utf8.endIndex, scheme.first?.isLetter ?? false
        else { return false }
        return scheme.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    }

    /// The host in lower case, and the port; nil for what neither name nor number can be.
    static func hostAndPort(_ text: Substring) -> (host: String, port: Int?)? {
        let isLiteral = text.first == "["
        let end =
            isLiteral ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
        guard let end = end ?? (isLiteral ? nil : text.endIndex) else { return nil }
        let host = text[..<end].lowercased()
        guard isLiteral ? isIPv6Literal(host) : isHostName(host) else { return nil }
        let rest = text[end...]
        if rest.isEmpty || rest == ":" { return (host, nil) }
        guard rest.first == ":", rest.utf8.count <= 6, rest.utf8.dropFirst().allSatisfy(\.isDigit),
            let port = Int(rest.dropFirst()), (1...65_535).contains(port)
        else { return nil }
        return (host, port)
    }

    private static func isIPv6Literal(_ host: String) -> Bool {
        host.utf8.count > 3
            && host.utf8.dropFirst().dropLast()
                .allSatisfy { $0.isHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    }

    private static func isHostName(_ host: String) -> Bool {
        !host.isEmpty && host.utf8.count <= 255
            && !host.contains(where: { $0.isWhitespace || "[]<>\\^|%\"`{}".contains($0) })
    }

    /// Path and query: begins with a slash, holds what a URL may hold, and no dot segments.
    static func normalised(_ text: Substring) -> String {
        let path = text.prefix { $0 != "?" }
        let query = text[path.endIndex...]
        return encoded(withoutDotSegments(path)) + encoded(query)
    }

    /// Percent-encodes what a URL may not hold, and nothing that it may.
    static func encoded(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(where: mustBeEncoded) else { return String(text) }
        return text.utf8.reduce(into: "") { result, byte in
            guard mustBeEncoded(byte) else {
                result.unicodeScalars.append(Unicode.Scalar(byte))
                return
            }
            let digits = String(byte, radix: 16, uppercase: true)
            result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
        }
    }

    private static func mustBeEncoded(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte >= 0x7f || "\"<>\\^`{|}".utf8.contains(byte)
    }

    /// RFC 3986, section 5.2.4.
    private static func withoutDotSegments(_ path: Substring) -> String {
        guard path.utf8.contains(UInt8(ascii: ".")) else {
            return path.first == "/" ? String(path) : "/" + path
        }
        var kept: [Substring] = []
        let parts = (path.first == "/" ? path.dropFirst() : path)
            .split(separator: "/", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            switch part {
            case ".": if isLast { kept.append("") }
            case "..":
                if !kept.isEmpty { kept.removeLast() }
                if isLast { kept.append("") }
            default: kept.append(part)
            }
        }
        return "/" + kept.joined(separator: "/")
    }
}
