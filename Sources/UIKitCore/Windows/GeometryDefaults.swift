import QuartzCore

/// Durations of screen changes. Sources: `Docs/Numbers.md`.
enum GeometryDefaults {
    /// The duration of a quarter turn in seconds; half a turn takes twice as long.
    static let rotationDuration: Seconds = 0.3
}
