/// A recognizer with work that is timed: it stops when another gesture with the same touches is recognized, and not only
/// when the touches end.
@MainActor protocol PreventionFollowing: AnyObject {
    /// Another gesture has made this one fail.
    func wasPrevented()
}
