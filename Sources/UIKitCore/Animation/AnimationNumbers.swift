/// The numbers of animation; `Docs/Numbers.md` says where they come from.
enum AnimationNumbers {
    /// The spring of the system since iOS 7: mass 3, stiffness 1000; damped critically.
    static let systemSpringFrequency = (1000.0 / 3).squareRoot()
    /// Seconds until it has settled, which every animation along it takes.
    static let systemSpringDuration: Seconds = 9.2334134765 / systemSpringFrequency
    static let systemSpring = Spring(frequency: systemSpringFrequency, dampingRatio: 1, velocity: 0)
    /// Seconds of an animation between `beginAnimations` and `commitAnimations` that says nothing else.
    static let legacyDuration: Seconds = 0.2
    /// How near the eye is to a view that flips, in widths or heights of it.
    static let flipDistance: CGFloat = 2.5
    /// The scale that a deleted view shrinks to.
    static let deletedScale: CGFloat = 0.1
    /// Seconds of a deletion.
    static let deletionDuration: Seconds = 0.25
}
