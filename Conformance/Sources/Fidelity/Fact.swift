/// Something that is known of Apple's UIKit, measured on a simulator or a device.
public struct Fact: Equatable {
    public let id, area, what, device, system, value: String
    public var source: String
    public let licence, confidence: String
    /// The value of the probes that shows it, as `DEVICE/NAME`; empty if none can.
    public var valueName: String

    public static let header = [
        "id", "area", "what", "device", "iOS", "value", "source", "licence", "confidence", "value name",
    ]

    /// Takes the columns of `Docs/Facts.tsv`; the last may be missing.
    public init(row: [String]) throws(FileProblem) {
        guard row.count == 9 || row.count == 10 else {
            throw FileProblem("a fact has \(row.count) columns instead of 10: \(row.joined(separator: " | "))")
        }
        (id, area, what, device, system) = (row[0], row[1], row[2], row[3], row[4])
        (value, source, licence, confidence) = (row[5], row[6], row[7], row[8])
        valueName = row.count == 10 ? row[9] : ""
    }

    public var row: [String] {
        [id, area, what, device, system, value, source, licence, confidence, valueName]
    }

    public var tolerance: Tolerance { Tolerance(name: valueName, value: value) }
}

/// The facts of `Docs/Facts.tsv`, in their order.
public struct FactTable {
    public private(set) var facts: [Fact]

    /// Takes the rows of a file, with its header.
    public init(_ table: Table) throws(FileProblem) {
        facts = []
        for row in table.rows.dropFirst() {
            facts.append(try Fact(row: row))
        }
        for (id, same) in Dictionary(grouping: facts, by: \.id) where same.count > 1 {
            throw FileProblem("\(same.count) facts have the id \(id)")
        }
    }

    public var table: Table {
        Table(rows: [Fact.header] + facts.map(\.row))
    }

    /// Adds the facts of another file with the same columns. Those that exist replace the value and the source, and keep
    /// the name of their value unless the file gives one.
    public mutating func add(_ table: Table) throws(FileProblem) {
        for row in table.rows.dropFirst() {
            var fact = try Fact(row: row)
            if let index = facts.firstIndex(where: { $0.id == fact.id }) {
                if fact.valueName.isEmpty { fact.valueName = facts[index].valueName }
                facts[index] = fact
            } else {
                facts.append(fact)
            }
        }
    }

    /// Names the values that show facts: rows of a fact's id and `DEVICE/NAME`.
    public mutating func nameValues(_ names: Table) throws(FileProblem) {
        for row in names.rows {
            guard row.count == 2, let index = facts.firstIndex(where: { $0.id == row[0] }) else {
                throw FileProblem("there is no fact for the name \(row.joined(separator: " | "))")
            }
            facts[index].valueName = row[1]
        }
    }
}
