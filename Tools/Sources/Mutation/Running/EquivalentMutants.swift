/// Mutants that no test can notice, each with its reason: rows of FILE, SOURCE LINE, ORIGINAL, MUTATED and REASON.
public struct EquivalentMutants: Sendable {
    private let reasons: [[String]: String]

    public init(table: String) {
        var reasons: [[String]: String] = [:]
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if cells.count == 5 { reasons[Array(cells[..<4])] = cells[4] }
        }
        self.reasons = reasons
    }

    /// Why the mutant changes nothing that anyone can see, or nil.
    public func reason(for mutant: Mutant) -> String? {
        reasons[Self.cells(of: mutant)]
    }

    /// The row of a mutant, to which a reason is to be added.
    public static func row(of mutant: Mutant) -> String {
        cells(of: mutant).joined(separator: "\t")
    }

    private static func cells(of mutant: Mutant) -> [String] {
        [mutant.file, mutant.sourceLine, mutant.original, mutant.mutated.isEmpty ? "nothing" : mutant.mutated]
    }
}
