import QuartzCore

/// Times of changes of the screen. Sources: `Docs/Numbers.md`.
enum GeometryNumbers {
    /// Seconds of a quarter turn; half a turn takes twice as long.
    static let rotationDuration: Seconds = 0.3
}
