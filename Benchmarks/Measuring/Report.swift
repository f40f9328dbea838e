import Foundation

/// One measured figure.
struct Figure {
    /// What was measured, `scenario/quantity`, without blanks: the name that limits go by.
    let name: String
    let value: Double
    /// `ms`, `us` (microseconds), `MB`, `x` (a ratio), or nothing for a count.
    let unit: String

    init(_ name: String, _ value: Double, _ unit: String = "") {
        self.name = name
        self.value = value
        self.unit = unit
    }
}

/// Where figures go as they are measured: to standard output, a line each.
struct Report {
    /// JSON objects, one a line, instead of a table for people.
    let isJSON: Bool
    private(set) var figures: [Figure] = []

    init(isJSON: Bool) {
        self.isJSON = isJSON
    }

    /// Starts a part of the table.
    func title(_ text: String) {
        guard !isJSON else { return }
        write("\n\(text)")
    }

    mutating func add(_ figure: Figure) {
        figures.append(figure)
        write(isJSON ? json(figure) : row(figure))
    }

    mutating func add(_ name: String, _ value: Double, _ unit: String = "") {
        add(Figure(name, value, unit))
    }

    /// The smallest and the middle one of `samples`, in milliseconds.
    mutating func add(_ name: String, _ samples: Samples) {
        add("\(name)/minimum", samples.minimum, "ms")
        add("\(name)/median", samples.median, "ms")
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
