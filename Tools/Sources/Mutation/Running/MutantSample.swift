/// Chooses some mutants of each part, the same ones on every machine.
public struct MutantSample {
    /// At most so many of each part; nil for all.
    private let size: Int?
    private let seed: UInt64

    public init(size: Int?, seed: UInt64) {
        self.size = size
        self.seed = seed
    }

    /// The mutants of `parts` that the seed selects.
    public func mutants(of parts: [MutationPart], among all: [Mutant]) -> [Mutant] {
        parts.flatMap { part in
            let own = all.filter { $0.file.hasPrefix(part.folder + "/") }
            guard let size, size < own.count else { return own }
            return own.map { mutant -> (UInt64, Mutant) in
                var hash = StableHash()
                hash.add("\(seed)\t\(mutant.key)")
                return (hash.value, mutant)
            }.sorted { $0.0 < $1.0 }.prefix(size).map(\.1)
        }
    }
}
