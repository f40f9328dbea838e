/// A connection that changes the velocities of bodies.
protocol Joint: AnyObject {
    /// Begins a step of `duration` seconds with the current positions.
    func prepare(for duration: Double)
    /// Changes the velocities of the joined bodies.
    ///
    /// - Parameter correctsError: Whether a rigid joint also moves the bodies to where it holds them.
    func solve(correctsError: Bool)
}
