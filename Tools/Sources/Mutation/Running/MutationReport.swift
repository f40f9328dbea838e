/// The score of each part, and the mutants that no test noticed.
public struct MutationReport {
    public struct Count: Equatable {
        public var killed = 0
        public var survived = 0
        public var uncovered = 0
        public var equivalent = 0

        /// Of 100 mutants that can be noticed, how many were.
        public var score: Int { total == 0 ? 100 : killed * 100 / total }
        public var total: Int { killed + survived + uncovered }
    }

    private var counts: [(part: String, count: Count)] = []
    private var survivors: [(mutant: Mutant, status: MutationResults.Status)] = []

    /// Counts the mutants that have a result.
    public init(
        _ parts: [MutationPart], mutants: [Mutant], equivalent: EquivalentMutants,
        result: (Mutant) -> MutationResults.Status?
    ) {
        for part in parts {
            var count = Count()
            for mutant in mutants where mutant.file.hasPrefix(part.folder + "/") {
                switch result(mutant) {
                case nil: continue
                case .killed: count.killed += 1
                case .survived where equivalent.reason(for: mutant) != nil: count.equivalent += 1
                case .survived?:
                    count.survived += 1
                    survivors.append((mutant, .survived))
                case .uncovered?:
                    count.uncovered += 1
                    survivors.append((mutant, .uncovered))
                }
            }
            counts.append((part.name, count))
        }
    }

    public var sum: Count {
        counts.reduce(into: Count()) {
            $0.killed += $1.count.killed
            $0.survived += $1.count.survived
            $0.uncovered += $1.count.uncovered
            $0.equivalent += $1.count.equivalent
        }
    }

    /// A table, and the line with the score.
    public var summary: String {
        let rows = (counts + [("all", sum)]).map { part, count in
            "| \(part) | \(count.total) | \(count.killed) | \(count.survived) | \(count.uncovered) | \(count.equivalent) | "
                + "\(count.score) |"
        }
        return """
            | part | mutants | killed | survived | not reached | equivalent | score |
            |---|---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))

            Mutation score: \(sum.score)
            """
    }

    /// The mutants that count against the score, one a line.
    public var survivorLines: [String] {
        survivors.map { mutant, status in
            let note = status == .uncovered ? " (not reached)" : ""
            return "\(mutant.file):\(mutant.line):\(mutant.column): \(mutant.change)\(note)"
        }
    }

    /// The rows of the survivors for the table of equivalent mutants, without reasons.
    public var survivorRows: [String] { survivors.map { EquivalentMutants.row(of: $0.mutant) } }
}
