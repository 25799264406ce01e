import Testing

@testable import Scheduling

@Suite("Titles and places that tell nobody anything")
struct SaysNothingTests {
    @Test(
        "are blank to the eye, without a letter, or what is written for the unknown",
        arguments: [
            "", " ", "-", "–", "...", "?", "\u{200b}", "\u{2060}\u{ad}", "\u{2800}", "\u{3164}",
            "TBA", "tbc", "T.B.D.", "n/a", "N/A", "NaN", "(none)", "Null", "Unknown", "undefined",
            "UNTITLED", "un\u{200b}titled",
        ])
    func blank(_ text: String) { #expect(text.saysNothing) }

    @Test(
        "and whatever else is written says something",
        arguments: [
            "1", "A", "8W 2.1", "☕️", "數", "Ⅷ", "ª", "TBA 2.1", "Room TBA", "Nile", "Nana",
            "unknowns", "Unknown pleasures", "none of it", "\u{2801}",
        ])
    func telling(_ text: String) { #expect(!text.saysNothing) }
}
