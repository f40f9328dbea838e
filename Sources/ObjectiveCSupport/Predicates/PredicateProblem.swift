/// Why a format is not a predicate.
package struct PredicateProblem: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
