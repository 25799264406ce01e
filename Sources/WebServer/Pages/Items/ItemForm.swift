import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// What a person sets for themselves about an item: as the page shows it, and as it comes back.
struct ItemForm {
    private let item: AgendaItem
    private let view: CalendarView
    private let own: ItemView

    init(_ item: AgendaItem, _ view: CalendarView) throws {
        self.item = item
        self.view = view
        own = try view.desks.items.view(of: item) ?? ItemView()
    }

    /// - Parameter request: what was typed, where it is shown again; nil for what is so.
    /// - Returns: nil for cups, of which nothing can be set.
    func model(typed request: PageRequest?) throws -> [String: Any]? {
        guard item.kind != .hydration else { return nil }
        let choices = LeadChoices(frame: view.frame)
        let usual = choices.usual(of: item, try view.desks.settings.leads(of: item.kind))
        var mine: [String: Any] = [
            "isForSeries": request?["series"] == "true",
            "leads": choices.list(usual: usual.choice, chosen: item.leads),
            "leadsText": item.leads.map(choices.text) ?? usual.text, "colours": colours,
        ]
        mine["note"] = request?.filled("note") ?? item.note
        mine["ownName"] = request?.filled("name") ?? own.name
        return mine
    }

    /// Of what would ring before it, what the person stopped for this time alone.
    func stopped() throws -> [[String: Any]] {
        let (desks, frame, start) = (view.desks, view.frame, item.start.instant)
        let leads = try item.leads ?? item.alarms ?? desks.settings.leads(of: item.kind)
        guard start > desks.now, let longest = leads.max() else { return [] }
        // Before a walk it rings earlier.
        let first = start.adding(seconds: -longest - ReminderPlanner.longestWalk)
        let coming = try desks.reminders.upcoming(
            from: frame.timestamp(max(first, desks.now)),
            to: frame.timestamp(start.adding(seconds: 1)))
        return coming.filter {
            $0.reminder.subject == .item(item.id) && $0.reminder.state == .dismissed
        }.map { listed in
            [
                "stoppedID": listed.reminder.id,
                "stoppedText": frame.words(
                    "told.item.stopped", ["time": .text(frame.moment(listed.at))]),
            ]
        }
    }

    private var colours: [[String: Any]] {
        let usual: [String: Any] = [
            "colour": "usual", "colourText": view.frame.words("page.colour.usual"),
            "isChosenColour": item.colour == nil,
        ]
        return [usual]
            + Colour.allCases.map { colour -> [String: Any] in
                [
                    "colour": colour.rawValue,
                    "colourText": view.frame.words("page.colour.\(colour.rawValue)"),
                    "isChosenColour": item.colour == colour,
                ]
            }
    }

    /// Of what was sent, what is another than it was: a form sends all that it shows.
    ///
    /// - Parameter isSeries: then all of it is sent on, since other occurrences may have others.
    static func edit(_ visit: Visit, of item: AgendaItem, isSeries: Bool) throws -> ItemEdit {
        let request = visit.request
        let own = try visit.desks.items.view(of: item) ?? ItemView()
        func changed(_ name: String, from was: String) -> String? {
            guard let text = request[name].map(Self.plain) else { return nil }
            return isSeries || text != Self.plain(was) ? text : nil
        }
        var edit = ItemEdit()
        edit.isHidden = request["hidden"].map { $0 == "true" }
        edit.note = changed("note", from: item.note ?? "")
        edit.name = changed("name", from: own.name ?? "")
        edit.leads = changed("lead", from: item.leads.map(LeadChoices.value) ?? "usual")
        edit.colour = changed("colour", from: item.colour?.rawValue ?? "usual")
            .map { $0 == "usual" ? "" : $0 }
        return edit
    }

    /// Browsers end lines with two characters.
    private static func plain(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").trimmingWhitespace
    }
}

extension String {
    fileprivate var trimmingWhitespace: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
