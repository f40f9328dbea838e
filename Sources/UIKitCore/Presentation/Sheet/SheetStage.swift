import CoreGraphics

/// The views around a sheet's content: its surface, the dimming, and the presenter that is scaled down behind it. A
/// presentation has one while its effective style is a sheet, whatever style was requested.
@MainActor final class SheetStage {
    unowned let controller: UIPresentationController
    let kind: SheetSituation.Kind
    let plate = SheetPlate(frame: .zero)
    private(set) lazy var pull = SheetPulling(of: self)
    private var dimming: SheetDimmingView?
    private(set) var presenter: SheetPresenter?
    private var isDimming = false
    private var tint = PresenterTint()
    /// The input of the last layout.
    private(set) var situation: SheetSituation?
    private(set) var frame: SheetFrame?
    /// The height of the part of the container that a keyboard covers. Points.
    private var keyboardHeight: CGFloat = 0

    init(_ kind: SheetSituation.Kind, of controller: UIPresentationController) {
        (self.kind, self.controller) = (kind, controller)
    }

    private var settings: SheetSettings { controller.sheetConfiguration?.settings ?? SheetSettings() }

    var look: SheetLook {
        SheetLook(
            frame?.shape ?? .filling, era: SystemEra.current, cornerRadius: settings.preferredCornerRadius)
    }

    // MARK: Layout

    /// The layout of this sheet in a container of `size` with these insets.
    func frame(in size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) -> SheetFrame {
        SheetFrame(situation(in: size, safeArea: safeArea, traits: traits))
    }

    private func situation(in size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) -> SheetSituation {
        var situation = SheetSituation(
            kind, era: SystemEra.current, container: size, safeArea: safeArea,
            isCompactWidth: traits.horizontalSizeClass == .compact,
            isCompactHeight: traits.verticalSizeClass == .compact)
        situation.preferredContentSize = controller.preferredContentSize.asWish
        situation.textSize = traits.preferredContentSizeCategory
        situation.keyboardHeight = keyboardHeight
        situation.pixelScale = traits.displayScale
        situation.prefersEdgeAttachedInCompactHeight = settings.prefersEdgeAttachedInCompactHeight
        situation.widthFollowsPreferredContentSizeWhenEdgeAttached =
            settings.widthFollowsPreferredContentSizeWhenEdgeAttached
        situation.sourceMiddle = sourceMiddle
        return situation
    }

    private var sourceMiddle: CGFloat? {
        guard let view = controller.sheetConfiguration?.sourceView, view.window != nil,
            let container = controller.containerView
        else { return nil }
        return container.convert(view.bounds, from: view).midX
    }

    /// The resting frame for the container's current size. Points of the container.
    var restingRect: CGRect {
        guard let container = controller.containerView else { return .zero }
        return frame(in: container.bounds.size, safeArea: container.safeAreaInsets, traits: container.traitCollection)
            .rect
    }

    /// The resting frame in a container of `size`, before it has that size.
    func rect(inContainerOf size: CGSize) -> CGRect {
        guard let container = controller.containerView, let device = container.window?.system.device else {
            return CGRect(origin: .zero, size: size)
        }
        guard size != container.bounds.size else { return restingRect }
        let classes = device.sizeClasses(for: size)
        let traits = UITraitCollection(traitsFrom: [
            container.traitCollection, UITraitCollection(horizontalSizeClass: classes.horizontal),
            UITraitCollection(verticalSizeClass: classes.vertical),
        ])
        return frame(in: size, safeArea: device.safeArea(for: size), traits: traits).rect
    }

    /// Lays out again if the layout input has changed. Otherwise the frame stays, because a drag or a transition may be
    /// changing it.
    func layOut() {
        guard let container = controller.containerView else { return }
        let now = situation(
            in: container.bounds.size, safeArea: container.safeAreaInsets, traits: container.traitCollection)
        guard now != situation else { return }
        situation = now
        let placed = SheetFrame(now)
        frame = placed
        pull.stop()
        plate.stand(at: placed.rect)
        if isDimming { stepBack() }
        dress()
        controller.updateTraits()
    }

    /// Moves a floating sheet clear of the keyboard, animated along with it.
    func followKeyboard() {
        guard frame != nil, let container = controller.containerView, let window = container.window else { return }
        let keyboard = window.system.keyboard.dockedFrame(in: container)
        let covered = keyboard.map { max(0, container.bounds.maxY - $0.minY) } ?? 0
        guard covered != keyboardHeight, controller.driver?.isEnding == false else { return }
        keyboardHeight = covered
        guard controller.driver?.isShown == true else { return layOut() }
        ScreenKeyboard.animate {
            self.layOut()
            self.plate.layoutIfNeeded()
        }
    }

    /// Applies changed settings.
    func settingsDidChange() {
        guard frame != nil else { return }
        controller.containerView?.setNeedsLayout()
        dress()
    }

    /// Applies the current appearance to the views.
    private func dress() {
        let look = look
        plate.round(by: look.cornerRadius, isCard: frame?.shape == .card)
        plate.showShadow(look.hasShadow)
        plate.showGrabber(settings.prefersGrabberVisible && frame?.shape != .filling)
        if isDimming { dimming?.dim(by: look.dimAlpha) }
        updateTint()
        dimming?.closesOnTap = look.closesOnOutsideTap
    }

    private func recession(of presenter: SheetPresenter?) -> SheetRecession? {
        guard let presenter, let frame, let situation else { return nil }
        return SheetRecession(of: presenter.place, behind: frame, in: situation)
    }

    // MARK: Traits and interaction

    /// The traits of the sheet's content: elevated, and of compact width in a narrow sheet.
    func traits(in around: UITraitCollection) -> UITraitCollection {
        var parts = [around]
        if SystemEra.current.hasCards { parts.append(UITraitCollection(userInterfaceLevel: .elevated)) }
        if let frame, frame.shape == .floating, frame.rect.width < SheetNumbers.leastRegularWidth {
            parts.append(UITraitCollection(horizontalSizeClass: .compact))
        }
        return UITraitCollection(traitsFrom: parts)
    }

    /// Whether the status bar is over the black area around a scaled-down presenter.
    var hasBlackAround: Bool { recession(of: presenter) != nil }

    /// The interactor of the next dismissal: for a drag in progress, or for one that may interrupt the animation. An
    /// app's own animator is not driven by it unless a drag is in progress.
    var dismissalInteractor: SheetInteractor? {
        guard look.isPulled else { return nil }
        pull.interactor.wantsInteractiveStart = pull.isActive
        let isApps = controller.presentedViewController.transitioningDelegate != nil
        return pull.isActive || !isApps ? pull.interactor : nil
    }

    /// Installs the content view, and lays out.
    func hold(_ view: UIView) {
        plate.hold(view)
        layOut()
    }

    // MARK: Transitions

    /// Adds the views and the recognizer to the container, and animates the dimming in.
    func presentationWillBegin() {
        guard let container = controller.containerView else { return }
        let dimming = SheetDimmingView(frame: container.bounds, controller: controller)
        dimming.dim(by: 0)
        container.addSubview(dimming)
        self.dimming = dimming
        container.addSubview(plate)
        layOut()
        findPresenter()
        // On the container, so that touches are found while the sheet is moving.
        if look.isPulled { container.addGestureRecognizer(pull.recognizer) }
        alongside { [self] in showSurroundings(true) }
    }

    /// Animates the dimming out and the presenter back.
    func dismissalWillBegin() {
        // The status bar is over the presenter again, but not yet during a drag.
        if !pull.isActive { controller.containerView?.window?.system.statusBar.setNeedsUpdate() }
        alongside { [self] in showSurroundings(false) }
    }

    /// Restores the dimming after a canceled dismissal.
    func dismissalWasCancelled() {
        isDimming = true
        dress()
    }

    /// Restores the presenter's view and releases the views, after the dismissal.
    func unmount() {
        pull.recognizer.view?.removeGestureRecognizer(pull.recognizer)
        presenter?.giveBack()
        presenter = nil
        tint.restore()
        dimming = nil
        (situation, frame) = (nil, nil)
        plate.safeAreaPlace = nil
    }

    /// Takes over the scaled-down presenter of `lower`, whose presentation is removed from between.
    func inherit(from lower: SheetStage) {
        presenter?.recede(nil)
        presenter = lower.presenter
        lower.presenter = nil
    }

    private func showSurroundings(_ isShown: Bool) {
        isDimming = isShown
        dimming?.dim(by: isShown ? look.dimAlpha : 0)
        // A drag may still be canceled, so the tint is restored at the end only.
        if isShown || !pull.isActive { updateTint() }
        if isShown { stepBack() } else { presenter?.recede(nil) }
    }

    /// Dims the presenter's tint while the presenter is dimmed.
    private func updateTint() {
        if isDimming, look.dimAlpha > 0 {
            tint.dim(controller.presentingViewController.viewIfLoaded)
        } else {
            tint.restore()
        }
    }

    /// Scales the presenter for the current layout.
    private func stepBack() {
        findPresenter()
        presenter?.recede(recession(of: presenter))
    }

    /// A card scales its presenter down, also if it became a card after it was presented.
    private func findPresenter() {
        guard presenter == nil, frame?.shape == .card else { return }
        presenter = SheetPresenter(of: controller.presentingViewController)
    }

    private func alongside(_ changes: @escaping () -> Void) {
        let coordinator = controller.presentedViewController.transitionCoordinator
        guard let coordinator, coordinator.animate(alongsideTransition: { _ in changes() }) else { return changes() }
    }
}

extension CGSize {
    /// With 0, for no preference, in place of non-finite lengths.
    fileprivate var asWish: CGSize {
        CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
    }
}
