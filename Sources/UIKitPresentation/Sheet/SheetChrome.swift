import CoreGraphics
import StateMachines
import UIKitCore

/// The views around a sheet's content: its surface with the grabber, and the background. A presentation has one while
/// its effective style is a sheet, whatever style was requested.
@MainActor final class SheetChrome: ConfiguredChrome {
    package unowned let controller: UIPresentationController
    /// The controller with the app's settings; nil for the defaults.
    private(set) weak var configuration: UISheetPresentationController?
    private let kind: SheetLayoutInput.Kind
    let surface = SheetSurfaceView(frame: .zero)
    private(set) lazy var dragController = SheetDragController(of: self)
    private(set) lazy var detents = SheetDetentController(of: self)
    private let background: SheetBackground
    private weak var presentationAnimator: SheetAnimator?
    /// The input of the last layout.
    private(set) var layoutInput: SheetLayoutInput?
    /// The fully expanded sheet in the last layout.
    private(set) var frame: SheetFrame?
    /// The height of the part of the container that a keyboard covers. Points.
    private var keyboardHeight: CGFloat = 0
    /// The settings that are in effect.
    private var appliedSettings = SheetSettings()
    /// What another sheet in front of this one changes.
    private var front = SheetInFront() {
        didSet { if front != oldValue { applyAppearance() } }
    }

    init(
        _ kind: SheetLayoutInput.Kind, of controller: UIPresentationController,
        configuredBy configuration: UISheetPresentationController?
    ) {
        self.kind = kind
        self.controller = controller
        self.configuration = configuration
        background = SheetBackground(of: controller)
    }

    func prepare() {
        configuration?.configuredChrome = self
        appliedSettings = settings
        surface.onFocusBelowEdge = { [weak self] height in self?.expand(toShow: height) }
    }

    /// Raises the sheet for assistive technology to its lowest detent with `height` points, or to the highest.
    private func expand(toShow height: CGFloat) {
        guard let active = detents.active, controller.driver?.isPresented == true, !dragController.isActive else {
            return
        }
        let entry = active.lowest(withHeight: height)
        if entry.height > detents.restHeight { detents.settle(at: entry) }
    }

    var adaptiveController: UIPresentationController? { configuration }

    var settings: SheetSettings { configuration?.settings ?? SheetSettings() }

    var appearance: SheetAppearance {
        SheetAppearance(
            frame?.shape ?? .filling, era: controller.presentedViewController.era,
            cornerRadius: settings.preferredCornerRadius)
    }

    var navigationBarHeight: CGFloat? {
        guard controller.presentedViewController.era.sheetsFollowSizeClasses, let frame, frame.shape != .filling else {
            return nil
        }
        return layoutInput?.isCompactHeight == true ? nil : SheetMetrics.navigationBarHeight
    }

    // MARK: Layout

    /// The frame of this sheet at rest in a container of `size` with these insets, with the detents resolved there.
    private func restFrame(in size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) -> CGRect {
        let input = makeLayoutInput(in: size, safeArea: safeArea, traits: traits)
        let expanded = SheetFrame(input)
        let resolved = detents.resolve(in: input, expanded: expanded, traits: traits)
        return expanded.rect(height: detents.restHeight(of: resolved, in: input, expanded: expanded))
    }

    private func makeLayoutInput(in size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) -> SheetLayoutInput
    {
        let sizing = settings.prefersPageSizing.map { $0 ? SheetLayoutInput.Kind.page : .form }
        var input = SheetLayoutInput(
            sizing ?? kind, era: controller.presentedViewController.era, container: size, safeArea: safeArea,
            isCompactWidth: traits.horizontalSizeClass == .compact,
            isCompactHeight: traits.verticalSizeClass == .compact)
        input.preferredContentSize = controller.preferredContentSize.finiteOrZero
        input.textSize = traits.preferredContentSizeCategory
        input.keyboardHeight = keyboardHeight
        input.pixelScale = traits.displayScale
        input.prefersEdgeAttachedInCompactHeight = settings.prefersEdgeAttachedInCompactHeight
        input.widthFollowsPreferredContentSizeWhenEdgeAttached =
            settings.widthFollowsPreferredContentSizeWhenEdgeAttached
        input.sourceMidX = sourceMidX
        return input
    }

    private var sourceMidX: CGFloat? {
        guard let view = configuration?.sourceView, view.window != nil,
            let container = controller.containerView
        else { return nil }
        return container.convert(view.bounds, from: view).midX
    }

    var presentedView: UIView? { surface }

    /// The frame for the container's current size: at rest, or as the user drags the sheet.
    var frameOfPresentedView: CGRect {
        guard let container = controller.containerView else { return .zero }
        let size = container.bounds.size
        let now = makeLayoutInput(in: size, safeArea: container.safeAreaInsets, traits: container.traitCollection)
        guard now != layoutInput else { return rect }
        return restFrame(in: size, safeArea: container.safeAreaInsets, traits: container.traitCollection)
    }

    /// The sheet's frame in the last layout, in points of the container.
    var rect: CGRect { frame?.rect(height: detents.height) ?? .zero }

    /// The frame to which a dismissal moves the sheet: just below the container.
    private var rectBelow: CGRect { rect.offsetBy(dx: 0, dy: dragController.length) }

    func contentSize(inContainerOf size: CGSize) -> CGSize {
        guard let container = controller.containerView, let device = container.window?.system.device else {
            return size
        }
        guard size != container.bounds.size else { return frameOfPresentedView.size }
        let classes = device.sizeClasses(for: size)
        let traits = UITraitCollection(traitsFrom: [
            container.traitCollection, UITraitCollection(horizontalSizeClass: classes.horizontal),
            UITraitCollection(verticalSizeClass: classes.vertical),
        ])
        return restFrame(in: size, safeArea: device.safeArea(for: size), traits: traits).size
    }

    /// Lays out again if the layout input has changed. Otherwise the frame stays, because a drag or a transition may be
    /// changing it.
    func layOut() {
        guard let container = controller.containerView else { return }
        let now = makeLayoutInput(
            in: container.bounds.size, safeArea: container.safeAreaInsets, traits: container.traitCollection)
        guard now != layoutInput else { return }
        layoutInput = now
        dragController.cancelDrag()
        // The app's callbacks for a canceled dismissal may have ended the presentation.
        guard controller.containerView === container else { return }
        let oldShape = frame?.shape
        frame = SheetFrame(now)
        detents.invalidate()
        detents.reset()
        place()
        controller.updateTraits()
        guard let oldShape, oldShape != frame?.shape else { return }
        // A sheet in front was laid out before, when this one was no card yet.
        controller.displayedViewController.presentation?.chrome.presenterChromeDidChange()
    }

    /// Gives all views the frames and appearance of the last layout.
    func place() {
        placeSurface()
        applyAppearance()
    }

    /// Gives the surface its frame, and scales the presenter accordingly.
    func placeSurface() {
        surface.setUnscaledFrame(controller.driver?.isDismissingOrDismissed == true ? rectBelow : rect)
        if background.isShown, frame?.shape == .card { background.findPresenter() }
        background.scalePresenter(scaleDown(at: detents.height), cornerRadius: appearance.cornerRadius)
    }

    /// Moves the sheet clear of the keyboard, animated along with it: a card only for a field inside it.
    func layOutIfSurroundingsChanged() {
        guard let frame, let container = controller.containerView, let window = container.window else { return }
        let keyboard = window.system.keyboard.dockedFrame(in: container)
        let isOurs = frame.shape != .card || window.firstResponder?.isInside(surface) == true
        let covered = isOurs ? keyboard.map { max(0, container.bounds.maxY - $0.minY) } ?? 0 : 0
        guard covered != keyboardHeight, controller.driver?.isDismissingOrDismissed == false else { return }
        keyboardHeight = covered
        guard controller.driver?.isPresented == true else { return layOut() }
        ScreenKeyboard.animate {
            self.layOut()
            self.surface.layoutIfNeeded()
        }
    }

    /// Applies changed settings, without animation unless the app animates them.
    func settingsDidChange() {
        let old = appliedSettings
        appliedSettings = settings
        if settings.detentsRevision != old.detentsRevision {
            detents.invalidate()
            return applyChanges()
        }
        guard !detents.isSelectingForUser else { return }
        if settings.selectedDetentIdentifier != old.selectedDetentIdentifier { detents.selectionDidChangeByApp() }
        applyChanges()
    }

    private func applyChanges() {
        guard frame != nil, let driver = controller.driver, !driver.isDismissingOrDismissed else { return }
        controller.containerView?.setNeedsLayout()
        // During the presentation the next layout pass applies them. `animateChanges(_:)` lays out itself.
        guard driver.isPresented, !dragController.isActive, !detents.isAnimatingChanges else {
            return applyAppearance()
        }
        let left = controller.containerView?.window?.remainingSizeTransition ?? 0
        // A rotation shows the sheet on its way; without an animation it would leave that for a place off the screen.
        UIView.animate(withDuration: left) { [self] in
            detents.reset()
            layOut()
            place()
            if left > 0 { surface.layoutIfNeeded() }
        }
    }

    /// Performs the app's changes, animated while the sheet is presented.
    func animateChanges(_ changes: () -> Void) {
        guard controller.driver?.isPresented == true, !dragController.isActive, !detents.isAnimatingChanges else {
            return changes()
        }
        detents.animateChanges(changes)
    }

    /// Applies the current appearance to the views.
    private func applyAppearance() {
        guard frame != nil else { return }
        let appearance = appearance
        surface.setCornerRadius(front.cornerRadius ?? appearance.cornerRadius, isCard: frame?.shape == .card)
        let isUndimmed = detents.isUndimmed
        surface.setShadow(appearance.hasShadow ? .floating : isUndimmed ? .undimmed : .none)
        updateGrabber()
        background.update(look, scaleDown: scaleDown(at: detents.height))
    }

    private func updateGrabber() {
        let isVisible = settings.prefersGrabberVisible && frame?.shape != .filling && !front.isPresented
        guard isVisible else { return surface.setGrabber(nil) }
        let view = surface.grabber ?? SheetGrabberView(delegate: self)
        view.accessibilityValue = (detents.canResize(upward: true) ? SystemText.collapsed : .expanded).localized
        surface.setGrabber(view)
    }

    private var look: SheetBackground.Look {
        SheetBackground.Look(
            dimAlpha: detents.isUndimmed ? 0 : appearance.dimAlpha, cornerRadius: appearance.cornerRadius)
    }

    /// The transform of the presenter behind a sheet of this height.
    private func scaleDown(at height: CGFloat) -> PresenterScaleDown? {
        guard let presenter = background.unscaledPresenterFrame, let frame, let layoutInput else { return nil }
        return PresenterScaleDown(
            of: presenter, behind: frame, in: layoutInput, progress: detents.expansion(at: height))
    }

    // MARK: Traits and interaction

    /// The traits of the sheet's content: elevated, and of compact width in a narrow sheet.
    func traits(inheritedFrom container: UITraitCollection) -> UITraitCollection {
        var parts = [container]
        if controller.presentedViewController.era.elevatesSheets {
            parts.append(UITraitCollection(userInterfaceLevel: .elevated))
        }
        if let frame, frame.shape == .floating, frame.rect.width < SheetMetrics.minimumRegularWidth {
            parts.append(UITraitCollection(horizontalSizeClass: .compact))
        }
        return UITraitCollection(traitsFrom: parts)
    }

    /// Whether the status bar is over the black area around a scaled-down presenter.
    var hasBlackAround: Bool { scaleDown(at: detents.restHeight)?.progress == 1 }

    /// The surface, where it is displayed outside its frame, or while its content receives no touches: a finger catches
    /// a moving sheet where the user sees it.
    func movingView(at point: CGPoint) -> UIView? {
        guard let displayed = surface.layer.presentation()?.frame, displayed.contains(point) else { return nil }
        return controller.driver?.blocksTouches == true || !surface.frame.contains(point) ? surface : nil
    }

    var detentIdentifier: String? {
        guard let frame, frame.shape != .filling, appearance.isDraggable else { return nil }
        return detents.active?.selected(settings.selectedDetentIdentifier).identifier.rawValue
    }

    func takesDragOfContent(downward: Bool) -> Bool {
        guard appearance.isDraggable else { return false }
        let resizes = detents.canResize(upward: !downward)
        return downward
            ? settings.prefersScrollingExpandsWhenScrolledToEdge || !resizes
            : settings.prefersScrollingExpandsWhenScrolledToEdge && resizes
    }

    /// The interactor of a dismissal: for a drag in progress, or for one that may interrupt the animation. An app's own
    /// animator is not driven by it unless a drag is in progress.
    func interactor(
        for direction: PresentationStateMachine.Direction
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard direction == .dismissal, appearance.isDraggable else { return nil }
        dragController.interactor.wantsInteractiveStart = dragController.isDismissing
        let isApps = controller.presentedViewController.transitioningDelegate != nil
        return dragController.isDismissing || !isApps ? dragController.interactor : nil
    }

    func finishInteractiveDismissal(animated: Bool) -> Bool { dragController.finishDismissal(animated: animated) }

    /// Installs the content in the surface, which is in the container already, and lays out.
    func installPresentedView(_ view: UIView, in container: UIView) {
        surface.installContent(controller.displayedViewController.view)
        layOut()
    }

    // MARK: Transitions

    /// A drag in progress, and the transition style of sheets, move the surface.
    func makeAnimator(for direction: PresentationStateMachine.Direction) -> any UIViewControllerAnimatedTransitioning {
        let style = controller.transitionStyle
        guard !dragController.isDismissing, style != .coverVertical else {
            let animator = SheetAnimator(direction, of: self)
            if direction == .presentation { presentationAnimator = animator }
            return animator
        }
        return StyleAnimator(style, for: direction)
    }

    /// Whether the sheet is coming up with its own animation, which a drag may end.
    var isComingUp: Bool { presentationAnimator?.isPresenting == true }

    /// Ends the presentation's transition, for a drag that continues from where the sheet is.
    func completePresentation() {
        presentationAnimator?.completePresentation()
        background.removeAnimations()
    }

    /// Adds the views and the recognizer to the container, and animates the dimming in.
    func presentationWillBegin() {
        guard let container = controller.containerView else { return }
        background.install(in: container, delegate: self)
        container.addSubview(surface)
        layOut()
        if frame?.shape == .card { background.findPresenter() }
        lowerSheet?.front.isPresented = true
        if appearance.isDraggable { surface.addGestureRecognizer(dragController.recognizer) }
        controller.animateAlongsideTransition { [self] in setDimming(true) }
    }

    /// The sheet that presents this one.
    private var lowerSheet: SheetChrome? {
        controller.presentingViewController.containingPresentation?.chrome as? SheetChrome
    }

    /// Animates the dimming out and the presenter back.
    func dismissalWillBegin() {
        controller.animateAlongsideTransition { [self] in setDimming(false) }
    }

    /// Restores the dimming after a canceled dismissal.
    func dismissalWasCancelled() {
        setDimming(true)
        applyAppearance()
        placeSurface()
        detents.settleAfterDrag()
    }

    /// Restores the presenter's view and releases the views, after the dismissal.
    func tearDown() {
        dragController.recognizer.view?.removeGestureRecognizer(dragController.recognizer)
        lowerSheet?.front.isPresented = false
        background.tearDown()
        detents.reset()
        detents.invalidate()
        layoutInput = nil
        frame = nil
        surface.safeAreaReferenceFrame = nil
    }

    // MARK: The presenter

    /// Whether a sheet above this one scales its surface down.
    var isCard: Bool { frame?.shape == .card }

    /// Hands the scaled-down presenter over to a sheet that stays.
    func willBeRemoved(below upper: any PresentationChrome) {
        if let upper = upper as? SheetChrome { background.handOverPresenter(to: upper.background) }
    }

    /// The presenter's surface is another one now, or it has none any more.
    func presenterChromeDidChange() {
        lowerSheet?.front.isPresented = true
        background.forgetPresenter()
        place()
    }

    /// Sets the corner radius of the fully expanded card in front of this sheet, in points; nil without one.
    func setFrontCornerRadius(_ radius: CGFloat?) { front.cornerRadius = radius }

    private func setDimming(_ isShown: Bool) {
        background.setShown(isShown, look, scaleDown: scaleDown(at: detents.height))
    }
}

/// What a sheet in front of another one changes there.
private struct SheetInFront: Equatable {
    var isPresented = false
    /// The corner radius of a fully expanded card; nil for others. Points.
    var cornerRadius: CGFloat?
}

extension SheetChrome: DimmingViewDelegate {
    var dimmingViewPassesAllTouches: Bool { passesTouchesBehind }

    /// What is behind an undimmed sheet receives its touches, unless the sheet is modal.
    var isDismissibleByUser: Bool { true }

    var passesTouchesBehind: Bool {
        detents.isUndimmed && !controller.presentedViewController.isModalInPresentation
            && !controller.displayedViewController.isModalInPresentation
    }

    func dimmingViewHandlesTaps(_ view: UIDimmingView) -> Bool {
        appearance.dismissesOnOutsideTap && !detents.isUndimmed && controller.isDismissible(for: .outsideTap)
    }

    func dimmingViewWasTapped(_ view: UIDimmingView, at location: CGPoint) {
        controller.userRequestsDismissal(reason: .outsideTap)
    }
}

extension SheetChrome: SheetGrabberDelegate {
    func grabberWasActivated(_ grabber: SheetGrabberView) {
        guard let active = detents.active, controller.driver?.isPresented == true, !dragController.isActive else {
            return
        }
        guard let next = active.following(active.selected(settings.selectedDetentIdentifier)) else {
            return controller.userRequestsDismissal(reason: .grabber)
        }
        detents.settle(at: next)
    }

    func grabber(_ grabber: SheetGrabberView, wasAdjustedUpward isUpward: Bool) {
        guard let active = detents.active, controller.driver?.isPresented == true, !dragController.isActive else {
            return
        }
        let selected = active.selected(settings.selectedDetentIdentifier)
        if let next = active.next(from: selected, upward: isUpward) { detents.settle(at: next) }
    }
}

extension CGSize {
    /// With 0, for no preference, in place of non-finite lengths.
    fileprivate var finiteOrZero: CGSize {
        CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
    }
}
