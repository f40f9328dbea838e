/// The importance of a constraint: above 0, up to 1000, which means required. Fractions are allowed.
///
/// Priorities are levels, not weights: the solver never breaks a constraint to satisfy weaker ones, however many.
package struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    package let rawValue: Double

    /// The value is validated when a constraint is added.
    package init(_ rawValue: Double) { self.rawValue = rawValue }
    package init(floatLiteral value: Double) { rawValue = value }
    package init(integerLiteral value: Int) { rawValue = Double(value) }

    /// The constraint must be met.
    package static let required = Priority(Penalty.requiredPriority)

    package static func < (first: Priority, second: Priority) -> Bool { first.rawValue < second.rawValue }

    var isValid: Bool { rawValue > 0 && rawValue <= Penalty.requiredPriority }
}
