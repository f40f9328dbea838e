import Foundation

/// One measured figure.
struct Figure {
    /// The measured quantity, `scenario/quantity`, without spaces: the key of limits.
    let name: String
    let value: Double
    /// `ms`, `us` (microseconds), `MB`, `B` (bytes), `x` (a ratio), or nothing for a count.
    let unit: String

    init(_ name: String, _ value: Double, unit: String = "") {
        self.name = name
        self.value = value
        self.unit = unit
    }
}

/// Writes figures to standard output as they are measured, a line each.
struct Report {
    /// Whether to write JSON objects, one on each line, instead of a readable table.
    let isJSON: Bool
    private(set) var figures: [Figure] = []

    init(isJSON: Bool) {
        self.isJSON = isJSON
    }

    /// Begins a section of the table.
    func title(_ text: String) {
        guard !isJSON else { return }
        write("\n\(text)")
    }

    mutating func add(_ figure: Figure) {
        figures.append(figure)
        write(isJSON ? json(figure) : row(figure))
    }

    mutating func add(_ name: String, _ value: Double, unit: String = "") {
        add(Figure(name, value, unit: unit))
    }

    /// Adds the minimum and the median of `samples`, in milliseconds.
    mutating func add(_ name: String, _ samples: Samples) {
        add("\(name)/minimum", samples.minimum, unit: "ms")
        add("\(name)/median", samples.median, unit: "ms")
    }

    private func row(_ figure: Figure) -> String {
        let number = String(format: figure.unit.isEmpty ? "%12.0f" : "%12.3f", figure.value)
        return "\(number) \(figure.unit.padding(toLength: 3, withPad: " ", startingAt: 0)) \(figure.name)"
    }

    private func json(_ figure: Figure) -> String {
        let value = figure.value.isFinite ? String(format: "%.6g", figure.value) : "null"
        return "{\"name\":\"\(figure.name)\",\"value\":\(value),\"unit\":\"\(figure.unit)\"}"
    }

    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
