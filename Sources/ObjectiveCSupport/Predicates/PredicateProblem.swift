/// Why a format is not a predicate.
struct PredicateProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
