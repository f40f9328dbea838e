/// Gathers the animations that views begin while a block runs: what a transition has to take in hand.
@MainActor final class AnimationGathering {
    /// That of the innermost block; nil outside of all.
    private(set) static var current: AnimationGathering?

    private(set) var animations: [ViewAnimation] = []
    /// The property animators that were started, paused or scrubbed in the block.
    private(set) var animators: [UIViewPropertyAnimator] = []

    /// Runs `changes`; the animations of `UIView` that begin in it join the others.
    func perform(_ changes: () -> Void) {
        let outer = AnimationGathering.current
        AnimationGathering.current = self
        changes()
        AnimationGathering.current = outer
    }

    func take(_ animation: ViewAnimation) {
        animations.append(animation)
    }

    func take(_ animator: UIViewPropertyAnimator) {
        if !animators.contains(animator) { animators.append(animator) }
    }
}
