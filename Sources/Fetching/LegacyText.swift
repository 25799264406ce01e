import Glibc

/// Makes UTF-8 of a calendar's bytes that are written in another charset.
///
/// RFC 5545 section 3.1.4: the charset is what the content type says. UTF-8 that is valid stays as it is,
/// whatever is declared.
enum LegacyText {
    /// The bytes as UTF-8; as they came, where nothing else is declared or they are not what is.
    static func utf8(_ bytes: [UInt8], contentType: String?, encoding: String?) -> [UInt8] {
        let declared = charset(in: contentType) ?? encoding.flatMap(charset(named:))
        guard let declared, !unicode.contains(declared), isOther(bytes, than: declared) else {
            return bytes
        }
        // A line that is folded amid a letter is no text of any charset before it is unfolded.
        if let whole = converted(bytes, from: declared)
            ?? converted(unfolded(bytes), from: declared)
        {
            return whole
        }
        return mostly(unfolded(bytes), from: declared) ?? bytes
    }

    /// Bytes of which some are none of their charset; nil where so many are not that it is another.
    private static func mostly(_ bytes: [UInt8], from charset: String) -> [UInt8]? {
        let high = bytes.count { $0 >= 0x80 }
        let asUnicode = String(decoding: bytes, as: UTF8.self).unicodeScalars.count {
            $0 == "\u{fffd}"
        }
        // UTF-8 that is broken in a place is that still.
        return converted(bytes, from: charset, losing: min(high / 4, asUnicode - 1))
    }

    /// What is read as UTF-8 or Windows-1252 anyway, or by its mark.
    private static let unicode: Set<String> = [
        "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be", "unicode-1-1-utf-8",
        "iso-8859-1", "latin1", "windows-1252", "cp1252",
    ]

    /// `text/calendar; charset="big5"`.
    private static func charset(in contentType: String?) -> String? {
        for part in (contentType ?? "").split(separator: ";").dropFirst() {
            let halves = part.split(separator: "=", maxSplits: 1)
            guard halves.count == 2, String(halves[0]).trimmed.lowercased() == "charset" else {
                continue
            }
            return charset(named: String(halves[1]))
        }
        return nil
    }

    /// A name that iconv may be asked by.
    private static func charset(named text: String) -> String? {
        let name = text.trimmed.lowercased().filter { $0 != "\"" && $0 != "'" }
        let isName = name.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_.:".utf8.contains($0) }
        guard isName, !name.isEmpty, name.utf8.count <= 40 else { return nil }
        // GB 2312 is what people call its greater successors, and EUC-KR what Windows writes for it.
        return [
            "gb2312": "gb18030", "gbk": "gb18030", "x-gbk": "gb18030", "x-sjis": "cp932",
            "shift_jis": "cp932", "shift-jis": "cp932", "ks_c_5601-1987": "cp949",
            "euc-kr": "cp949", "tis-620": "cp874", "x-euc-jp": "euc-jp", "big5": "big5-hkscs",
            "x-x-big5": "big5-hkscs", "iso-8859-8-i": "iso-8859-8", "x-cp1250": "cp1250",
            "x-cp1251": "cp1251", "x-mac-roman": "macintosh",
        ][name] ?? name
    }

    private static func isOther(_ bytes: [UInt8], than charset: String) -> Bool {
        // Escapes of seven bits are valid UTF-8.
        if charset.hasPrefix("iso-2022-") { return bytes.contains(0x1b) }
        guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
        // A byte order mark says what it is.
        guard !bytes.starts(with: [0xff, 0xfe]), !bytes.starts(with: [0xfe, 0xff]) else {
            return false
        }
        return String(validating: unfolded(bytes), as: UTF8.self) == nil
    }

    private static func unfolded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let isBreak = bytes[index] == 0x0a || bytes[index] == 0x0d
            let next =
                bytes[index] == 0x0d && index + 1 < bytes.count && bytes[index + 1] == 0x0a
                ? index + 2 : index + 1
            if isBreak, next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 {
                index = next + 1
            } else {
                result += bytes[index..<next]
                index = next
            }
        }
        return result
    }

    /// Nil for a charset that is not known, and where more bytes are none of it than may be.
    ///
    /// - Parameter most: so many bytes may become U+FFFD.
    private static func converted(
        _ bytes: [UInt8], from charset: String, losing most: Int = 0
    ) -> [UInt8]? {
        guard let converter = iconv_open("UTF-8", charset), converter != iconv_t(bitPattern: -1)
        else { return nil }
        defer { iconv_close(converter) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        var source = bytes.map { CChar(bitPattern: $0) }
        var buffer = [CChar](repeating: 0, count: 65_536)
        var lost = 0
        return source.withUnsafeMutableBufferPointer { source -> [UInt8]? in
            var input = source.baseAddress
            var left = source.count
            while true {
                let (code, problem, taken) = buffer.withUnsafeMutableBufferPointer {
                    buffer -> (Int, Int32, Int) in
                    var output = buffer.baseAddress
                    var room = buffer.count
                    errno = 0
                    let code = iconv(converter, &input, &left, &output, &room)
                    return (code, errno, buffer.count - room)
                }
                result += buffer[..<taken].map { UInt8(bitPattern: $0) }
                if code != -1 { return result }
                if problem == E2BIG { continue }
                lost += 1
                guard lost <= most, left > 0, problem == EILSEQ || problem == EINVAL else {
                    return nil
                }
                result += replacement
                input = input?.advanced(by: 1)
                left -= 1
            }
        }
    }

    /// U+FFFD.
    private static let replacement: [UInt8] = [0xef, 0xbf, 0xbd]
}
