import Foundation

/// Small pictures, 96 by 64 pixels, red on the left and blue on the right, that libvips drew.
package enum SamplePictures {
    package static let jpeg = bytes(
        """
        /9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQ\
        YEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
        T09PT09PT0//wAARCABAAGADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAA\
        AAAAAAAA/8QAFwEBAQEBAAAAAAAAAAAAAAAAAAcFBv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/\
        AIIDMdyAAAAkgKYnoAAACsAmahAAAAJICmJ6AAAArAJmoQAAACSApiegAAAKwCZqEAAAAkgKYnoAAAD/2Q==
        """)
    package static let png = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAIAAABqVuVZAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAcklEQVR42u3Q\
        MQ0AAAzDsIIof2QDMxo9LAVA5Fw71djOBRAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAA\
        AQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAQIECBAgQIAAAdoDeuNxYWlqctS4AAAAAElFTkSuQmCC
        """)
    package static let webp = bytes(
        """
        UklGRnIAAABXRUJQVlA4IGYAAAAwBQCdASpgAEAAPtForFCoJiQiprZoAQAaCWUA0mKgfiqAFce/edr8QEretG9h\
        GaF4AAD+6mX/zXlXHJv/8s/P6Lvdurvf+X6P/8s/fI+TjPw8aVf2uhZGcBmvs4PjH8hCXVEAAAA=
        """)
    /// 48 by 48 pixels: red on the left, nothing at all on the right.
    package static let transparent = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAAQ0lEQVR42u3PMQ0AAAzDsPIn3VHY08+RAsBp0uVZBwAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADw7QA3E/d5/NObJwAAAABJRU5ErkJggg==
        """)
    package static let gif = bytes(
        """
        R0lGODlhYABAAIEAAEdwTBQU3NwUFAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFAAAAACwAAAAAYABAAAACxJSP\
        qct9AaOctNobnd7c4A+GUEeWj4imo8lu6hu2cgPX14wn9j7lvsALBn45IY+IM+6QM6WNKXPWoC0pjMqyvrAmrYpb\
        8qbAJDGK3DGL0Bx1jK1xg+BxOYbusN/xDP2Nv+BnARgoSEGoYHiIiKDYw3jiuAIJJDkJaXnJmDlEWWnp+SkZykma\
        aQrqWap6yppKuQrbKvuKOWtbu3mrm4sYizvqGkw7DOyIWsyb7LvL3Ev4q3wsPE1cbayIfC2dTd1t/Y1tWAAAOw==
        """)

    /// The same as a telephone writes it: lying on its side (orientation 6), with where it was taken, and
    /// with a word of its own.
    package static var telephone: [UInt8] {
        // Little-endian TIFF: the directory has the maker, the orientation, and where GPS stands.
        let tiff: [UInt8] =
            [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 3, 0]
            + entry(0x010f, kind: 2, count: 16, [0x44, 0, 0, 0])
            + entry(0x0112, kind: 3, count: 1, [6, 0, 0, 0])
            + entry(0x8825, kind: 4, count: 1, [0x54, 0, 0, 0]) + [0, 0, 0, 0]
            + [UInt8](repeating: 0, count: 0x44 - 50) + Array("zqvkxj camera..\0".utf8)
            + [2, 0] + entry(1, kind: 2, count: 2, Array("N\0\0\0".utf8))
            + entry(2, kind: 5, count: 3, [0x72, 0, 0, 0])
            + [0, 0, 0, 0] + [
                51, 0, 0, 0, 1, 0, 0, 0, 22, 0, 0, 0, 1, 0, 0, 0, 48, 0, 0, 0, 1, 0, 0, 0,
            ]
        let exif = Array("Exif\0\0".utf8) + tiff
        let length = exif.count + 2
        return Array(jpeg.prefix(2)) + [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)] + exif
            + jpeg.dropFirst(2)
    }

    private static func entry(
        _ tag: UInt16, kind: UInt8, count: UInt8, _ value: [UInt8]
    ) -> [UInt8] {
        [UInt8(tag & 0xff), UInt8(tag >> 8), kind, 0, count, 0, 0, 0] + value
    }

    private static func bytes(_ text: String) -> [UInt8] {
        Array(Data(base64Encoded: text) ?? Data())
    }
}
