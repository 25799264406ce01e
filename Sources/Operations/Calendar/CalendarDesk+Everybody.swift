package import Campus
package import Scheduling
import Foundation
import Storage

extension CalendarDesk {
    /// Makes everybody's agenda, one after the other on each processor: none is kept.
    ///
    /// - Parameters:
    ///   - limit: only of so many people; nil for all.
    ///   - body: is given each, from several threads at once and in no order.
    package func everyAgenda(
        _ query: AgendaQuery, atMost limit: Int? = nil,
        _ body: @escaping @Sendable (Person, [AgendaItem]) -> Void
    ) async throws(Refusal) {
        try looking { _, viewer in try viewer.mustBeOperator(else: "refusal.operator.everybody") }
        let store = store
        let all = try translating { () throws(StorageError) in try store.look { try $0.everybody() }
        }
        let people = all.prefix(limit ?? all.count)
        let lanes = ProcessInfo.processInfo.activeProcessorCount
        let outcomes = await withTaskGroup(of: Refusal?.self) { group in
            for lane in 0..<lanes {
                let own = stride(from: lane, to: people.count, by: lanes).map { people[$0] }
                group.addTask { await self.agendas(of: own, query, body) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        if let failure = outcomes.compactMap(\.self).first { throw failure }
    }

    /// - Returns: what kept it from going on to the end.
    @concurrent
    private func agendas(
        of people: [Person], _ query: AgendaQuery,
        _ body: @Sendable (Person, [AgendaItem]) -> Void
    ) async -> Refusal? {
        do throws(Refusal) {
            let asking = desks.keepingCampus
            for person in people {
                body(person, try asking.asking(for: person).calendar.agenda(query))
            }
            return nil
        } catch {
            return error
        }
    }
}
