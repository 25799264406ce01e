/// The calendar program that an export is fitted to.
///
/// What each of them does, and who says so, is in docs/decisions/0010.
package enum ExportProfile: String, Hashable, Sendable, CaseIterable {
    /// RFC 5545 and nothing besides: all that the sources tell, as they tell it.
    case plain
    case apple, google, outlook

    /// What becomes of a class that is cancelled.
    package enum Cancellation: Hashable, Sendable {
        /// STATUS:CANCELLED: the program shows it struck through.
        case told
        /// EXDATE, since the program takes it away in any case.
        case leftOut
        /// `Canceled: ` before the title, since the program shows it as if it took place.
        case marked
    }

    package var cancellation: Cancellation {
        switch self {
        case .plain, .apple: .told
        case .google: .leftOut
        case .outlook: .marked
        }
    }

    /// How many alarms of an item the program takes.
    package var mostAlarms: Int {
        switch self {
        case .plain, .apple: .max
        case .google: 0
        case .outlook: 1
        }
    }

    /// What a person who wants alarms has to know about the program; nil when nothing.
    package var aboutAlarms: String? {
        switch self {
        case .plain: nil
        case .apple:
            "Apple's Calendar drops the alarms while Remove Alerts is ticked, as it is at first"
        case .google: "Google Calendar drops all alarms, so none are written: set one there"
        case .outlook: "Outlook keeps one alarm of an item, and none of a calendar it subscribes to"
        }
    }
}

/// How a cancelled class is told in its title, where a program does not read its status: as Outlook
/// itself does.
package enum CancelledTitle {
    private static let mark = "Canceled: "

    package static func marked(_ title: String) -> String { mark + title }

    package static func unmarked(_ title: String) -> String {
        title.hasPrefix(mark) ? String(title.dropFirst(mark.count)) : title
    }

    /// A title without whatever says there that it is cancelled, in any language.
    package static func bare(_ title: String) -> String { CancelledWords.standard.bare(title) }
}
