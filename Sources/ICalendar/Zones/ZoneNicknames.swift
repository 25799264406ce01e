/// Names of zones that are neither the database's nor Windows', and still name one.
///
/// Rails' own (ActiveSupport::TimeZone), what Lotus leaves of Windows' (`Eastern`), what German
/// systems call theirs, abbreviations that one zone alone has. They are looked up in lower case.
enum ZoneNicknames {
    /// The names of zones that a name may stand for, the likeliest first.
    static func readings(of name: String) -> [String] {
        var readings: [String] = []
        for form in forms(of: name) {
            let plain = WindowsDisplayNames.plain(form[...])
            let stem = stem(of: plain)
            readings += [form, plain, stem + " standard time"]
            readings += [ids[plain], cities[plain], ids[stem]].compactMap(\.self)
            if stem != plain { readings.append(stem) }
            // "America/New York"
            if form.contains("/"), form.contains(" ") {
                readings.append(form.replacing(" ", with: "_"))
            }
        }
        return readings
    }

    /// The name, and what is left of it without what some write before or behind it.
    private static func forms(of name: String) -> [String] {
        var forms = [name]
        let small = name.lowercased()
        for prefix in ["tzid:", "tzid=", "tz:", "tz=", "time zone:", "timezone:"]
        where small.hasPrefix(prefix) {
            forms.append(trimmed(name.dropFirst(prefix.count)))
        }
        // "GMT Standard Time 1", "Romance Standard Time (2)"
        if let last = forms.last, let end = last.utf8.last,
            end == UInt8(ascii: ")") || end &- 0x30 < 10, last.utf8.contains(0x20),
            let suffix = last.firstMatch(of: #/ +(?:\d+|\(\d+\))$/#)
        {
            forms.append(String(last[..<suffix.range.lowerBound]))
        }
        // "Europe/London (GMT)"
        if let last = forms.last, last.contains("/"), let end = last.firstIndex(of: " ") {
            forms.append(String(last[..<end]))
        }
        return forms.filter { !$0.isEmpty }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// Without the words that only say that it is a time: `eastern` of `eastern daylight time`.
    private static func stem(of name: String) -> String {
        for ending in endings where name.hasSuffix(ending) && name.count > ending.count {
            return trimmed(name.dropLast(ending.count))
        }
        return name
    }

    private static let endings = [
        " standard time", " daylight time", " summer time", " time zone", " timezone", " time",
        " normalzeit", " standardzeit", " sommerzeit", " zeit", "-zeit", "zeit",
    ]

    /// Cities, countries and seas as Rails names them.
    private static let cities: [String: String] = [
        "abu dhabi": "Asia/Muscat",
        "adelaide": "Australia/Adelaide",
        "alaska": "America/Juneau",
        "almaty": "Asia/Almaty",
        "american samoa": "Pacific/Pago_Pago",
        "amsterdam": "Europe/Amsterdam",
        "arizona": "America/Phoenix",
        "astana": "Asia/Almaty",
        "asuncion": "America/Asuncion",
        "athens": "Europe/Athens",
        "auckland": "Pacific/Auckland",
        "azores": "Atlantic/Azores",
        "baghdad": "Asia/Baghdad",
        "baku": "Asia/Baku",
        "bangkok": "Asia/Bangkok",
        "beijing": "Asia/Shanghai",
        "belgrade": "Europe/Belgrade",
        "berlin": "Europe/Berlin",
        "bern": "Europe/Zurich",
        "bogota": "America/Bogota",
        "brasilia": "America/Sao_Paulo",
        "bratislava": "Europe/Bratislava",
        "brisbane": "Australia/Brisbane",
        "brussels": "Europe/Brussels",
        "bucharest": "Europe/Bucharest",
        "budapest": "Europe/Budapest",
        "buenos aires": "America/Argentina/Buenos_Aires",
        "cairo": "Africa/Cairo",
        "canberra": "Australia/Sydney",
        "cape verde is.": "Atlantic/Cape_Verde",
        "caracas": "America/Caracas",
        "casablanca": "Africa/Casablanca",
        "central america": "America/Guatemala",
        "chatham is.": "Pacific/Chatham",
        "chennai": "Asia/Kolkata",
        "chihuahua": "America/Chihuahua",
        "chongqing": "Asia/Shanghai",
        "copenhagen": "Europe/Copenhagen",
        "darwin": "Australia/Darwin",
        "dhaka": "Asia/Dhaka",
        "dublin": "Europe/Dublin",
        "edinburgh": "Europe/London",
        "ekaterinburg": "Asia/Yekaterinburg",
        "fiji": "Pacific/Fiji",
        "georgetown": "America/Guyana",
        "greenland": "America/Nuuk",
        "guadalajara": "America/Mexico_City",
        "guam": "Pacific/Guam",
        "hanoi": "Asia/Bangkok",
        "harare": "Africa/Harare",
        "hawaii": "Pacific/Honolulu",
        "helsinki": "Europe/Helsinki",
        "hobart": "Australia/Hobart",
        "hong kong": "Asia/Hong_Kong",
        "indiana (east)": "America/Indiana/Indianapolis",
        "international date line west": "Etc/GMT+12",
        "irkutsk": "Asia/Irkutsk",
        "islamabad": "Asia/Karachi",
        "istanbul": "Europe/Istanbul",
        "jakarta": "Asia/Jakarta",
        "jerusalem": "Asia/Jerusalem",
        "kabul": "Asia/Kabul",
        "kaliningrad": "Europe/Kaliningrad",
        "kamchatka": "Asia/Kamchatka",
        "karachi": "Asia/Karachi",
        "kathmandu": "Asia/Kathmandu",
        "kolkata": "Asia/Kolkata",
        "krasnoyarsk": "Asia/Krasnoyarsk",
        "kuala lumpur": "Asia/Kuala_Lumpur",
        "kuwait": "Asia/Kuwait",
        "kyiv": "Europe/Kiev",
        "la paz": "America/La_Paz",
        "lima": "America/Lima",
        "lisbon": "Europe/Lisbon",
        "ljubljana": "Europe/Ljubljana",
        "london": "Europe/London",
        "madrid": "Europe/Madrid",
        "magadan": "Asia/Magadan",
        "marshall is.": "Pacific/Majuro",
        "mazatlan": "America/Mazatlan",
        "melbourne": "Australia/Melbourne",
        "mexico city": "America/Mexico_City",
        "mid-atlantic": "Atlantic/South_Georgia",
        "midway island": "Pacific/Midway",
        "minsk": "Europe/Minsk",
        "monrovia": "Africa/Monrovia",
        "monterrey": "America/Monterrey",
        "montevideo": "America/Montevideo",
        "moscow": "Europe/Moscow",
        "mumbai": "Asia/Kolkata",
        "muscat": "Asia/Muscat",
        "nairobi": "Africa/Nairobi",
        "new caledonia": "Pacific/Noumea",
        "new delhi": "Asia/Kolkata",
        "newfoundland": "America/St_Johns",
        "novosibirsk": "Asia/Novosibirsk",
        "nuku'alofa": "Pacific/Tongatapu",
        "osaka": "Asia/Tokyo",
        "paris": "Europe/Paris",
        "perth": "Australia/Perth",
        "port moresby": "Pacific/Port_Moresby",
        "prague": "Europe/Prague",
        "pretoria": "Africa/Johannesburg",
        "puerto rico": "America/Puerto_Rico",
        "quito": "America/Lima",
        "rangoon": "Asia/Yangon",
        "riga": "Europe/Riga",
        "riyadh": "Asia/Riyadh",
        "rome": "Europe/Rome",
        "samara": "Europe/Samara",
        "samoa": "Pacific/Apia",
        "santiago": "America/Santiago",
        "sapporo": "Asia/Tokyo",
        "sarajevo": "Europe/Sarajevo",
        "saskatchewan": "America/Regina",
        "seoul": "Asia/Seoul",
        "singapore": "Asia/Singapore",
        "skopje": "Europe/Skopje",
        "sofia": "Europe/Sofia",
        "solomon is.": "Pacific/Guadalcanal",
        "srednekolymsk": "Asia/Srednekolymsk",
        "sri jayawardenepura": "Asia/Colombo",
        "st. petersburg": "Europe/Moscow",
        "stockholm": "Europe/Stockholm",
        "sydney": "Australia/Sydney",
        "taipei": "Asia/Taipei",
        "tallinn": "Europe/Tallinn",
        "tashkent": "Asia/Tashkent",
        "tbilisi": "Asia/Tbilisi",
        "tehran": "Asia/Tehran",
        "tijuana": "America/Tijuana",
        "tokelau is.": "Pacific/Fakaofo",
        "tokyo": "Asia/Tokyo",
        "ulaan bataar": "Asia/Ulaanbaatar",
        "ulaanbaatar": "Asia/Ulaanbaatar",
        "urumqi": "Asia/Urumqi",
        "vienna": "Europe/Vienna",
        "vilnius": "Europe/Vilnius",
        "vladivostok": "Asia/Vladivostok",
        "volgograd": "Europe/Volgograd",
        "warsaw": "Europe/Warsaw",
        "wellington": "Pacific/Auckland",
        "west central africa": "Africa/Algiers",
        "yakutsk": "Asia/Yakutsk",
        "yerevan": "Asia/Yerevan",
        "zagreb": "Europe/Zagreb",
        "zurich": "Europe/Zurich",
    ]

    /// Without the word for time, in English and German; abbreviations.
    private static let ids: [String: String] = [
        "acdt": "Australia/Adelaide",
        "aedt": "Australia/Sydney",
        "akdt": "America/Anchorage",
        "akst": "America/Anchorage",
        "australian central": "Australia/Adelaide",
        "australian eastern": "Australia/Sydney",
        "australian western": "Australia/Perth",
        "awst": "Australia/Perth",
        "britische": "Europe/London",
        "british": "Europe/London",
        "cdt": "America/Chicago",
        "central european": "Europe/Berlin",
        "cest": "Europe/Berlin",
        "cet/cest": "Europe/Berlin",
        "chinesische": "Asia/Shanghai",
        "coordinated universal": "Etc/UTC",
        "cst/cdt": "America/Chicago",
        "eastern european": "Europe/Helsinki",
        "edt": "America/New_York",
        "eest": "Europe/Helsinki",
        "est/edt": "America/New_York",
        "greenwich mean": "Etc/GMT",
        "griechische": "Europe/Athens",
        "hawaii-aleutian": "Pacific/Honolulu",
        "hkt": "Asia/Hong_Kong",
        "indische": "Asia/Kolkata",
        "indochina": "Asia/Bangkok",
        "irish": "Europe/Dublin",
        "israelische": "Asia/Jerusalem",
        "japan": "Asia/Tokyo",
        "japanische": "Asia/Tokyo",
        "jst": "Asia/Tokyo",
        "koordinierte welt": "Etc/UTC",
        "koreanische": "Asia/Seoul",
        "kst": "Asia/Seoul",
        "mdt": "America/Denver",
        "mesz": "Europe/Berlin",
        "mez": "Europe/Berlin",
        "mitteleurop.": "Europe/Berlin",
        "mitteleuropäische": "Europe/Berlin",
        "moskauer": "Europe/Moscow",
        "msk": "Europe/Moscow",
        "mst/mdt": "America/Denver",
        "nordamerikanische inland": "America/Chicago",
        "nordamerikanische ostküsten": "America/New_York",
        "nordamerikanische westküsten": "America/Los_Angeles",
        "nordamerikanische zentral": "America/Chicago",
        "nzdt": "Pacific/Auckland",
        "nzst": "Pacific/Auckland",
        "oez": "Europe/Helsinki",
        "osteuropäische": "Europe/Helsinki",
        "ostküsten": "America/New_York",
        "pdt": "America/Los_Angeles",
        "pst": "America/Los_Angeles",
        "pst/pdt": "America/Los_Angeles",
        "rocky-mountain": "America/Denver",
        "romanische": "Europe/Paris",
        "russische": "Europe/Moscow",
        "sgt": "Asia/Singapore",
        "türkische": "Europe/Istanbul",
        "universal": "Etc/UTC",
        "western europe": "Europe/Berlin",
        "western european": "Europe/Lisbon",
        "western indonesia": "Asia/Jakarta",
        "westeuropäische": "Europe/Lisbon",
        "wez": "Europe/Lisbon",
        "zentraleuropäische": "Europe/Berlin",
    ]
}
