/// The values of a run by `DEVICE/NAME`.
public struct Results {
    public private(set) var values: [String: String] = [:]

    /// Takes rows of device, name and value.
    public init(_ table: Table) throws(FileProblem) {
        for row in table.rows {
            guard row.count == 3 else {
                throw FileProblem(
                    "a line of results has \(row.count) columns instead of 3: \(row.joined(separator: " | "))")
            }
            values["\(row[0])/\(row[1])"] = row[2]
        }
    }

    /// The devices, sorted.
    public var devices: [String] {
        Set(values.keys.compactMap { $0.split(separator: "/", maxSplits: 1).first.map(String.init) }).sorted()
    }

    /// Sorted rows of device, name and value.
    public var table: Table {
        Table(
            rows: values.sorted { $0.key < $1.key }.map { key, value in
                key.split(separator: "/", maxSplits: 1).map(String.init) + [value]
            })
    }
}
