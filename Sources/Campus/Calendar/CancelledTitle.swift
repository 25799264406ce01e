/// How a cancelled class is told in its title, where a program does not read its status: as Outlook
/// itself does.
package enum CancelledTitle {
    private static let mark = "Canceled: "

    package static func marked(_ title: String) -> String { mark + title }

    package static func unmarked(_ title: String) -> String {
        title.hasPrefix(mark) ? String(title.dropFirst(mark.count)) : title
    }
}
