package import Campus
import Crypto

/// Makes pictures of what people send: decoded, cut square and encoded anew by libvips in a box, so that
/// nothing of the file that came is kept but what it shows.
package struct PictureMaker: Sendable {
    /// Of what is sent, in bytes.
    package static let mostBytes = 8 << 20
    /// A telephone's largest have as many.
    package static let mostPixels = 50_000_000
    /// Of a side: more is no photograph, and costs by its length.
    static let mostSide = 30_000
    /// Of one square: noise, which no encoder makes smaller, takes less.
    static let mostSquare = 100 << 10

    private let box: PictureBox
    private let turns: Turns
    private static let program = "/usr/bin/vipsthumbnail"

    /// - Parameters:
    ///   - atOnce: how many are made at a time: each may take a processor and a gigabyte.
    ///   - waiting: how many may wait beyond these.
    package init(atOnce: Int = 2, waiting: Int = 16) {
        self.init(PictureBox(), Turns(atOnce: atOnce, waiting: waiting))
    }

    init(_ box: PictureBox, _ turns: Turns = Turns(atOnce: 2, waiting: 16)) {
        (self.box, self.turns) = (box, turns)
    }

    /// What is not installed of what makes pictures on this machine; nil where all is.
    package static var lack: String? { PictureBox().lack(for: program) }

    /// The picture of some bytes.
    ///
    /// - Throws: `PictureError`: what is wrong with them, or that nothing can be made here or now.
    package func picture(of bytes: [UInt8]) async throws(PictureError) -> Picture {
        try Self.check(bytes)
        let (large, small) = try await turns.run { () async throws(PictureError) in
            let whole = try await whole(of: bytes)
            return (try await square(.large, of: whole), try await square(.small, of: whole))
        }
        let digest = SHA256.hash(data: small + large).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 0xf, radix: 16)
        }
        return Picture(digest: digest.joined(), small: small, large: large)
    }

    /// Refuses what need not be decoded to be refused.
    static func check(_ bytes: [UInt8]) throws(PictureError) {
        guard bytes.count <= mostBytes else { throw .tooLarge(most: mostBytes) }
        let header = try PictureHeader(bytes)
        let sides = [header.width, header.height]
        guard sides.allSatisfy({ $0 <= mostSide }), header.width * header.height <= mostPixels
        else {
            throw .tooManyPixels(
                width: header.width, height: header.height, most: mostPixels)
        }
    }

    /// What is seen of a picture, as a JPEG: what reads it from there on never sees what was sent.
    ///
    /// Turned upright as its EXIF says, cut to what draws the eye, in the colours that screens have, and on
    /// white where it is transparent: a logo that is drawn for paper is none on a dark page.
    private func whole(of bytes: [UInt8]) async throws(PictureError) -> [UInt8] {
        // What is cut off is refused, not filled with grey.
        let jpeg = try await thumbnail(
            "stdin[fail_on=truncated]", .large,
            options: ["--smartcrop=attention", "--export-profile=srgb"],
            as: "jpg[strip,Q=95,background=255]", of: bytes)
        let header = try PictureHeader(jpeg)
        guard header.kind == .jpeg, header.width == header.height else { throw .damaged }
        return jpeg
    }

    private func square(
        _ size: Picture.Size, of jpeg: [UInt8]
    ) async throws(PictureError) -> [UInt8] {
        let webp = try await thumbnail("stdin", size, as: "webp[strip,Q=80]", of: jpeg)
        // libvips 8.14 writes EXIF into WebP whatever `strip` says.
        guard let square = WebPFile(webp)?.plain(of: size.pixels),
            square.count <= Self.mostSquare
        else { throw .damaged }
        return square
    }

    private func thumbnail(
        _ source: String, _ size: Picture.Size, options: [String] = [], as format: String,
        of bytes: [UInt8]
    ) async throws(PictureError) -> [UInt8] {
        let pixels = "--size=\(size.pixels)x\(size.pixels)"
        return try await box.run(
            [Self.program, source, pixels] + options + ["--output=.\(format)"], Self.environment,
            input: bytes)
    }

    private static let environment = [
        // None but the decoders that libvips holds fit for strangers' files: no SVG, PDF, ImageMagick.
        "VIPS_BLOCK_UNTRUSTED": "1", "VIPS_CONCURRENCY": "1",
        // No program is written into memory, which a hardened service may not do: it would be ended.
        "VIPS_NOVECTOR": "1", "ORC_CODE": "emulate",
        // What is interlaced is read into memory, as far as that goes: there is no disk.
        "VIPS_DISC_THRESHOLD": "4g", "VIPS_WARNING": "0",
    ]
}
