import Testing

@testable import Campus

@Suite("A module's title in its meetings")
struct MeetingTitleTests {
    @Test(
        "A title stands beside the code",
        arguments: [
            ("MA10207 Linear Algebra II", "Linear Algebra II"),
            ("MA10207 Linear Algebra II - Lecture", "Linear Algebra II"),
            ("ma 10207: Linear Algebra II (Lecture)", "Linear Algebra II"),
            ("MA10207 - Lecture - Linear Algebra II", "Linear Algebra II"),
            ("Linear Algebra II (MA10207)", "Linear Algebra II"),
            ("MA10207 - Lecture", nil),
            ("MA10207/LEC/01", nil),
            ("MA10207 Group 4", nil),
            ("CM50123 Networks", nil),
            ("", nil),
        ] as [(String, String?)])
    func title(_ summary: String, _ title: String?) throws {
        let code = try #require(ModuleCode("MA10207"))
        #expect(MeetingTitle.common(in: [summary], of: code) == title)
    }

    @Test("What most meetings say counts")
    func most() throws {
        let code = try #require(ModuleCode("MA10207"))
        let summaries = [
            "MA10207 Drop in", "MA10207 Linear Algebra II", "MA10207 Linear Algebra II - Tutorial",
        ]
        #expect(MeetingTitle.common(in: summaries, of: code) == "Linear Algebra II")
        #expect(MeetingTitle.common(in: ["MA10207 Beta", "MA10207 Alpha"], of: code) == "Alpha")
    }
}
