/// A number that the solver determines: one edge or length of something on the screen.
///
/// Created by `Solver.makeVariable`, and valid in that solver only.
package struct Variable: Hashable, Sendable, CustomStringConvertible {
    let index: Int32
    /// Distinguishes a variable from an earlier one with the same index.
    let serial: UInt32

    package var description: String { "v\(serial)" }
}
