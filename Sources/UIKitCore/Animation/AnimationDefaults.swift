/// The tuned values of animations. Sources: `Docs/Numbers.md`.
package enum AnimationDefaults {
    /// The frequency of the system's spring since iOS 7: mass 3, stiffness 1000, critically damped.
    package static let systemSpringFrequency = (1000.0 / 3).squareRoot()
    /// The settling time of that spring in seconds, which is the duration of animations along it.
    static let systemSpringDuration: Seconds = 9.2334134765 / systemSpringFrequency
    static let systemSpring = Spring(frequency: systemSpringFrequency, dampingRatio: 1, velocity: 0)
    /// The default duration of `beginAnimations` in seconds.
    static let legacyDuration: Seconds = 0.2
    /// The distance of the viewer from a flipping view, as a multiple of its width or height.
    static let flipDistance: CGFloat = 2.5
    /// The final scale of a deleted view.
    static let deletedScale: CGFloat = 0.1
    /// The duration of a deletion in seconds.
    static let deletionDuration: Seconds = 0.25
}
