/// What builds of apps were measured to take. A line a row, separated by tabs: what was built, processor seconds, bytes.
public struct Measurements {
    struct Row: Equatable {
        let seconds: Double
        let bytes: Int
    }

    let rows: [String: Row]

    public init(_ text: String) {
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let found = lines.compactMap { cells -> (String, Row)? in
            guard cells.count == 3, let seconds = Double(cells[1]), let bytes = Int(cells[2]) else { return nil }
            return (String(cells[0]), Row(seconds: seconds, bytes: bytes))
        }
        rows = Dictionary(found, uniquingKeysWith: { _, last in last })
    }

    /// The last two cells of a row, for what was measured under `name`; none if nothing was measured at all.
    package func cells(_ name: String, megabytes: Bool) -> [String] {
        guard !rows.isEmpty else { return [] }
        guard let row = rows[name] else { return ["", ""] }
        let size = megabytes ? "\((Double(row.bytes) / 100_000).rounded() / 10)" : grouped((row.bytes + 500) / 1000)
        return ["\(Int(row.seconds.rounded()))", size]
    }
}

/// A number with a comma at each thousand.
package func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var position = digits.count - 3
    while position > 0 {
        digits.insert(",", at: position)
        position -= 3
    }
    return String(digits)
}
