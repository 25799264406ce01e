package import Campus
package import Words
import Foundation
import Reminding

/// How long before an item to ring, in seconds, the longest first.
package struct LeadTimes: SettingValue {
    package var seconds: [Int64]

    init(_ seconds: [Int64]) { self.seconds = seconds }

    package init?(written text: String) {
        guard let leads = try? LeadWords.leads(text) else { return nil }
        seconds = leads
    }

    package var description: String {
        seconds.isEmpty ? "none" : seconds.map { WrittenLength.text($0) }.joined(separator: ",")
    }
}

/// Channels in the order in which they are tried; none for those of the daemon.
package struct ChannelList: SettingValue {
    /// As `ChannelSpecification` reads them.
    package var specifications: [String] = []
    /// How many there may be.
    static let most = 8

    init() {}

    package init?(written text: String) {
        guard text.utf8.count <= 4_000 else { return nil }
        guard text.lowercased() != "usual" else { return }
        specifications = text.split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard (1...Self.most).contains(specifications.count),
            specifications.allSatisfy({ $0 != "jsonl:-" && ChannelSpecification($0) != nil })
        else { return nil }
    }

    package func settled() throws(Refusal) -> ChannelList {
        var list = self
        do throws(ChannelError) {
            list.specifications = try specifications.map { one throws(ChannelError) in
                try ChannelSpecification.kept(one)
            }
        } catch {
            throw Refusal(.invalid, Message(verbatim: error.description.harmless.oneLine))
        }
        return list
    }

    package var description: String {
        specifications.isEmpty ? "usual" : specifications.joined(separator: ",")
    }
}

/// A value, or nothing.
package enum OrOff<Value: Hashable & Sendable & CustomStringConvertible & Written>: SettingValue {
    case on(Value)
    case off

    package init?(written text: String) {
        if text.lowercased() == "off" {
            self = .off
        } else if let value = Value(text) {
            self = .on(value)
        } else {
            return nil
        }
    }

    package var value: Value? { if case .on(let value) = self { value } else { nil } }

    package var description: String { value?.description ?? "off" }
}

/// Can be read from what a person typed.
package protocol Written { init?(_ text: String) }

extension QuietHours: Written {}
extension TimeOfDay: Written {}

/// How much rings in a quarter of an hour.
package struct RingLimit: Hashable, Sendable, Written, CustomStringConvertible {
    package var count: Int

    package init?(_ text: String) {
        guard let count = Int(text), (1...100).contains(count) else { return nil }
        self.count = count
    }

    package var description: String { "\(count)" }
}

extension Importance: SettingValue {
    /// Kinds and module codes, parted by commas or spaces.
    package init?(written text: String) {
        self.init()
        guard text.utf8.count <= 1_000 else { return nil }
        guard text.lowercased() != "none" else { return }
        for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
            if let kind = Reminder.Kind(rawValue: word.lowercased()), kind != .summary {
                kinds.insert(kind)
            } else if let code = ModuleCode(word) {
                modules.insert(code)
            } else {
                return nil
            }
        }
        guard !kinds.isEmpty || !modules.isEmpty else { return nil }
    }

    package var description: String {
        let words =
            Reminder.Kind.allCases.filter(kinds.contains).map(\.rawValue)
            + modules.sorted().map(\.text)
        return words.isEmpty ? "none" : words.joined(separator: ",")
    }
}

/// A place by its name.
package struct PlaceName: SettingValue {
    package var text: String

    init(known text: String) { self.text = text }

    package init?(written text: String) {
        let line = text.harmless.oneLine
        guard (1...80).contains(line.count) else { return nil }
        self.text = line
    }

    package var description: String { text }
}

/// Whether a day's clock has twelve hours or twenty-four.
package enum ClockHours: String, SettingValue, CaseIterable {
    case twelve = "12"
    case twentyFour = "24"
    case usual

    package init?(written text: String) { self.init(rawValue: text.lowercased()) }

    package var description: String { rawValue }

    /// - Parameter locale: of times, as `en_US.UTF-8`; nil for none.
    package func hasTwelveHours(in locale: String?) -> Bool {
        switch self {
        case .twelve: true
        case .twentyFour: false
        case .usual: Self.twelveHourPlaces.contains { locale?.contains("_\($0)") ?? false }
        }
    }

    /// In which the machine writes times; nil for none.
    static let locale: String? = ["LC_ALL", "LC_TIME", "LANG"].lazy
        .compactMap(EnvironmentVariable.value).first { !$0.isEmpty }

    private static let twelveHourPlaces = ["US", "CA", "AU", "NZ", "IN", "PH", "PK", "EG", "KR"]
}

/// In which language a person is told what is said to them.
package enum LanguageChoice: Hashable, SettingValue {
    case one(Language)
    /// The machine's.
    case usual

    package init?(written text: String) {
        let name = text.lowercased()
        if name == "usual" { self = .usual; return }
        guard let language = Language(rawValue: name) else { return nil }
        self = .one(language)
    }

    package var description: String {
        switch self {
        case .one(let language): language.rawValue
        case .usual: "usual"
        }
    }

    /// The words to be used.
    var words: Catalogue {
        switch self {
        case .one(let language): .of(language)
        case .usual: .ofMachine
        }
    }
}

extension Catalogue {
    /// In the language that the machine speaks, as `LC_ALL`, `LC_MESSAGES` or `LANG` have it;
    /// English where there is none of it.
    package static let ofMachine: Catalogue = {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap(EnvironmentVariable.value).first { !$0.isEmpty }
        return .of(locale.flatMap { Language(locale: $0) } ?? .english)
    }()
}

/// In what amounts of water are told.
package enum UnitsChoice: String, SettingValue {
    case oz, ml

    package init?(written text: String) { self.init(rawValue: text.lowercased()) }

    package var description: String { rawValue }
}

/// A time zone by its IANA name; nil for the home's.
///
/// Whether there is such a zone, the profile says that it is kept in.
package struct ZoneChoice: SettingValue {
    package var id: String?

    init(id: String?) { self.id = id }

    package init?(written text: String) {
        guard (1...64).contains(text.utf8.count) else { return nil }
        id = text.lowercased() == "usual" ? nil : text
    }

    package var description: String { id ?? "usual" }
}
