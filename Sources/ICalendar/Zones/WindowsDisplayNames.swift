/// The names by which Windows shows its zones, `(UTC-05:00) Eastern Time (US & Canada)`, which some
/// programs write in place of the zones' own names.
enum WindowsDisplayNames {
    /// The IANA id of a name, whatever its offset, which older versions wrote as of GMT; nil when it
    /// is none.
    static func id(of name: String) -> String? {
        guard let (_, rest) = parts(of: name) else { return nil }
        return ids[plain(rest)]
    }

    /// The IANA id of a zone that has the name's offset all the year round; nil when it has none.
    static func fixedID(of name: String) -> String? {
        guard let (minutes, _) = parts(of: name) else { return nil }
        guard minutes % 60 != 0 else {
            return minutes == 0
                ? "Etc/UTC" : "Etc/GMT\(minutes < 0 ? "+" : "-")\(abs(minutes) / 60)"
        }
        return broken[minutes]
    }

    /// The offset in minutes, and what follows it.
    private static func parts(of name: String) -> (minutes: Int, rest: Substring)? {
        // Most names are none, and an expression costs more than a look.
        guard name.utf8.first == UInt8(ascii: "("),
            let found = name.prefixMatch(of: #/\((?:UTC|GMT) *(?:([+-])(\d\d?):?(\d\d)?)?\) */#)
        else { return nil }
        let hours = found.2.flatMap { Int($0) } ?? 0
        let minutes = hours * 60 + (found.3.flatMap { Int($0) } ?? 0)
        guard hours <= 14, minutes <= 14 * 60 else { return nil }
        return (found.1 == "-" ? -minutes : minutes, name[found.range.upperBound...])
    }

    /// In lower case, with `and` for `&`.
    private static func plain(_ name: Substring) -> String {
        name.replacing("\\,", with: ",").replacing("&", with: "and").lowercased()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Zones that are no whole hours from UTC and keep no summer time.
    private static let broken = [
        -570: "Pacific/Marquesas", 210: "Asia/Tehran", 270: "Asia/Kabul", 330: "Asia/Kolkata",
        345: "Asia/Kathmandu", 390: "Asia/Yangon", 525: "Australia/Eucla",
        570: "Australia/Darwin",
    ]

    private static let ids: [String: String] = [
        "abu dhabi, muscat": "Asia/Dubai",
        "adelaide": "Australia/Adelaide",
        "alaska": "America/Anchorage",
        "aleutian islands": "America/Adak",
        "amman": "Asia/Amman",
        "amsterdam, berlin, bern, rome, stockholm, vienna": "Europe/Berlin",
        "anadyr, petropavlovsk-kamchatsky": "Asia/Kamchatka",
        "araguaina": "America/Araguaina",
        "arizona": "America/Phoenix",
        "ashgabat, tashkent": "Asia/Tashkent",
        "asunción": "America/Asuncion",
        "astana": "Asia/Almaty",
        "astrakhan, ulyanovsk": "Europe/Astrakhan",
        "asuncion": "America/Asuncion",
        "athens, bucharest, istanbul": "Europe/Istanbul",
        "athens, bucharest": "Europe/Bucharest",
        "atlantic time (canada)": "America/Halifax",
        "auckland, wellington": "Pacific/Auckland",
        "azores": "Atlantic/Azores",
        "baghdad": "Asia/Baghdad",
        "baja california": "America/Tijuana",
        "baku": "Asia/Baku",
        "bangkok, hanoi, jakarta": "Asia/Bangkok",
        "barnaul, gorno-altaysk": "Asia/Barnaul",
        "beijing, chongqing, hong kong, urumqi": "Asia/Shanghai",
        "beirut": "Asia/Beirut",
        "belgrade, bratislava, budapest, ljubljana, prague": "Europe/Budapest",
        "bogota, lima, quito, rio branco": "America/Bogota",
        "bogota, lima, quito": "America/Bogota",
        "bougainville island": "Pacific/Bougainville",
        "brasilia": "America/Sao_Paulo",
        "brasília": "America/Sao_Paulo",
        "brisbane": "Australia/Brisbane",
        "brussels, copenhagen, madrid, paris": "Europe/Paris",
        "buenos aires, georgetown": "America/Argentina/Buenos_Aires",
        "buenos aires": "America/Argentina/Buenos_Aires",
        "cabo verde is.": "Atlantic/Cape_Verde",
        "cairo": "Africa/Cairo",
        "canberra, melbourne, sydney": "Australia/Sydney",
        "cape verde is.": "Atlantic/Cape_Verde",
        "caracas": "America/Caracas",
        "casablanca": "Africa/Casablanca",
        "cayenne, fortaleza": "America/Cayenne",
        "central america": "America/Guatemala",
        "central time (us and canada)": "America/Chicago",
        "chatham islands": "Pacific/Chatham",
        "chennai, kolkata, mumbai, new delhi": "Asia/Kolkata",
        "chetumal": "America/Cancun",
        "chihuahua, la paz, mazatlan": "America/Mazatlan",
        "chisinau": "Europe/Chisinau",
        "chita": "Asia/Chita",
        "chokurdakh": "Asia/Srednekolymsk",
        "city of buenos aires": "America/Argentina/Buenos_Aires",
        "coordinated universal time+12": "Etc/GMT-12",
        "coordinated universal time+13": "Etc/GMT-13",
        "coordinated universal time-02": "Etc/GMT+2",
        "coordinated universal time-08": "Etc/GMT+8",
        "coordinated universal time-09": "Etc/GMT+9",
        "coordinated universal time-11": "Etc/GMT+11",
        "coordinated universal time": "Etc/UTC",
        "cuiaba": "America/Cuiaba",
        "damascus": "Asia/Damascus",
        "darwin": "Australia/Darwin",
        "dhaka": "Asia/Dhaka",
        "dublin, edinburgh, lisbon, london": "Europe/London",
        "easter island": "Pacific/Easter",
        "eastern time (us and canada)": "America/New_York",
        "ekaterinburg": "Asia/Yekaterinburg",
        "eucla": "Australia/Eucla",
        "fiji, marshall is.": "Pacific/Fiji",
        "fiji": "Pacific/Fiji",
        "gaza, hebron": "Asia/Hebron",
        "georgetown, la paz, manaus, san juan": "America/La_Paz",
        "greenland": "America/Nuuk",
        "greenwich mean time : dublin, edinburgh, lisbon, london": "Europe/London",
        "greenwich mean time: dublin, edinburgh, lisbon, london": "Europe/London",
        "guadalajara, mexico city, monterrey": "America/Mexico_City",
        "guam, port moresby": "Pacific/Port_Moresby",
        "haiti": "America/Port-au-Prince",
        "harare, pretoria": "Africa/Johannesburg",
        "havana": "America/Havana",
        "hawaii": "Pacific/Honolulu",
        "helsinki, kyiv, riga, sofia, tallinn, vilnius": "Europe/Kiev",
        "hobart": "Australia/Hobart",
        "hovd": "Asia/Hovd",
        "indiana (east)": "America/Indiana/Indianapolis",
        "international date line west": "Etc/GMT+12",
        "irkutsk, ulaan bataar": "Asia/Irkutsk",
        "irkutsk": "Asia/Irkutsk",
        "islamabad, karachi": "Asia/Karachi",
        "istanbul": "Europe/Istanbul",
        "izhevsk, samara": "Europe/Samara",
        "jerusalem": "Asia/Jerusalem",
        "juba": "Africa/Juba",
        "kabul": "Asia/Kabul",
        "kaliningrad": "Europe/Kaliningrad",
        "kathmandu": "Asia/Kathmandu",
        "khartoum": "Africa/Khartoum",
        "kiritimati island": "Pacific/Kiritimati",
        "krasnoyarsk": "Asia/Krasnoyarsk",
        "kuala lumpur, singapore": "Asia/Singapore",
        "kuwait, riyadh": "Asia/Riyadh",
        "la paz, mazatlan": "America/Mazatlan",
        "lord howe island": "Australia/Lord_Howe",
        "magadan": "Asia/Magadan",
        "manaus": "America/Manaus",
        "marquesas islands": "Pacific/Marquesas",
        "mid-atlantic": "Etc/GMT+2",
        "midway island, samoa": "Pacific/Pago_Pago",
        "minsk": "Europe/Minsk",
        "monrovia, reykjavik": "Atlantic/Reykjavik",
        "montevideo": "America/Montevideo",
        "moscow, st. petersburg, volgograd": "Europe/Moscow",
        "moscow, st. petersburg": "Europe/Moscow",
        "mountain time (us and canada)": "America/Denver",
        "nairobi": "Africa/Nairobi",
        "newfoundland": "America/St_Johns",
        "norfolk island": "Pacific/Norfolk",
        "novosibirsk": "Asia/Novosibirsk",
        "nuku'alofa": "Pacific/Tongatapu",
        "omsk": "Asia/Omsk",
        "osaka, sapporo, tokyo": "Asia/Tokyo",
        "pacific time (us and canada); tijuana": "America/Los_Angeles",
        "pacific time (us and canada)": "America/Los_Angeles",
        "perth": "Australia/Perth",
        "port louis": "Indian/Mauritius",
        "punta arenas": "America/Punta_Arenas",
        "pyongyang": "Asia/Pyongyang",
        "saint pierre and miquelon": "America/Miquelon",
        "sakhalin": "Asia/Sakhalin",
        "salvador": "America/Bahia",
        "samoa": "Pacific/Apia",
        "santiago": "America/Santiago",
        "sao tome": "Africa/Sao_Tome",
        "sarajevo, skopje, warsaw, zagreb": "Europe/Warsaw",
        "são tomé": "Africa/Sao_Tome",
        "saratov": "Europe/Saratov",
        "saskatchewan": "America/Regina",
        "seoul": "Asia/Seoul",
        "solomon is., new caledonia": "Pacific/Guadalcanal",
        "sri jayawardenepura": "Asia/Colombo",
        "taipei": "Asia/Taipei",
        "tbilisi": "Asia/Tbilisi",
        "tehran": "Asia/Tehran",
        "tijuana, baja california": "America/Tijuana",
        "tomsk": "Asia/Tomsk",
        "tripoli": "Africa/Tripoli",
        "turks and caicos": "America/Grand_Turk",
        "ulaanbaatar": "Asia/Ulaanbaatar",
        "vladivostok": "Asia/Vladivostok",
        "volgograd": "Europe/Volgograd",
        "west central africa": "Africa/Lagos",
        "windhoek": "Africa/Windhoek",
        "yakutsk": "Asia/Yakutsk",
        "yangon (rangoon)": "Asia/Yangon",
        "yerevan": "Asia/Yerevan",
        "yukon": "America/Whitehorse",
    ]
}
