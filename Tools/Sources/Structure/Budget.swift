/// The figures that modules may have at most.
package struct Budget: Equatable {
    package var limits: [String: Figures]

    package init(limits: [String: Figures]) { self.limits = limits }

    static let heading = "# module\tcircle\tupward\tlong types\twide types\tcasts"

    /// Reads a line for each module: its name and five numbers, separated by tabs. `#` starts a comment line.
    package init(_ text: String) throws(MalformedFile) {
        limits = [:]
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let columns = line.split(separator: "\t")
            let numbers = columns.dropFirst().compactMap { Int($0) }
            guard columns.count == 6, numbers.count == 5 else {
                throw MalformedFile(line: number + 1, reason: "expected a module and five numbers, separated by tabs")
            }
            limits[String(columns[0])] = Figures(
                circle: numbers[0], upward: numbers[1], longTypes: numbers[2], wideTypes: numbers[3], casts: numbers[4])
        }
    }

    package var text: String {
        let rows = limits.sorted { $0.key < $1.key }.map { module, figures in
            ([module] + figures.values.map(String.init)).joined(separator: "\t")
        }
        return ([Budget.heading] + rows).joined(separator: "\n") + "\n"
    }

    /// A sentence for each figure above its limit.
    package func violations(of figures: [String: Figures]) -> [String] {
        figures.sorted { $0.key < $1.key }.flatMap { module, figures -> [String] in
            guard let limit = limits[module] else { return ["\(module) has no budget."] }
            return zip(Figures.titles, zip(figures.values, limit.values)).compactMap { title, values in
                values.0 > values.1 ? "\(module): \(title): \(values.0), the budget is \(values.1)." : nil
            }
        }
    }

    /// The modules with a figure below its limit.
    package func modulesBelow(_ figures: [String: Figures]) -> [String] {
        figures.filter { module, figures in
            zip(figures.values, limits[module]?.values ?? []).contains { $0 < $1 }
        }.keys.sorted()
    }
}
