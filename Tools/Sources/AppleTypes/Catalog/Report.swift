import Foundation

/// How many lines of the tables were declared, and why the others were not.
struct Report {
    let text: String

    init(_ catalog: Catalog) {
        let reasons = Dictionary(grouping: catalog.refused, by: \.reason.words).mapValues(\.count)
        let swiftless = catalog.refused.count { [.noSwiftName, .noSwiftType].contains($0.reason) }
        let (declared, rows) = (catalog.declared + catalog.given, catalog.refused.count - swiftless)
        let share = String(format: "%.1f", 100 * Double(declared) / Double(declared + rows))
        var lines = [
            "\(declared) of \(declared + rows) rows with Swift's names and types are declared (\(share) %),"
                + " \(catalog.given) of them by Linux's Foundation"
        ]
        lines += reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  left out \($0.value): \($0.key)" }
        text = lines.joined(separator: "\n")
    }
}
