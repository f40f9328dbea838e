/// A number the solver finds: one edge or length of something on the screen. Made by `Solver.makeVariable`; a variable of
/// one solver means nothing to another.
package struct Variable: Hashable, Sendable, CustomStringConvertible {
    let index: Int32
    /// Tells a variable from an earlier one in the same place.
    let serial: UInt32

    package var description: String { "v\(serial)" }
}
