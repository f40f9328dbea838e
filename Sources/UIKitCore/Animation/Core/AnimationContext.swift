/// Determines whether changes of views are animated while a block runs.
@MainActor package final class AnimationContext {
    /// The context of the innermost block; nil outside of blocks.
    package private(set) static var current: AnimationContext?

    /// The block's animation; nil if changes are not animated.
    private(set) lazy var animation: ViewAnimation? = make()
    private let make: () -> ViewAnimation?
    private var outer: AnimationContext?
    /// The fraction of the animation at which changes begin.
    var startFraction = 0.0
    /// Whether changes replace running animations and begin at the displayed state.
    var isReplacing = false
    /// Collects keyframes in a keyframe block; nil in other blocks.
    var keyframes: KeyframeTrack?
    /// Views to lay out at the end of the block, independent of its options.
    private var viewsToLayOut: [UIView] = []
    /// Views whose bounds have changed in the block.
    private(set) var resizedViews: [UIView] = []

    /// - Parameter animation: Evaluated with the first change.
    init(_ animation: @escaping @autoclosure () -> ViewAnimation?) {
        make = animation
    }

    /// Runs `changes` in this context.
    func perform(_ changes: () -> Void) {
        makeCurrent()
        changes()
        restoreOuterContext()
    }

    /// Makes this context current.
    func makeCurrent() {
        outer = AnimationContext.current
        AnimationContext.current = self
    }

    /// Lays out the remaining views, and makes the outer context current.
    func restoreOuterContext() {
        let views = viewsToLayOut
        viewsToLayOut = []
        for view in views { view.layoutIfNeeded() }
        AnimationContext.current = outer
        outer = nil
    }

    /// Lays out `view` at the end of the block, so that its layout is animated.
    func layoutAtEnd(_ view: UIView) {
        if !viewsToLayOut.contains(view) { viewsToLayOut.append(view) }
    }

    /// The action to run when a property of a view's layer changes; nil for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let animation, UIView.areAnimationsEnabled, !AnimationContext.nonAnimatedKeys.contains(event) else {
            return nil
        }
        guard let view = layer.delegate as? UIView, view.canAnimate, let old = layer.property(event) else { return nil }
        if event == "bounds" { resizedViews.append(view) }
        return ViewAction(old: old, context: self, animation: animation)
    }

    /// Adds a change of a layer that belongs to no view. `old` is the previous value.
    package func addChange(from old: LayerProperty, of layer: CALayer) {
        guard UIView.areAnimationsEnabled else { return }
        animation?.addChange(of: layer, from: old, start: startFraction, isReplacing: isReplacing)
    }

    /// Runs `changes`, and animates the colors and contents that they change without actions. Contents cross-fade.
    func animateAppearance(_ changes: () -> Void) {
        guard let animation else { return changes() }
        animation.animateAppearance(from: startFraction, changes)
    }

    /// Lays out the views whose bounds have changed, so that their layout is animated.
    func layoutResizedViews() {
        let views = resizedViews
        resizedViews = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Properties that layers animate, but views do not.
    private static let nonAnimatedKeys: Set<String> = ["hidden", "masksToBounds", "contentsScale"]
}

/// Adds a change of a view's layer to the animation of the current block.
@MainActor private final class ViewAction: NSObject, @MainActor CAAction {
    private let old: LayerProperty
    private let context: AnimationContext
    private let animation: ViewAnimation

    init(old: LayerProperty, context: AnimationContext, animation: ViewAnimation) {
        self.old = old
        self.context = context
        self.animation = animation
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        if let keyframes = context.keyframes {
            keyframes.addChange(of: layer, from: old)
        } else {
            animation.addChange(of: layer, from: old, start: context.startFraction, isReplacing: context.isReplacing)
        }
    }
}

extension UIView {
    /// Whether changes of the view can be animated: it is in a window whose scene is not in the background. There a
    /// change takes effect immediately, because nothing would advance its animation.
    var canAnimate: Bool {
        guard let window else { return false }
        return window.windowScene?.isOnScreen != false
    }
}

extension UIView {
    /// Runs `changes` of colors and contents. In an animation block they are animated, and contents cross-fade.
    func animateAppearance(_ changes: (_ isAnimated: Bool) -> Void) {
        guard let context = AnimationContext.current, UIView.areAnimationsEnabled, canAnimate else {
            return changes(false)
        }
        context.animateAppearance { changes(true) }
    }
}
