/// Numbers of transitions. Sources: `Docs/Numbers.md`.
enum TransitionNumbers {
    /// The least `completionSpeed` that counts; UIKit wants it above 0.
    static let leastSpeed = 0.01
    /// Seconds beyond its own duration after which a transition that is not over is named in the log.
    static let patience: Seconds = 5
}
