import Testing

@testable import Campus

@Suite("Groups in texts")
struct GroupReaderTests {
    @Test(
        "are read where a text names one plainly",
        arguments: [
            ("Networks Seminar, Group 2", nil, "2"), ("Networks Lab (Gruppe 02)", nil, "2"),
            ("Lab - Groupe B", nil, "B"), ("Seminar Gr. 3", nil, "3"), ("Lab group A1", nil, "A1"),
            ("CM50123/SEM1/02", nil, "2"), ("Networks", "Lab\nGroup: 4\n", "4"),
            ("Group 1 and Group 2", nil, nil), ("Groups of 4", nil, nil),
            ("Study group meeting", nil, nil), ("Voor: Alle groepen", nil, nil),
            ("Lab 2", nil, nil), ("Group Theory", nil, nil), ("Group theory 1", nil, nil),
            ("and/or 2026/27", nil, nil), ("5/10/26", nil, nil), ("Group 2026", nil, nil),
            ("Group a project", nil, nil), ("", nil, nil),
        ] as [(String, String?, String?)])
    func read(_ summary: String, _ details: String?, _ expected: String?) {
        #expect(GroupReader.group(summary: summary, details: details) == expected, "\(summary)")
    }
}
