import UIKit

/// Explains several parts of a screen, one after the other: a spotlight on the anchor of a step in a dimmed screen, and a
/// card beside it with the buttons next, back and skip.
///
///     let tour = Walkthrough(steps: [
///         .init(.view(search), title: "Search", message: "Finds a letter by any word in it."),
///         .init(.barButtonItem(compose, in: bar), title: "Write"),
///     ])
///     if case .value = await present(tour) { settings.hasSeenTour = true }
///
/// The spotlight follows its anchor. A step whose anchor is scrolled out of sight is scrolled to, also after a rotation;
/// one whose anchor is not on the screen is left out, unless `anchorLossBehavior` says otherwise. Return and the arrow
/// keys go through the steps; Escape ends the walkthrough.
@preconcurrency @MainActor open class Walkthrough: ValueOverlay {
    /// What is explained at once.
    @preconcurrency @MainActor public struct Step {
        /// What the spotlight is on. Nil for none: the card is in the middle of the screen.
        public var anchor: OverlayAnchor?
        /// The text in the first line of the card.
        public var title: String
        /// The text below. Nil for none.
        public var message: String?

        /// Creates a step.
        public init(_ anchor: OverlayAnchor?, title: String, message: String? = nil) {
            self.anchor = anchor
            self.title = title
            self.message = message
        }
    }

    /// What happens to a step whose anchor is not on the screen, or leaves it.
    public enum AnchorLoss: CaseIterable, Hashable, Sendable {
        /// The next step is shown, or a former one after the last. Without any, the walkthrough ends as `anchorLost`.
        ///
        /// The step is shown again when its anchor is back, unless the user has gone to another step meanwhile.
        case skipStep
        /// The card is shown in the middle of the screen, without a spotlight, until the anchor is back.
        case center
        /// The walkthrough ends as `anchorLost`.
        case dismiss
    }

    /// The lifecycle of the walkthrough's presentations.
    public let lifecycle = OverlayLifecycle()
    /// The steps in their order.
    public let steps: [Step]
    /// What happens to a step whose anchor is not on the screen. Default `skipStep`. Takes effect with the next loss.
    open var anchorLossBehavior = AnchorLoss.skipStep
    /// Whether the user can touch what the spotlight is on. Default false. Takes effect with the next touch.
    open var passesTouchesToAnchor = false
    /// The distance of the spotlight's edge from the anchor, in points. Default 6. Negative and non-finite values count
    /// as 0.
    open var spotlightPadding: CGFloat = WalkthroughMetrics.spotlightPadding
    /// The step that is shown, as an index of `steps`. Nil while the walkthrough is not presented.
    open private(set) var currentStep: Int?
    /// Called when another step is shown. Default nil.
    open var onStep: (@MainActor (Int) -> Void)?
    /// The number of steps if the user went through to the last one in the last presentation; otherwise nil.
    open private(set) var value: Int?

    private var view: WalkthroughView?
    /// The steps whose anchors were lost while they were shown, the first of them first, until the user goes on.
    private var lostSteps: [LostStep] = []

    /// A step to which the walkthrough returns by itself.
    private struct LostStep {
        let index: Int
        /// Whether no scrolling shows the anchor, although it is in the window. Then it has to come into sight by itself.
        let isInWindow: Bool
    }

    /// Creates a walkthrough. Without a step, nothing is shown.
    public init(steps: [Step]) { self.steps = steps }

    // MARK: Presenting

    /// Shows the first step in the window of `controller`. Nil means the frontmost scene.
    ///
    /// Does nothing while the walkthrough is presented. One that is being dismissed ends, and comes back. If there is no window, or no step can be shown, nothing is shown
    /// and `OverlayDiagnostics` reports it.
    open func show(over controller: UIViewController? = nil, animated: Bool = true) {
        // A presentation ends only in `didDismiss`, whose callbacks may show the walkthrough again.
        if view != nil, !lifecycle.isDismissing { return }
        guard canBeShown(over: controller) else { return }
        let window = controller?.viewIfLoaded?.window ?? UIWindowScene.frontmost?.frontmostAppWindow
        guard let window, let first = step(from: 0, by: 1, in: window) else {
            return OverlayDiagnostics.report(
                "\(type(of: self)) was not shown: there is no window, or the anchor of no step is on the screen. Show it "
                    + "over a controller that has appeared.")
        }
        let alpha = view?.interrupt() ?? 0
        guard view == nil else { return }
        value = nil
        lostSteps = []
        let view = WalkthroughView(of: self)
        self.view = view
        currentStep = first
        lifecycle.willPresent()
        view.install(in: window, from: controller?.viewIfLoaded, fadingFrom: animated ? alpha : nil)
        if lifecycle.isPresented, currentStep == first { showCurrentStep(animated: false) }
    }

    /// Ends the walkthrough. The first reason counts.
    open func dismiss(for reason: DismissReason, animated: Bool) {
        guard let view, lifecycle.willDismiss(for: reason) else { return }
        view.remove(animated: animated)
    }

    // MARK: Steps

    /// Shows the next step; after the last one, the walkthrough ends as `action` with a value.
    open func showNextStep() {
        guard lifecycle.isPresented, let currentStep, let window = view?.window else { return }
        lostSteps = []
        guard let next = step(from: currentStep + 1, by: 1, in: window) else {
            value = steps.count
            return dismiss(for: .action, animated: true)
        }
        self.currentStep = next
        showCurrentStep(animated: true)
    }

    /// Shows the step before. Does nothing at the first one.
    open func showPreviousStep() {
        guard lifecycle.isPresented, let currentStep, let window = view?.window,
            let previous = step(from: currentStep - 1, by: -1, in: window)
        else { return }
        lostSteps = []
        self.currentStep = previous
        showCurrentStep(animated: true)
    }

    /// The first step from `index` on that can be shown, after scrolling to its anchor.
    private func step(from index: Int, by stride: Int, in window: UIWindow) -> Int? {
        firstStep(from: index, by: stride) { $0.reveal(in: window) }
    }

    /// Whether there probably is a step to show from `index` on. Scrolls to none of them.
    private func hasStep(from index: Int, by stride: Int, in window: UIWindow) -> Bool {
        firstStep(from: index, by: stride) { $0.isReachable(in: window) } != nil
    }

    private func firstStep(from index: Int, by stride: Int, where isAvailable: (Step) -> Bool) -> Int? {
        var index = index
        while steps.indices.contains(index) {
            // A step that is shown without its anchor is scrolled to all the same.
            if isAvailable(steps[index]) || anchorLossBehavior != .skipStep { return index }
            index += stride
        }
        return nil
    }

    private func showCurrentStep(animated: Bool) {
        guard let currentStep, let view, let window = view.window else { return }
        view.show(steps[currentStep], number: currentStep + 1, of: steps.count, animated: animated) { card in
            showButtons(on: card, around: currentStep, in: window)
        }
        onStep?(currentStep)
    }

    private func showButtons(on card: WalkthroughCard, around index: Int, in window: UIWindow) {
        card.showButtons(
            hasPrevious: hasStep(from: index - 1, by: -1, in: window),
            hasNext: hasStep(from: index + 1, by: 1, in: window))
    }

    // MARK: Calls from the view

    func skip() { dismiss(for: .action, animated: true) }

    /// The anchor of the current step is out of sight.
    func anchorWasLost() {
        guard lifecycle.isPresented, let currentStep, let window = view?.window else { return }
        // The layout or the app has moved it.
        if steps[currentStep].reveal(in: window) { return }
        switch anchorLossBehavior {
        case .center: break
        case .dismiss: dismiss(for: .anchorLost, animated: true)
        case .skipStep: skipLostStep(currentStep, in: window)
        }
    }

    private func skipLostStep(_ index: Int, in window: UIWindow) {
        let other = step(from: index + 1, by: 1, in: window) ?? step(from: index - 1, by: -1, in: window)
        guard let other else { return dismiss(for: .anchorLost, animated: true) }
        lostSteps.append(LostStep(index: index, isInWindow: steps[index].isReachable(in: window)))
        currentStep = other
        showCurrentStep(animated: true)
    }

    /// Anchors may have come or gone with this update of the screen: returns to a step that was lost, and offers the
    /// buttons for the steps that there are now.
    func screenDidUpdate() {
        guard lifecycle.isPresented, let currentStep, let view, let window = view.window else { return }
        let found = lostSteps.firstIndex {
            $0.isInWindow ? steps[$0.index].isInSight(in: window) : steps[$0.index].reveal(in: window)
        }
        guard let found else { return showButtons(on: view.card, around: currentStep, in: window) }
        self.currentStep = lostSteps[found].index
        lostSteps.removeSubrange(found...)
        showCurrentStep(animated: true)
    }

    func presentationDidEnd() { if lifecycle.isPresented { lifecycle.didPresent(self) } }

    func viewWasRemoved() {
        view = nil
        currentStep = nil
        lostSteps = []
        lifecycle.didDismiss()
    }
}

extension Walkthrough.Step {
    /// Whether the anchor is in `window` and not hidden; it may be scrolled out of sight. True without an anchor.
    fileprivate func isReachable(in window: UIWindow) -> Bool {
        guard let anchor else { return true }
        guard let view = anchor.location?.view, view.window === window else { return false }
        return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }

    /// Whether the anchor is in sight without scrolling. True without an anchor.
    fileprivate func isInSight(in window: UIWindow) -> Bool {
        isReachable(in: window) && anchor?.location?.isInSight ?? true
    }

    /// Scrolls to the anchor, and returns whether it is in sight. True without an anchor.
    fileprivate func reveal(in window: UIWindow) -> Bool {
        guard isReachable(in: window) else { return false }
        guard let anchor else { return true }
        var lastFrame: CGRect?
        // Rows that are measured on the way to the anchor move it, and the next attempt begins there.
        for _ in 0..<WalkthroughMetrics.scrollAttempts {
            guard let location = anchor.location else { return false }
            location.scrollToVisible()
            if location.isCovered(in: window) { location.scrollToCenter() }
            let frame = anchor.location.map { $0.view.convert($0.rect, to: window) }
            if frame == lastFrame { break }
            lastFrame = frame
        }
        return anchor.location?.isInSight ?? false
    }
}

extension OverlayAnchor.Location {
    /// Scrolls all scroll views around the rectangle so that it is visible.
    @MainActor fileprivate func scrollToVisible() {
        // A scroll view that is the anchor's own view scrolls its content.
        for case let scroll as UIScrollView in sequence(first: view, next: \.superview) {
            scroll.scrollRectToVisible(scroll.convert(rect, from: view), animated: false)
            scroll.layoutIfNeeded()
        }
    }

    /// Scrolls all scroll views around the rectangle so that it is in the middle of them, as far as they scroll.
    @MainActor fileprivate func scrollToCenter() {
        for case let scroll as UIScrollView in sequence(first: view, next: \.superview) {
            let visible = scroll.bounds.inset(by: scroll.adjustedContentInset)
            let requested = scroll.convert(rect, from: view)
            let target = requested.insetBy(
                dx: min(0, (requested.width - visible.width) / 2), dy: min(0, (requested.height - visible.height) / 2))
            scroll.scrollRectToVisible(target, animated: false)
            scroll.layoutIfNeeded()
        }
    }

    /// Whether the middle of what is visible of the rectangle is under another view, such as a bar or a panel.
    @MainActor fileprivate func isCovered(in window: UIWindow) -> Bool {
        guard let frame = visibleFrame else { return false }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let views = window.subviews.lazy.reversed().filter { !($0 is WalkthroughView) }
        guard let hit = views.compactMap({ $0.hitTest($0.convert(middle, from: window), with: nil) }).first else {
            return false
        }
        return !hit.isDescendant(of: view) && !view.isDescendant(of: hit)
    }
}
