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
        return try takeModules(try bytes(of: path), named: path)
    }

    /// The same of what somebody sent.
    ///
    /// - Parameter name: what the file is called, for what is wrong with it.
    package func takeModules(_ bytes: [UInt8], named name: String) throws(Refusal)
        -> CatalogueReport
    {
        try loadingOperator()
        let modules = try read(bytes, named: name) { reader, bytes throws(CatalogueError) in
            try reader.modules(bytes)
        }
        return try acting(.loadModules) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.catalogue")
            var writer = CatalogueWriter(transaction, now: now)
            for module in modules { try writer.save(module) }
            try transaction.audit(
                .loadModules, by: actor, detail: "\(modules.count)", at: now)
            return writer.report
        }
    }

    /// Defines the programmes of a JSON or CSV file, all of them or none; a module that the
    /// catalogue has not in that year is named.
    package func loadProgrammes(_ path: String) throws(Refusal) -> CatalogueReport {
        try loadingOperator()
        return try takeProgrammes(try bytes(of: path), named: path)
    }

    /// The same of what somebody sent.
    package func takeProgrammes(
        _ bytes: [UInt8], named path: String
    ) throws(Refusal) -> CatalogueReport {
        try loadingOperator()
        let programmes = try read(bytes, named: path) { reader, bytes throws(CatalogueError) in
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
            try transaction.audit(
                .loadProgrammes, by: actor, detail: "\(programmes.count)", at: now)
            return report
        }
    }

    /// Whoever may not load is told so before a long file is read.
    private func loadingOperator() throws(Refusal) {
        _ = try looking { _, viewer in try viewer.mustBeOperator(else: "refusal.operator.catalogue")
        }
    }

    private static let largestFile = 64 << 20

    private func bytes(of path: String) throws(Refusal) -> [UInt8] {
        guard path == "-" else { return try NamedFile(path, atMost: Self.largestFile).bytes() }
        do {
            return try FileReader(limit: Self.largestFile).readStandardInput()
        } catch {
            throw Refusal(.unreadable, "refusal.catalogue.input")
        }
    }

    private func read<Value>(
        _ bytes: [UInt8], named path: String,
        _ body: (CatalogueReader, [UInt8]) throws(CatalogueError) -> Value
    ) throws(Refusal) -> Value {
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

/// How much of the catalogue there is of one year.
package struct CatalogueYear: Hashable, Sendable {
    package let year: Int
    package let modules: Int
    package let programmes: Int
}

extension ModuleDesk {
    /// How much of the catalogue there is, the newest year first: for operators.
    package func catalogueYears() throws(Refusal) -> [CatalogueYear] {
        try loadingOperator()
        return try looking { transaction, _ in
            let modules = try transaction.cataloguedModules()
            let programmes = try transaction.definedProgrammes()
            return Set(modules.keys).union(programmes.keys).sorted(by: >).map { year in
                CatalogueYear(
                    year: year, modules: modules[year] ?? 0, programmes: programmes[year] ?? 0)
            }
        }
    }
}
