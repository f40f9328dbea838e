import CoreGraphics

/// Makes the pointer react to a view: it highlights, lifts or tints what it is over.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction, PointerTracking {
    /// Decides about regions and styles. Without a delegate, the whole view reacts with the automatic effect. Not
    /// retained.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view that the interaction is added to.
    open private(set) weak var view: UIView?
    /// Whether the pointer reacts. Default true. Disabling it ends a current effect.
    open var isEnabled = true {
        didSet { if !isEnabled { exitRegion() } }
    }

    private var region: UIPointerRegion?
    private var effect: PointerEffectDisplay?
    private let hasDelegate: Bool
    private var lastRequest: UIPointerRegionRequest?

    /// An interaction for `addInteraction(_:)`. Nil reacts with the automatic effect.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        hasDelegate = delegate != nil
        super.init()
    }

    open func willMove(to view: UIView?) {
        if self.view !== view { exitRegion() }
    }

    open func didMove(to view: UIView?) { self.view = view }

    /// Asks the delegate again for the region and the style below the pointer.
    open func invalidate() {
        guard let lastRequest, region != nil else { return }
        exitRegion()
        self.lastRequest = lastRequest
        update(for: lastRequest)
    }

    // MARK: PointerTracking

    package var tracksPointer: Bool {
        guard let view, isEnabled, view.era.supportsPointers else { return false }
        return (view as? UIControl)?.isEnabled != false
    }

    package func pointerDidMove(to location: CGPoint, modifiers: UIKeyModifierFlags) {
        guard let view else { return }
        let request = UIPointerRegionRequest(location: view.convertFromScreen(location), modifiers: modifiers)
        lastRequest = request
        update(for: request)
    }

    package func pointerDidExit() { exitRegion() }

    package private(set) var cursor = PointerCursor.arrow

    // MARK: Regions

    private func update(for request: UIPointerRegionRequest) {
        guard let view else { return }
        let whole = UIPointerRegion(rect: view.bounds)
        let fresh =
            delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
        guard fresh != region else { return }
        endEffect()
        guard let fresh, isEnabled, self.view === view else { return }
        enter(fresh, of: view)
    }

    private func enter(_ fresh: UIPointerRegion, of view: UIView) {
        region = fresh
        let style =
            hasDelegate
            ? delegate?.pointerInteraction(self, styleFor: fresh)
            : UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: fresh, animator: animator)
        // The delegate may have disabled or removed the interaction.
        guard region === fresh else { return }
        cursor = style?.cursor ?? .arrow
        effect = style.flatMap { style in style.effect.map { PointerEffectDisplay(of: $0, shape: style.shape) } }
        animator.run(duration: PointerMetrics.enterDuration) { [effect] in effect?.show() }
    }

    private func exitRegion() {
        lastRequest = nil
        endEffect()
    }

    private func endEffect() {
        guard let old = region else { return }
        region = nil
        cursor = .arrow
        let ended = effect
        effect = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: old, animator: animator)
        animator.addCompletion { _ in ended?.remove() }
        animator.run(duration: PointerMetrics.exitDuration) { ended?.hide() }
    }
}

/// Runs the changes of an effect and those that the delegate adds in one animation.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run(duration: Seconds, _ effect: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { [animations] in
                effect()
                for animation in animations { animation() }
            },
            completion: { [completions] isFinished in
                for completion in completions { completion(isFinished) }
            })
    }
}

extension SystemEra {
    /// Whether views can react to a pointer.
    fileprivate var supportsPointers: Bool { self >= .iOS17 }
}
