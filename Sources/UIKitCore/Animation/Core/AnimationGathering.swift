/// Collects the animations that begin while a block runs, so that a transition can control them.
@MainActor final class AnimationGathering {
    /// The collector of the innermost block; nil outside of blocks.
    private(set) static var current: AnimationGathering?

    private(set) var animations: [ViewAnimation] = []
    /// The property animators that the block has started, paused or scrubbed.
    private(set) var animators: [UIViewPropertyAnimator] = []

    /// Runs `changes`, and collects the animations that begin in it.
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
