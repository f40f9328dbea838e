import UIKit

/// A walkthrough on the screen: the dimming with the spotlight's hole, and the card. Retains the walkthrough until it is
/// removed.
final class WalkthroughView: UIView {
    private let walkthrough: Walkthrough
    private let dimming = CAShapeLayer()
    let card = WalkthroughCard()
    private let tracker = AnchorTracker()
    private var screenObserver: (any ScreenUpdateObserver)?
    /// Whether the current step's anchor is out of sight because the user scrolls.
    private var isScrolledAway = false
    private weak var formerFirstResponder: UIResponder?
    private var sceneObserver: SceneDisconnectionObserver?
    private var isInstalled = false
    private var hasEnded = false
    private var themeObservation: OverlayThemeObservation?
    private var theme = OverlayTheme()
    private var style: InterfaceStyleObserver?
    private var keyboard: KeyboardOverlapObserver?

    init(of walkthrough: Walkthrough) {
        self.walkthrough = walkthrough
        super.init(frame: .zero)
        KeyboardObserver.startObserving()
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        dimming.fillRule = .evenOdd
        layer.addSublayer(dimming)
        addSubview(card)
        card.forward.addAction(UIAction { [unowned walkthrough] _ in walkthrough.showNextStep() }, for: .touchUpInside)
        card.backward.addAction(
            UIAction { [unowned walkthrough] _ in walkthrough.showPreviousStep() }, for: .touchUpInside)
        card.skip.addAction(UIAction { [unowned walkthrough] _ in walkthrough.skip() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    // MARK: In the window

    /// - Parameters:
    ///   - source: The view that presents the walkthrough, for its theme and style.
    ///   - initialAlpha: Where the fade begins, from 0 to 1; nil for none.
    func install(in window: UIWindow, from source: UIView?, fadingFrom initialAlpha: CGFloat?) {
        guard walkthrough.lifecycle.isPresented else { return finish() }
        frame = window.bounds
        formerFirstResponder = window.firstResponderInSubtree
        isInstalled = true
        window.addSubview(self)
        sceneObserver = SceneDisconnectionObserver(window: window) { [weak self] in
            self?.walkthrough.dismiss(for: .sceneClosed, animated: false)
            self?.finish()
        }
        themeObservation = OverlayThemeObservation(of: source ?? window) { [weak self] in self?.apply($0) }
        style = InterfaceStyleObserver(of: self, behind: source ?? window.styledView)
        keyboard = KeyboardOverlapObserver(over: self) { [weak self] change in
            self?.setNeedsLayout()
            change.animate { self?.layoutIfNeeded() }
        }
        if walkthrough.steps.contains(where: { $0.anchor != nil }) {
            screenObserver = makeScreenUpdateObserver(for: self) { [weak self] in self?.screenDidUpdate() }
        }
        becomeFirstResponder()
        guard theme.motion != .none, let initialAlpha else { return walkthrough.presentationDidEnd() }
        alpha = initialAlpha
        UIView.animate(withDuration: WalkthroughMetrics.fade, delay: 0, options: .allowUserInteraction) {
            self.alpha = 1
        } completion: { [weak walkthrough] _ in
            walkthrough?.presentationDidEnd()
        }
    }

    private func apply(_ theme: OverlayTheme) {
        self.theme = theme
        card.tintColor = theme.tintColor
        card.layer.cornerRadius = theme.cornerRadius(orUsual: WalkthroughMetrics.cardRadius)
        card.applyOverlayTheme(theme)
        setNeedsLayout()
    }

    func remove(animated: Bool) {
        stopObservingAnchors()
        isUserInteractionEnabled = false
        guard animated, theme.motion != .none, window != nil else { return finish() }
        UIView.animate(withDuration: WalkthroughMetrics.fade, delay: 0, options: .beginFromCurrentState) {
            self.alpha = 0
        } completion: { _ in
            self.finish()
        }
    }

    /// Ends the walkthrough at once, during its fade. Returns its opacity, from 0 to 1.
    func interrupt() -> CGFloat {
        let alpha = CGFloat((layer.presentation() ?? layer).opacity)
        finish()
        return alpha
    }

    private func finish() {
        guard !hasEnded else { return }
        hasEnded = true
        let wasInstalled = isInstalled
        isInstalled = false
        stopObservingAnchors()
        sceneObserver = nil
        themeObservation = nil
        keyboard = nil
        if wasInstalled, isFirstResponder, formerFirstResponder?.becomeFirstResponder() != true {
            resignFirstResponder()
        }
        removeFromSuperview()
        style = nil
        walkthrough.viewWasRemoved()
    }

    /// The app has removed the view, or its window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil, isInstalled else { return }
        walkthrough.lifecycle.willDismiss(for: .code)
        finish()
    }

    // MARK: Steps

    func show(
        _ step: Walkthrough.Step, number: Int, of total: Int, animated: Bool,
        showingButtons showButtons: (WalkthroughCard) -> Void
    ) {
        tracker.anchor = step.anchor
        isScrolledAway = false
        card.show(step, number: number, of: total)
        showButtons(card)
        setNeedsLayout()
        layoutIfNeeded()
        if animated {
            card.alpha = 0
            UIView.animate(withDuration: WalkthroughMetrics.fade, delay: 0, options: .allowUserInteraction) {
                self.card.alpha = 1
            }
        }
        if step.anchor == nil {
            tracker.stop()
        } else {
            tracker.start(for: self) { [weak self] in self?.anchorDidChange($0) }
        }
        UIAccessibility.post(notification: .screenChanged, argument: card.focusedElement)
    }

    private func anchorDidChange(_ change: AnchorTracker.Change) {
        setNeedsLayout()
        switch change {
        case .moved: break
        case .found: isScrolledAway = false
        case .lost:
            // A finger scrolls; the step is shown without a spotlight until the content rests.
            isScrolledAway = tracker.anchor?.location?.isScrolledByUser ?? false
            if !isScrolledAway { walkthrough.anchorWasLost() }
        }
    }

    private func screenDidUpdate() {
        if isScrolledAway, tracker.anchor?.location?.isScrolledByUser != true {
            isScrolledAway = false
            walkthrough.anchorWasLost()
        }
        walkthrough.screenDidUpdate()
    }

    private func stopObservingAnchors() {
        tracker.stop()
        screenObserver = nil
    }

    // MARK: Layout

    /// The spotlight in this view's coordinates; nil without an anchor in sight.
    private var spotlight: CGRect? {
        guard !tracker.isLost, tracker.anchor?.location?.isInSight == true, let frame = tracker.frame(in: self) else {
            return nil
        }
        let padding = walkthrough.spotlightPadding
        let outset = padding.isFinite ? max(0, padding) : 0
        return frame.insetBy(dx: -outset, dy: -outset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tracker.lastFrame = tracker.frame(in: self)
        let spotlight = spotlight
        let path = UIBezierPath(rect: bounds)
        if let spotlight {
            let radius = min(WalkthroughMetrics.spotlightRadius, spotlight.width / 2, spotlight.height / 2)
            path.append(UIBezierPath(roundedRect: spotlight, cornerRadius: radius))
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dimming.frame = bounds
        let color = theme.dimming?.dynamicColor ?? UIColor.black.withAlphaComponent(WalkthroughMetrics.dimming)
        dimming.fillColor = color.resolvedColor(with: traitCollection).cgColor
        dimming.path = path.cgPath
        CATransaction.commit()
        let margin = WalkthroughMetrics.margin
        var insets = safeAreaInsets
        insets.bottom = max(insets.bottom, keyboard?.overlap ?? 0)
        let free = bounds.inset(by: insets)
        let hasRoom = free.size.width > 2 * margin && free.size.height > 2 * margin
        let area = hasRoom ? free.insetBy(dx: margin, dy: margin) : bounds
        guard !area.isEmpty else { return }
        card.frame = WalkthroughLayout.cardFrame(of: card.sizeThatFits(area.size), beside: spotlight, in: area)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        card.setNeedsLayout()
        setNeedsLayout()
    }

    // MARK: Touches and keys

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if walkthrough.passesTouchesToAnchor, !card.frame.contains(point), spotlight?.contains(point) == true {
            return nil
        }
        return super.hitTest(point, with: event)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch presses.first?.key?.keyCode {
        case .keyboardEscape: walkthrough.dismiss(for: .escape, animated: true)
        case .keyboardReturnOrEnter, .keyboardSpacebar: walkthrough.showNextStep()
        case .keyboardRightArrow: if isMirrored { walkthrough.showPreviousStep() } else { walkthrough.showNextStep() }
        case .keyboardLeftArrow: if isMirrored { walkthrough.showNextStep() } else { walkthrough.showPreviousStep() }
        default: super.pressesBegan(presses, with: event)
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        walkthrough.dismiss(for: .escape, animated: true)
        return true
    }
}

extension OverlayAnchor.Location {
    /// Whether a scroll view around the rectangle moves with a finger, or comes to rest after one.
    @MainActor fileprivate var isScrolledByUser: Bool {
        sequence(first: view, next: \.superview).contains {
            guard let scroll = $0 as? UIScrollView else { return false }
            return scroll.isTracking || scroll.isDragging || scroll.isDecelerating
        }
    }
}
