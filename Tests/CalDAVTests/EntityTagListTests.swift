import Testing

@testable import CalDAV

@Suite("The tags of a field")
struct EntityTagListTests {
    @Test(
        "a proxy that compresses changes no version",
        arguments: [
            (#""a""#, true), (#"W/"a""#, true), (#""a-gzip""#, true), (#"W/"a-gzip""#, true),
            (#""a;gzip""#, true), (#""a-br""#, true), (#""a--gzip""#, true), (#""a-zstd""#, true),
            (#""a"-gzip"#, true), (#""a-gzip-gzip""#, true), (#""a:br-gzip""#, true),
            (#""x", "a-gzip""#, true), (#""x","a""#, true), (#" W/"x" ,W/"a" "#, true),
            ("*", true), (#""x", *"#, true), (#""x,a""#, false), (#""b,"a"#, false),
            (#""gzip""#, false), (#""-gzip""#, false), (#""agzip""#, false), (#""a-""#, false),
            (#""a-gzip-x""#, false), ("a", false), ("a*", false), (#""a*""#, false), ("", false),
            (",,", false), ("\"", false), ("W/", false),
        ])
    func names(_ field: String, _ isNamed: Bool) {
        #expect(EntityTagList(field).names(#""a""#) == isNamed)
    }

    @Test("weak ones are told from others, and all as they came")
    func weak() {
        let list = EntityTagList(#"W/"a-gzip", "b", "c,d""#)
        #expect(list.all == [#""a""#, #""b""#, #""c,d""#])
        #expect(list.strong == [#""b""#, #""c,d""#])
        #expect(list.written == [#""a-gzip""#, #""b""#, #""c,d""#])
        #expect(!list.isAny)
    }
}
