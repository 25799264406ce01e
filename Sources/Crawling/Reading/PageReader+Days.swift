import Markup

/// Which language a page calls its days in.
extension PageReader {
    /// A day's name that is two days goes by the others of the page.
    func settleDays(_ context: PageContext) {
        let notation = definition.notation
        var scanner = self
        scanner.isScanning = true
        let words = scanner.read(context.page, at: context.address).harvest.weekdayWords
            .filter { notation.weekdays[$0] == nil }
        context.times.settle(
            DayNames(
                notation,
                languages: DayLanguage.fitting(words.sorted(), page: Self.language(context))))
        context.hasSettledDays = true
    }

    static func language(_ context: PageContext) -> String? {
        context.page.root.children.first { $0.name == "html" }?.attribute("lang")
    }
}
