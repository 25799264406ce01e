import Campus
import Importing
import Testing

@Suite("Catalogues that are long and wrong")
struct LongCatalogueTests {
    private static let reader = CatalogueReader(
        defaultYear: AcademicYear(beginning: 2026))

    private static func problem(_ text: String) -> String? {
        do throws(CatalogueError) {
            _ = try reader.modules(Array(text.utf8))
            return nil
        } catch { return error.description }
    }

    @Test("reading ends at the first row that is wrong, whatever follows it")
    func first() {
        // Quotes that are never closed stand behind the row that is named.
        let text = "code,title\nCM50123,Networking\nCM50124\nCM50125,\"open\n"
        #expect(
            Self.problem(text)?.hasPrefix("line 3: there are 1 fields, but 2 columns") == true)
    }

    @Test("a row of a million fields is counted, and not kept")
    func wide() {
        let text = "code,title\nCM50123" + String(repeating: ",", count: 1_000_000) + "\n"
        #expect(Self.problem(text)?.hasPrefix("line 2: there are 1000001 fields") == true)
    }

    @Test("a header of a million columns is wrong")
    func header() {
        #expect(Self.problem("code" + String(repeating: ",title", count: 1_000_000)) != nil)
    }

    @Test("more entries than any campus has are refused where they are too many")
    func many() {
        let rows = (0...100_000).map { "AB\(100_000 + $0)" }
        let text = "code\n" + rows.joined(separator: "\n")
        #expect(
            Self.problem(text)
                == "line 100002: the file has more than 100000 entries: load it in parts")
    }
}
