/// Limits of transitions. Sources: `Docs/Numbers.md`.
package enum TransitionDefaults {
    /// The minimum effective `completionSpeed`, which must be above 0.
    package static let minimumSpeed = 0.01
    /// Seconds beyond its own duration after which a transition that has not ended is logged.
    static let timeoutMargin: Seconds = 5
}
