import Campus
import Foundation
import TestSupport
import Testing

@testable import Media

@Suite("Pictures that are made anew", .serialized)
struct PictureMakerTests {
    private let maker = PictureMaker()

    @Test(
        "each kind becomes two squares of WebP, with nothing in them but what is painted",
        arguments: [
            SamplePictures.jpeg, SamplePictures.png, SamplePictures.webp, SamplePictures.gif,
        ])
    func kinds(_ bytes: [UInt8]) async throws {
        let picture = try await maker.picture(of: bytes)
        for size in Picture.Size.allCases {
            let square = picture.bytes(size)
            let header = try PictureHeader(square)
            #expect(header.kind == .webp)
            #expect(header.width == size.pixels && header.height == size.pixels)
            #expect(Self.chunks(square) == ["VP8 "])
        }
        #expect(picture.digest.count == 64)
        #expect(try await maker.picture(of: bytes) == picture)
    }

    @Test("where a telephone was, and all that it notes, is gone; the picture stands upright")
    func telephone() async throws {
        let sent = SamplePictures.telephone
        #expect(Data(sent).range(of: Data("zqvkxj".utf8)) != nil)
        #expect(try await Self.hasGPS(sent), "the picture that is sent says where it was taken")
        let picture = try await maker.picture(of: sent)
        for size in Picture.Size.allCases {
            let square = picture.bytes(size)
            #expect(Self.chunks(square) == ["VP8 "])
            for word in ["Exif", "zqvkxj", "GPS", "ICC", "<x:xmpmeta"] {
                #expect(Data(square).range(of: Data(word.utf8)) == nil, "\(word)")
            }
            #expect(try await !Self.hasGPS(square))
        }
        // Its left side is up once it is turned.
        #expect(try await Self.isRed(picture.large, at: (144, 8)))
        #expect(try await !Self.isRed(picture.large, at: (144, 280)))
        let lying = try await maker.picture(of: SamplePictures.jpeg)
        #expect(try await Self.isRed(lying.large, at: (8, 144)))
        #expect(try await !Self.isRed(lying.large, at: (280, 144)))
    }

    @Test("what is transparent is white")
    func transparent() async throws {
        let picture = try await maker.picture(of: SamplePictures.transparent)
        #expect(Self.chunks(picture.large) == ["VP8 "])
        #expect(try await Self.colours(picture.large, at: (8, 144)).last ?? 255 < 80)
        #expect(try await Self.colours(picture.large, at: (280, 144)).allSatisfy { $0 > 240 })
    }

    @Test("what hides behind a picture, or in its chunks, does not come along")
    func polyglots() async throws {
        let script = Array("<script>alert('zqvkxj')</script>PK\u{3}\u{4}".utf8)
        for picture in [SamplePictures.jpeg, SamplePictures.gif] {
            let made = try await maker.picture(of: picture + script)
            for size in Picture.Size.allCases {
                #expect(Data(made.bytes(size)).range(of: Data("zqvkxj".utf8)) == nil)
            }
        }
    }

    @Test("what is cut off or scrambled is no picture")
    func damaged() async throws {
        for whole in [SamplePictures.jpeg, SamplePictures.png, SamplePictures.webp] {
            await #expect(throws: PictureError.damaged) {
                try await maker.picture(of: Array(whole.prefix(whole.count * 2 / 3)))
            }
        }
        var scrambled = SamplePictures.png
        for place in 50..<150 { scrambled[place] ^= 0x5a }
        await #expect(throws: PictureError.damaged) { try await maker.picture(of: scrambled) }
    }

    @Test("of a GIF with a hundred thousand frames the first is shown")
    func frames() async throws {
        let head: [UInt8] =
            Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]
        let frame: [UInt8] = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        let frames = (0..<100_000).flatMap { _ in frame }
        let picture = try await maker.picture(of: head + frames + [0x3b])
        #expect(try PictureHeader(picture.large).width == 288)
    }

    @Test("two are made at once; who comes beyond those that may wait is refused")
    func turns() async throws {
        let turns = Turns(atOnce: 1, waiting: 0)
        let said = try await turns.run { () async throws(PictureError) -> PictureError? in
            do throws(PictureError) {
                try await turns.run { () async throws(PictureError) in }
                return nil
            } catch {
                return error
            }
        }
        #expect(said == .busy)
        try await turns.run { () async throws(PictureError) in }
    }

    // MARK: - What libvips says of the outcome

    private static func chunks(_ bytes: [UInt8]) -> [String] {
        var (names, place): ([String], Int) = ([], 12)
        while place + 8 <= bytes.count {
            names.append(String(decoding: bytes[place..<place + 4], as: UTF8.self))
            let length = bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            place += 8 + length + length % 2
        }
        return names
    }

    private static func hasGPS(_ bytes: [UInt8]) async throws -> Bool {
        let said = try await PictureBox().run(
            ["/usr/bin/vipsheader", "-a", "stdin"], input: bytes)
        return String(decoding: said, as: UTF8.self).contains("GPSLatitude")
    }

    private static func isRed(_ bytes: [UInt8], at place: (Int, Int)) async throws -> Bool {
        let parts = try await colours(bytes, at: place)
        return parts.count >= 3 && parts[0] > parts[2]
    }

    private static func colours(
        _ bytes: [UInt8], at place: (Int, Int)
    ) async throws -> [Double] {
        let said = try await PictureBox().run(
            ["/usr/bin/vips", "getpoint", "stdin", "\(place.0)", "\(place.1)"], input: bytes)
        return String(decoding: said, as: UTF8.self).split(separator: " ").compactMap {
            Double($0)
        }
    }
}
