import Campus
import Fetching
import Foundation
import Importing
import Recurrence
import Storage

extension ModuleDesk {
    /// Takes the modules of a JSON or CSV file into the catalogue, all of them or none.
    ///
    /// - Parameter path: `-` for standard input.
    package func loadModules(_ path: String) throws(Refusal) -> CatalogueReport {
        try loadingOperator()
        let modules = try read(path) { reader, bytes throws(CatalogueError) in
            try reader.modules(bytes)
        }
        return try acting(.loadModules) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.catalogue")
            var writer = CatalogueWriter(transaction, now: now)
            for module in modules { try writer.save(module) }
            return writer.report
        }
    }

    /// Defines the programmes of a JSON or CSV file, all of them or none; a module that the
    /// catalogue has not in that year is named.
    package func loadProgrammes(_ path: String) throws(Refusal) -> CatalogueReport {
        try loadingOperator()
        let programmes = try read(path) { reader, bytes throws(CatalogueError) in
            try reader.programmes(bytes)
        }
        return try acting(.loadProgrammes) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.programmes")
            var report = CatalogueReport()
            for programme in programmes {
                let modules = try programme.codes.map { code in
                    try transaction.modules(code).first { $0.year == programme.year }.orThrow(
                        Refusal(
                            .missing, "refusal.programme.module",
                            with: [
                                "path": "\(path)", "programme": "\(programme.name.shortened)",
                                "code": "\(code)", "year": "\(programme.year)",
                            ]))
                }
                report.count(try transaction.save(programme, modules: modules))
            }
            return report
        }
    }

    /// Whoever may not load is told so before a long file is read.
    private func loadingOperator() throws(Refusal) {
        _ = try looking { _, viewer in try viewer.mustBeOperator(else: "refusal.operator.catalogue")
        }
    }

    private static let largestFile = 64 << 20

    private func read<Value>(
        _ path: String,
        _ body: (CatalogueReader, [UInt8]) throws(CatalogueError) -> Value
    ) throws(Refusal) -> Value {
        let bytes: [UInt8]
        if path == "-" {
            do {
                bytes = try FileReader(limit: Self.largestFile).readStandardInput()
            } catch {
                throw Refusal(.unreadable, "refusal.catalogue.input")
            }
        } else {
            bytes = try NamedFile(path, atMost: Self.largestFile).bytes()
        }
        let year = AcademicYear(of: desks.calendar.today, beginning: profile.yearStart)
        do {
            return try body(CatalogueReader(defaultYear: year), bytes)
        } catch {
            throw Refusal(
                .unreadable, "refusal.catalogue.unreadable",
                with: ["path": "\(path)", "problem": "\(error.description.harmless)"])
        }
    }
}
