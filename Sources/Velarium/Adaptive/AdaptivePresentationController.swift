import OverlayPlacement
import UIKit

/// Shows the card of an `AdaptiveOverlayController` in its style: one presentation for all styles, so that a change of the
/// style is only a motion.
@MainActor final class AdaptivePresentationController: OverlayPresentationController, DraggableSheet {
    private let overlay: AdaptiveOverlayController
    private let card: AdaptiveCardView

    private(set) lazy var dragController = BottomSheetDragController(of: self)
    let dismissalInteractor = DismissalInteractor()
    var dismissalSpeed: CGFloat = 0
    /// Where the card is as a sheet.
    private var sheet = (detent: SheetDetent.half, visibleHeight: CGFloat(0))
    private var isPresentationComplete = false
    private var safeArea: SafeAreaContribution?
    private var keyboard: KeyboardOverlapObserver?
    private let tracker = AnchorTracker()
    private var lastContainerSize = CGSize.zero
    /// The direction of the visible arrow, which stays as long as there is room.
    private var arrowDirection: ArrowDirection?

    init(_ overlay: AdaptiveOverlayController, card: AdaptiveCardView, presenting: UIViewController?) {
        self.overlay = overlay
        self.card = card
        super.init(presentedViewController: overlay, presenting: presenting)
        sheet.detent = overlay.initialDetent == .closed ? .half : overlay.initialDetent
    }

    var detent: SheetDetent { sheet.detent }
    var visibleHeight: CGFloat { sheet.visibleHeight }
    private var style: OverlayStyle { overlay.style }
    private var configuration: AdaptiveOverlayConfiguration { overlay.configuration }
    var onDetentChange: (SheetDetent) -> Void { { [overlay] in overlay.userDidMove(to: $0) } }

    // MARK: Transitions

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        isPresentationComplete = false
        overlay.presentationWillBegin()
        // A presentation that was torn down, as with its scene, may have left a transform.
        BottomSheetMotion.restore(card)
        card.grabber.sheet = self
        containerView.addSubview(card)
        containerView.addGestureRecognizer(dragController.pan)
        safeArea = SafeAreaContribution(of: overlay)
        keyboard = KeyboardOverlapObserver(over: containerView) { [weak self] in self?.keyboardWillChange($0) }
        arrowDirection = nil
        styleWillChange()
        layoutCard()
        containerView.layoutIfNeeded()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        isPresentationComplete = completed
        if !completed { tearDown() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dragController.cancelDrag()
        overlay.dismissalWillBegin()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        dismissalSpeed = 0
        if completed { tearDown() } else { overlay.dismissalWasCanceled() }
    }

    private func tearDown() {
        isPresentationComplete = false
        tracker.stop()
        safeArea?.apply(.zero)
        safeArea = nil
        keyboard = nil
        dragController.pan.view?.removeGestureRecognizer(dragController.pan)
        dragController.reset()
        card.isHidden = false
        overlay.presentationDidEnd()
    }

    // MARK: Layout

    private func surroundings(in container: UIView) -> AdaptiveLayout.Surroundings {
        let anchor = style == .popover ? tracker.targetFrame(in: container) : nil
        var surroundings = AdaptiveLayout.Surroundings(
            style: style, container: container.bounds, safeArea: container.safeAreaInsets,
            keyboardOverlap: keyboard?.overlap ?? 0, contentSize: .zero, configuration: configuration,
            cornerRadius: configuration.cornerRadius(in: style, theme), anchor: anchor,
            arrowDirection: arrowDirection, sheetHeight: visibleHeight,
            scale: container.traitCollection.displayScale)
        if style == .popover || style == .dialog {
            surroundings.contentSize = overlay.contentSize(fitting: surroundings.maximumDialogWidth)
        }
        tracker.lastFrame = anchor
        return surroundings
    }

    private func layoutCard() {
        guard let containerView else { return }
        let layout = AdaptiveLayout(surroundings(in: containerView))
        arrowDirection = layout.arrowDirection
        card.apply(layout, castsShadow: style != .fullScreen, isMoving: overlay.isChangingStyle)
        let hasGrabber = style == .sheet && configuration.showsGrabber
        // If the sheet reaches under the status bar, the grabber is below it.
        let covered = max(0, containerView.safeAreaInsets.top - layout.frame.minY)
        card.showGrabber(hasGrabber, top: BottomSheetMetrics.grabberTopInset + (hasGrabber ? covered : 0))
        safeArea?.apply(additionalInsets(layout, in: containerView))
    }

    private func additionalInsets(_ layout: AdaptiveLayout, in container: UIView) -> UIEdgeInsets {
        guard style == .sheet || style == .fullScreen else { return .zero }
        let covered = max(0, (keyboard?.overlap ?? 0) - container.safeAreaInsets.bottom)
        let hasGrabber = style == .sheet && configuration.showsGrabber
        let top = hasGrabber ? BottomSheetMetrics.grabberTopInset * 2 + BottomSheetMetrics.grabberSize.height : 0
        return UIEdgeInsets(top: top, left: 0, bottom: covered, right: 0)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { AdaptiveLayout(surroundings(in: $0)).frame } ?? super.frameOfPresentedViewInContainerView
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let size = containerView?.bounds.size, size != lastContainerSize {
            lastContainerSize = size
            dragController.cancelDrag()
            arrowDirection = nil
        }
        if !dragController.isActive { snapToDetent() }
        layoutCard()
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        let isQueued = coordinator.animate { [overlay] _ in
            // The coordinator animates.
            overlay.applyRule(for: newCollection, animated: false)
        } completion: { _ in
        }
        if !isQueued { overlay.applyRule(for: newCollection, animated: true) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let now = presentingViewController.traitCollection
        if now.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
            || now.verticalSizeClass != previousTraitCollection?.verticalSizeClass
        {
            overlay.applyRule(for: now, animated: true)
        }
        // The content needs more room for larger text.
        if now.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            containerView?.setNeedsLayout()
        }
    }

    /// The content asks for another size.
    func contentSizeDidChange() {
        guard let containerView, style == .popover || style == .dialog else { return }
        guard isPresentationComplete, theme.motion != .none else { return containerView.setNeedsLayout() }
        UIView.animate(withDuration: DialogMetrics.duration, delay: 0, options: .allowUserInteraction) { [self] in
            layoutCard()
            containerView.layoutIfNeeded()
        }
    }

    private func keyboardWillChange(_ change: KeyboardChange) {
        guard let containerView else { return }
        dragController.cancelDrag()
        change.animate { [self] in
            snapToDetent()
            layoutCard()
            containerView.layoutIfNeeded()
            card.scrollFirstResponderToVisible()
        }
    }

    // MARK: Changing the style

    /// Moves the card to its style, from wherever it is.
    func moveToStyle(animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard let containerView else { return completion() }
        dragController.cancelDrag()
        styleWillChange()
        let completion = { [weak self] in
            completion()
            self?.layoutCard()
        }
        let changes = { [self] in
            updateColors()
            layoutCard()
            containerView.layoutIfNeeded()
        }
        guard animated, card.window != nil, theme.motion != .none else {
            changes()
            return completion()
        }
        guard theme.motion == .standard, !UIAccessibility.isReduceMotionEnabled else {
            return UIView.transition(
                with: containerView, duration: AdaptiveOverlayMetrics.fadeDuration,
                options: [.transitionCrossDissolve, .allowUserInteraction], animations: changes
            ) { _ in completion() }
        }
        UIView.animate(
            withDuration: AdaptiveOverlayMetrics.duration, delay: 0,
            usingSpringWithDamping: AdaptiveOverlayMetrics.damping, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
        ) { _ in completion() }
    }

    private func styleWillChange() {
        arrowDirection = nil
        snapToDetent()
        guard style == .popover, let anchor = overlay.anchor, let containerView else {
            tracker.stop()
            tracker.anchor = nil
            tracker.lastFrame = nil
            card.isHidden = false
            return
        }
        tracker.anchor = anchor
        tracker.start(for: containerView) { [weak self] in self?.anchorDidChange($0) }
    }

    /// The overlay has another anchor.
    func anchorDidChange() {
        guard style == .popover, containerView != nil else { return }
        styleWillChange()
        layoutCard()
    }

    private func anchorDidChange(_ change: AnchorTracker.Change) {
        switch change {
        case .moved:
            layoutCard()
            card.layoutIfNeeded()
        case .lost: anchorWasLost()
        case .found:
            card.isHidden = false
            layoutCard()
            card.layoutIfNeeded()
        }
    }

    private func anchorWasLost() {
        switch overlay.anchorLossBehavior {
        case .dismiss: overlay.dismiss(for: .anchorLost, animated: true)
        case .hide: card.isHidden = true
        case .stay: break
        }
    }

    // MARK: Configuration

    /// The app has changed the configuration.
    func configurationDidChange() {
        guard containerView != nil else { return }
        if !dragController.isActive { snapToDetent() }
        updateColors()
        layoutCard()
    }

    override func themeDidChange() { configurationDidChange() }

    private func updateColors() {
        dimming = configuration.dimming(in: style, theme)
        dismissesOnOutsideTap = configuration.dismissesOnOutsideTap
        if case .color(let color) = theme.surface { card.color = color } else { card.color = .systemBackground }
    }

    // MARK: Sheet

    var layoutContext: SheetLayoutContext {
        containerView.map { surroundings(in: $0).sheet } ?? SheetLayoutContext(size: .zero)
    }

    /// Only a sheet that has arrived: during a change, the card follows no finger.
    var isDraggable: Bool { isPresentationComplete && style == .sheet && !overlay.isChangingStyle }

    var currentVisibleHeight: CGFloat {
        guard let containerView else { return visibleHeight }
        return containerView.bounds.height - (card.layer.presentation()?.frame.minY ?? card.frame.minY)
    }

    /// Moves the sheet to `detent`, or to the nearest that it has.
    func setDetent(_ detent: SheetDetent, animated: Bool) {
        dragController.cancelDrag()
        self.sheet.detent = detent
        guard style == .sheet, containerView != nil else { return }
        guard animated, card.window != nil else {
            snapToDetent()
            return layoutCard()
        }
        settle(at: layoutContext.nearestDetent(to: detent), speed: 0)
    }

    private func snapToDetent() {
        guard style == .sheet else { return }
        sheet.detent = layoutContext.nearestDetent(to: detent)
        sheet.visibleHeight = layoutContext.height(of: detent)
    }

    func setVisibleHeight(_ height: CGFloat) {
        sheet.visibleHeight = height
        card.layer.removeAllAnimations()
        layoutCard()
        card.layoutIfNeeded()
        let context = layoutContext
        if context.isDismissible, context.lowestHeight > 0 { setDimmingProgress(height / context.lowestHeight) }
    }

    func settle(at detent: SheetDetent, speed: CGFloat) {
        self.sheet.detent = detent
        let target = layoutContext.height(of: detent)
        let velocity = BottomSheetMotion.springVelocity(-speed, over: target - visibleHeight)
        UIView.animate(
            withDuration: BottomSheetMetrics.duration, delay: 0, usingSpringWithDamping: BottomSheetMetrics.damping,
            initialSpringVelocity: velocity, options: [.allowUserInteraction]
        ) { [self] in
            sheet.visibleHeight = target
            layoutCard()
            card.layoutIfNeeded()
            if !isBeingDismissed { setDimmingProgress(1) }
        }
    }
}
