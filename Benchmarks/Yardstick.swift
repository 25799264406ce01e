import CLibical
import Foundation

/// libical alone, doing what we do more of.
enum Yardstick {
    /// Parses a whole calendar and frees it.
    static func parse(_ text: String) {
        let root = icalparser_parse_string(text)
        precondition(root != nil, "libical could not parse the generated feed")
        icalcomponent_free(root)
    }

    /// Reads a file as a C program would, and parses it.
    static func parse(file path: String) {
        guard let file = fopen(path, "r") else { return }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: size + 1)
        defer { bytes.deallocate() }
        bytes[fread(bytes, 1, size, file)] = 0
        icalcomponent_free(icalparser_parse_string(bytes))
    }

    /// Expands a rule from a start with libical's iterator, up to a bound.
    ///
    /// - Returns: how many starts it gave.
    static func expand(rule: String, start: String, until: String) -> Int {
        let recurrence = icalrecurrencetype_from_string(rule)
        let first = icaltime_from_string(start)
        let bound = icaltime_from_string(until)
        guard let iterator = icalrecur_iterator_new(recurrence, first) else { return 0 }
        defer { icalrecur_iterator_free(iterator) }
        var count = 0
        var next = icalrecur_iterator_next(iterator)
        while icaltime_is_null_time(next) == 0, icaltime_compare(next, bound) < 0 {
            count += 1
            next = icalrecur_iterator_next(iterator)
        }
        return count
    }
}
