/// Limits below which a number is a rounding error. Chosen after running the random systems of the tests.
enum Tolerance {
    /// For coefficients of rows.
    static let coefficient = 1e-11
    /// For coefficients that may be a pivot.
    static let pivot = 1e-8
    /// The fraction of a required equality's largest coefficient that a variable needs to be solved for.
    static let definingShare = 0.01
    /// For differences of costs.
    static let cost = 1e-9
    /// For values, in the unit of the variables, while no constant is beyond 10,000; grows with the largest constant.
    static let value = 1e-9
}
