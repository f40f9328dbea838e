/// Collects the animations that begin while a block runs, so that a transition can control them.
@MainActor final class AnimationCollector {
    /// The collector of the innermost block; nil outside of blocks.
    private(set) static var current: AnimationCollector?

    private(set) var animations: [ViewAnimation] = []
    /// The property animators that the block has started, paused or scrubbed.
    private(set) var animators: [UIViewPropertyAnimator] = []

    /// Runs `changes`, and collects the animations that begin in it.
    func perform(_ changes: () -> Void) {
        let outer = AnimationCollector.current
        AnimationCollector.current = self
        changes()
        AnimationCollector.current = outer
    }

    func add(_ animation: ViewAnimation) {
        animations.append(animation)
    }

    func add(_ animator: UIViewPropertyAnimator) {
        if !animators.contains(animator) { animators.append(animator) }
    }
}
