import Testing

@testable import WebServer

@Suite("QR codes")
struct QRCodeTests {
    @Test("have the three squares by which a camera finds them, and the lines that count modules")
    func squares() throws {
        let code = try #require(QRCode("https://calendar.example.ac.uk/door/48c1"))
        #expect((code.side - 17) % 4 == 0)
        let far = code.side - 7
        for (top, left) in [(0, 0), (0, far), (far, 0)] {
            for row in 0..<7 {
                for column in 0..<7 {
                    let ring = max(abs(row - 3), abs(column - 3))
                    #expect(code[row: top + row, column: left + column] == (ring != 2))
                }
            }
        }
        for module in 8..<(code.side - 8) {
            #expect(code[row: 6, column: module] == module.isMultiple(of: 2))
            #expect(code[row: module, column: 6] == module.isMultiple(of: 2))
        }
    }

    @Test("are drawn with the light margin that readers want, dark where they are dark")
    func path() throws {
        let code = try #require(QRCode("a"))
        let model = code.model
        #expect(model["qrSide"] as? Int == 29)
        let path = try #require(model["qrPath"] as? String)
        #expect(path.hasPrefix("M4 4h7v1h-7z"))
        let dark = (0..<code.side).reduce(0) { sum, row in
            sum + (0..<code.side).count { code[row: row, column: $0] }
        }
        let drawn = path.matches(of: /h(\d+)v1/).compactMap { Int($0.1) }.reduce(0, +)
        #expect(drawn == dark)
    }

    @Test("are none where there is nothing to say, or too much")
    func none() {
        #expect(QRCode("") == nil)
        #expect(QRCode(String(repeating: "a", count: 2_332)) == nil)
        #expect(QRCode(String(repeating: "é", count: 1_165))?.side == 177)
    }
}
