import Campus
package import Operations
import Recurrence
import Storage

/// Everything of a person: who they are, and what belongs to them, table by table.
package struct PersonArchiveShape: Shape {
    private let archive: PersonArchive

    package init(_ archive: PersonArchive) { self.archive = archive }

    package static var schema: Schema { .map(.any) }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("person", PersonShape(archive.card))
            for part in archive.belongings {
                json.key(named: part.name)
                json.array(part.rows) { json, row in
                    json.object { json in
                        for (name, value) in row {
                            json.key(named: name)
                            write(value, to: &json)
                        }
                    }
                }
            }
        }
    }

    private func write(_ value: Belongings.Value, to json: inout JSONWriter) {
        switch value {
        case .null: json.null()
        case .number(let number): json.number(number)
        case .text(let text): json.string(text)
        case .flag(let flag): json.bool(flag)
        case .instant(let instant): json.timestamp(ClockTime(instant, in: archive.zone))
        case .volume(let volume): VolumeShape(volume).write(to: &json)
        }
    }
}

/// The files that hold everything of a person.
package struct PersonExportShape: Shape {
    private let files: PersonExportFiles

    package init(_ files: PersonExportFiles) { self.files = files }

    package static var schema: Schema {
        ["file": .text, "calendar": .text, "picture": .sometimes(.text)]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("file", files.json)
            json.field("calendar", files.calendar)
            if let picture = files.picture { json.field("picture", picture) }
        }
    }
}

/// What became of the files that held somebody who was erased.
package struct ErasureShape: Shape {
    private let handle: String
    private let report: ErasureReport

    package init(_ report: ErasureReport, of handle: String) {
        (self.handle, self.report) = (handle, report)
    }

    package static var schema: Schema {
        [
            "erased": .text, "copies": .list(.text), "unknown": .list(.text),
            "damaged": .list(.text), "published": .list(.text),
            "handedOver": .list(HandedSourceShape.schema), "waitsForCompaction": .flag,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("erased", handle)
            json.field("copies", texts: report.copies)
            json.field("unknown", texts: report.unknown)
            json.field("damaged", texts: report.damaged)
            json.field("published", texts: report.published)
            json.field("handedOver", list: report.handed, as: HandedSourceShape.init)
            json.field("waitsForCompaction", report.waitsForCompaction)
        }
    }

    private struct HandedSourceShape: Shape {
        let source: HandedSource

        static var schema: Schema { ["source": .text, "to": .text] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("source", source.name)
                json.field("to", source.heir.text)
            }
        }
    }
}
