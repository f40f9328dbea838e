/// A value that two runs do not agree about.
public struct Difference: Equatable {
    /// `DEVICE/NAME`.
    public let name: String
    public let expected, value: String?

    /// The differences between two runs on the devices that both have, sorted. Values of one side only are differences, too.
    ///
    /// - Parameter isExact: Whether only differences of drawing libraries are accepted instead of the usual tolerance.
    public static func all(expecting expected: Results, in results: Results, isExact: Bool = false) -> [Difference] {
        let devices = Set(expected.devices).intersection(results.devices)
        let names = Set(expected.values.keys).union(results.values.keys).filter { name in
            devices.contains { name.hasPrefix($0 + "/") }
        }
        return names.sorted().compactMap { name in
            let difference = Difference(name: name, expected: expected.values[name], value: results.values[name])
            return difference.isAccepted(isExact: isExact) ? nil : difference
        }
    }

    private func isAccepted(isExact: Bool) -> Bool {
        guard let expected, let value else { return false }
        let usual = Tolerance(name: name, value: expected)
        let strict: Tolerance = if case .color = usual { .color(1) } else { .points(0.05) }
        return (isExact ? strict : usual).accepts(value, expecting: expected)
    }

    /// A table in Markdown.
    public static func table(_ differences: [Difference], expected: String, value: String) -> String {
        let head = "| device | value | \(expected) | \(value) |\n|---|---|---|---|\n"
        return head
            + differences.map { difference in
                let parts = difference.name.split(separator: "/", maxSplits: 1)
                let cells = [String(parts[0]), String(parts[1]), difference.expected ?? "-", difference.value ?? "-"]
                return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
            }.joined()
    }
}
