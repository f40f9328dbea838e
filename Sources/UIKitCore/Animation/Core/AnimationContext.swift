/// What changes of views turn into while a block runs: parts of an animation, or nothing but changes.
@MainActor final class AnimationContext {
    /// That of the innermost block; nil outside of all.
    private(set) static var current: AnimationContext?

    /// Nil where changes take effect without animation.
    private(set) lazy var animation: ViewAnimation? = make()
    private let make: () -> ViewAnimation?
    private var outer: AnimationContext?
    /// The fraction of the animation at which changes begin.
    var start = 0.0
    /// Whether changes take the place of what moves a property, and start from what is shown.
    var isReplacing = false
    /// Where keyframes are gathered while a block of them runs.
    var keyframes: KeyframeTrack?
    /// The views to lay out when the block ends, whatever its options say.
    private var rearranged: [UIView] = []
    /// The views whose frames have changed in the block.
    private(set) var resized: [UIView] = []

    /// - Parameter animation: Asked for with the first change.
    init(_ animation: @escaping @autoclosure () -> ViewAnimation?) {
        make = animation
    }

    /// Runs `changes` in this context; those inside it have their own.
    func perform(_ changes: () -> Void) {
        enter()
        changes()
        leave()
    }

    /// Becomes the current context.
    func enter() {
        outer = AnimationContext.current
        AnimationContext.current = self
    }

    /// Brings back the context around it.
    func leave() {
        let views = rearranged
        rearranged = []
        for view in views { view.layoutIfNeeded() }
        AnimationContext.current = outer
        outer = nil
    }

    /// Has `view` laid out at the end of the block, so that what moves in it is part of the animation.
    func layOutAtEnd(_ view: UIView) {
        if !rearranged.contains(view) { rearranged.append(view) }
    }

    /// What is to run when the property of a view's own layer changes.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let animation, UIView.areAnimationsEnabled, !AnimationContext.unanimated.contains(event) else {
            return nil
        }
        guard let view = layer.delegate as? UIView, view.window != nil, let old = layer.property(event) else {
            return nil
        }
        if event == "bounds" { resized.append(view) }
        return ViewAction(old: old, context: self, animation: animation)
    }

    /// Takes in what `layer`, which is no view's own, had as `old` before it was changed just now.
    func take(_ old: LayerProperty, of layer: CALayer) {
        guard UIView.areAnimationsEnabled else { return }
        animation?.add(layer, old, start: start, isReplacing: isReplacing)
    }

    /// Lays out the views that have other frames, as part of the animation.
    func layOutResized() {
        let views = resized
        resized = []
        for view in views { view.layoutIfNeeded() }
    }

    /// What layers animate, but not views.
    private static let unanimated: Set<String> = ["hidden", "masksToBounds", "contentsScale"]
}

/// Takes a change of a view's layer into the animation of the block that made it.
@MainActor private final class ViewAction: NSObject, @MainActor CAAction {
    private let old: LayerProperty
    private let context: AnimationContext
    private let animation: ViewAnimation

    init(old: LayerProperty, context: AnimationContext, animation: ViewAnimation) {
        (self.old, self.context, self.animation) = (old, context, animation)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        if let keyframes = context.keyframes {
            keyframes.note(layer, old)
        } else {
            animation.add(layer, old, start: context.start, isReplacing: context.isReplacing)
        }
    }
}
