/// The figures that modules have at most, with the comments in the file: one above a row says why it was raised.
package struct Budget: Equatable {
    /// What a module may have.
    package struct Row: Equatable {
        package var figures: Figures
        /// The comment lines directly above the row, with their `#`.
        package var reasons: [String] = []

        package init(_ figures: Figures, reasons: [String] = []) {
            self.figures = figures
            self.reasons = reasons
        }
    }

    package var rows: [String: Row]

    package init(rows: [String: Row]) { self.rows = rows }

    private static let heading = (["# module"] + Figures.titles).joined(separator: "\t")

    /// Reads a line for each module: its name and five numbers, separated by tabs. `#` starts a comment line.
    package init(_ text: String) throws(MalformedFile) {
        rows = [:]
        var reasons: [String] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if number == 0 {
                guard line == Budget.heading else {
                    throw MalformedFile(
                        line: 1, reason: "expected the columns \(Figures.titles.joined(separator: ", "))")
                }
            } else if line.hasPrefix("#") {
                reasons.append(String(line))
            } else if !line.isEmpty {
                let columns = line.split(separator: "\t")
                guard let figures = Figures(columns.dropFirst().map { Int($0) }) else {
                    throw MalformedFile(
                        line: number + 1, reason: "expected a module and five numbers, separated by tabs")
                }
                rows[String(columns[0])] = Row(figures, reasons: reasons)
                reasons = []
            }
        }
    }

    package var text: String {
        let lines = rows.sorted { $0.key < $1.key }.flatMap { module, row in
            row.reasons + [([module] + row.figures.values.map(String.init)).joined(separator: "\t")]
        }
        return ([Budget.heading] + lines).joined(separator: "\n") + "\n"
    }

    /// A sentence for each figure that differs from its row, and for each module without a row and row without a module.
    package func violations(of figures: [String: Figures]) -> [String] {
        let modules = Set(figures.keys).union(rows.keys).sorted()
        return modules.flatMap { module -> [String] in
            guard let row = rows[module] else { return ["\(module) has no row: add it with --write."] }
            guard let figures = figures[module] else {
                return ["There is no module \(module): drop the row with --write."]
            }
            return zip(Figures.titles, zip(figures.values, row.figures.values)).compactMap { title, values in
                if values.0 == values.1 { return nil }
                return values.0 > values.1
                    ? "\(module): \(title): \(values.0), the budget is \(values.1)."
                    : "\(module): \(title): \(values.0), the budget is \(values.1): lower the row with --write."
            }
        }
    }

    /// A sentence for each row that is above the one in `earlier` without a new comment directly above it.
    package func raisesWithoutReason(since earlier: Budget) -> [String] {
        rows.sorted { $0.key < $1.key }.flatMap { module, row -> [String] in
            guard let old = earlier.rows[module], row.reasons.isEmpty || row.reasons == old.reasons else { return [] }
            return zip(Figures.titles, zip(row.figures.values, old.figures.values)).compactMap { title, values in
                values.0 > values.1
                    ? "\(module): \(title): raised from \(values.1) to \(values.0) without a line above the row that starts "
                        + "with # and says why." : nil
            }
        }
    }

    /// With the rows lowered to `figures` where these are lower, rows for new modules, and none for those that are gone.
    package func lowered(to figures: [String: Figures]) -> Budget {
        Budget(
            rows: Dictionary(
                uniqueKeysWithValues: figures.map { module, figures in
                    guard let row = rows[module] else { return (module, Row(figures)) }
                    let values = zip(figures.values, row.figures.values).map(min)
                    return (module, Row(Figures(values)!, reasons: row.reasons))
                }))
    }

    /// With the rows as measured, and the reason above those that rise.
    package func raised(to figures: [String: Figures], reason: String) -> Budget {
        var budget = lowered(to: figures)
        for (module, figures) in figures where budget.rows[module]?.figures != figures {
            budget.rows[module] = Row(figures, reasons: ["# \(reason)"])
        }
        return budget
    }
}

extension Figures {
    /// Nil unless there are as many numbers as figures.
    fileprivate init?(_ values: [Int?]) {
        let numbers = values.compactMap { $0 }
        guard values.count == Figures.titles.count, numbers.count == values.count else { return nil }
        self.init(
            circle: numbers[0], ownFiles: numbers[1], upward: numbers[2], longTypes: numbers[3], casts: numbers[4])
    }
}
