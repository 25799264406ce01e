import TestSupport
import Testing

@testable import Media

@Suite("What a picture's first bytes say")
struct PictureHeaderTests {
    @Test(
        "each kind is known by its bytes, and so is its size",
        arguments: zip(
            PictureHeader.Kind.allCases,
            [
                SamplePictures.jpeg, SamplePictures.png, SamplePictures.webp, SamplePictures.gif,
            ]))
    func kinds(_ kind: PictureHeader.Kind, _ bytes: [UInt8]) throws {
        let header = try PictureHeader(bytes)
        #expect(header.kind == kind)
        #expect(header.width == 96 && header.height == 64)
    }

    @Test("what a telephone notes before the picture is passed over")
    func notes() throws {
        let header = try PictureHeader(SamplePictures.telephone)
        #expect(header.width == 96 && header.height == 64)
    }

    @Test(
        "what is no picture is none, whatever it is called",
        arguments: [
            "", "Dear diary", "<svg xmlns='http://www.w3.org/2000/svg'/>", "%PDF-1.7", "BM......",
            "II*\0....", "RIFF....WAVEfmt ", "GIF88a", "\0\0\0\u{18}ftypheic",
            "push graphic-context",
            "P6 1 1 255 ...", "<?xml version='1.0'?>",
        ])
    func others(_ text: String) {
        #expect(throws: PictureError.unknownKind) { try PictureMaker.check(Array(text.utf8)) }
    }

    @Test("no beginning of a picture does harm, and none is taken for another kind")
    func beginnings() {
        for picture in [
            SamplePictures.telephone, SamplePictures.png, SamplePictures.webp, SamplePictures.gif,
        ] {
            for length in 0..<picture.count {
                let error = #expect(throws: (any Error).self) {
                    let header = try PictureHeader(Array(picture.prefix(length)))
                    guard header.width == 96, header.height == 64 else { return }
                    throw PictureError.damaged
                }
                #expect([.damaged, .unknownKind].contains(error as? PictureError))
            }
        }
    }

    @Test("more pixels than a picture may have, or longer sides, are refused by the header")
    func bombs() throws {
        for (width, height) in [(50_000, 50_000), (7_072, 7_072), (4_294_967_295, 4_294_967_295)] {
            var bomb = SamplePictures.png
            for place in 0..<4 {
                bomb[16 + place] = UInt8(width >> (24 - 8 * place) & 0xff)
                bomb[20 + place] = UInt8(height >> (24 - 8 * place) & 0xff)
            }
            #expect(
                throws: PictureError.tooManyPixels(
                    width: width, height: height, most: PictureMaker.mostPixels)
            ) { try PictureMaker.check(bomb) }
        }
        var gif = SamplePictures.gif
        gif.replaceSubrange(6..<10, with: [0xff, 0xff, 0xff, 0xff])
        #expect(throws: PictureError.self) { try PictureMaker.check(gif) }
        gif.replaceSubrange(6..<10, with: [0, 0, 64, 0])
        #expect(throws: PictureError.damaged) { try PictureMaker.check(gif) }
    }

    @Test("more bytes than a picture may have are refused unread")
    func large() {
        let large = SamplePictures.jpeg + [UInt8](repeating: 0, count: PictureMaker.mostBytes)
        #expect(throws: PictureError.tooLarge(most: 8 << 20)) { try PictureMaker.check(large) }
    }
}
