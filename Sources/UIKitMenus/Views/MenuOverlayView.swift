import CoreGraphics
import UIKitCore

/// Covers the window while a menu is open: contains the background and the menus, and receives all touches.
package final class MenuOverlayView: UIView, OverlayDescribing {
    weak var presenter: MenuPresenter?
    /// Whether the menu opens and closes with animation.
    var isAnimated = UIView.areAnimationsEnabled
    /// The place of the last touch that was lifted, in points of the window.
    var lastTouch = CGPoint.zero

    private let background: UIView?
    private let touches = MenuTouchRecognizer(target: nil, action: nil)
    private weak var presentation: MenuPresentation?
    private var installedSize: CGSize?
    /// Whether the menus are to be placed with the next layout, when what they are anchored at has its new place.
    private var needsPlacement = false
    private let feedback = UISelectionFeedbackGenerator()
    private let scene = SceneObservation()

    init(background: UIView?) {
        self.background = background
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let background {
            background.isUserInteractionEnabled = false
            addSubview(background)
        }
        addGestureRecognizer(touches)
        addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: Selector("hovered:", MenuOverlayView.hovered)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("MenuOverlayView does not support init(coder:); a menu creates it.")
    }

    /// Shows which element of the front menu the pointer is over.
    private func hovered(_ gesture: UIHoverGestureRecognizer) {
        guard let view = presentation?.levels.last?.view else { return }
        switch gesture.state {
        case .began, .changed: view.setHovered(view.element(at: gesture.location(in: view)))
        case .possible, .ended, .cancelled, .failed: view.setHovered(nil)
        }
    }

    // MARK: Installing

    func install(in window: UIWindow, for presentation: MenuPresentation) {
        self.presentation = presentation
        touches.follower = presentation
        frame = window.bounds
        background?.frame = bounds
        window.addSubview(self)
        installedSize = bounds.size
        scene.begin(window.windowScene) { [weak self] in self?.presentation?.dismiss(animated: false) }
    }

    func uninstall() {
        scene.end()
        installedSize = nil
        background?.removeFromSuperview()
        removeFromSuperview()
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, installedSize != nil { presentation?.send(.windowDidVanish) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = bounds
        // A rotation or another window size closes the menu: its anchor has moved.
        guard let presentation, let installedSize else { return }
        guard installedSize == bounds.size else { return presentation.dismiss(animated: false) }
        guard needsPlacement, presentation.isOpen else { return }
        needsPlacement = false
        layOutSource(of: presentation)
        for level in presentation.levels { update(level, in: presentation) }
    }

    /// Lays out the views around what the menu is anchored at, which may be laid out after this view.
    private func layOutSource(of presentation: MenuPresentation) {
        let views = sequence(first: presentation.request.sourceView, next: \.superview)
        views.first { $0.superview === window }?.layoutIfNeeded()
    }

    /// Another text size changes every frame.
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard installedSize != nil,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        needsPlacement = true
        setNeedsLayout()
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard presentation?.isOpen == true else { return nil }
        return super.hitTest(point, with: event) ?? self
    }

    package override func accessibilityPerformEscape() -> Bool {
        guard let presentation, presentation.isOpen else { return false }
        presentation.dismiss()
        return true
    }

    func selectionFeedback() { feedback.selectionChanged() }

    // MARK: Describing

    package var overlayKind: String { "menu" }

    package var overlayPhase: String {
        switch presentation?.phase {
        case nil, .idle, .presenting: "entering"
        case .presented: "shown"
        case .dismissing, .dismissed: "leaving"
        }
    }

    package var overlayFrame: CGRect {
        guard let view = presentation?.levels.last?.view else { return .zero }
        return view.convert(view.bounds, to: nil)
    }

    package var overlayPlacement: String? { presentation?.levels.first?.placement?.explanation }

    // MARK: Levels

    /// Adds the view of `level` and places it.
    func add(_ level: MenuLevel, in presentation: MenuPresentation) {
        level.view.isHidden = level.model.isEmpty
        level.parent?.view.isCovered = true
        addSubview(level.view)
        place(level, in: presentation)
        if level.placement?.isAbove == true, presentation.request.order == .nearestFirst { level.view.scrollToEnd() }
    }

    /// Shows and places the current content of `level`.
    func update(_ level: MenuLevel, in presentation: MenuPresentation) { place(level, in: presentation) }

    private func place(_ level: MenuLevel, in presentation: MenuPresentation) {
        let fonts = MenuFonts(for: traitCollection)
        let scale = traitCollection.displayScale
        let available = bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * MenuMetrics.screenMargin
        let width = MenuLayout.width(on: bounds.width, fonts: fonts, available: available)
        let layout = MenuLayout(level.model, width: width, fonts: fonts, scale: scale)
        let placement =
            level.parent.map { submenuPlacement(of: layout.size, over: $0, row: level.rowFrame) }
            ?? rootPlacement(of: layout.size, for: presentation.request)
        level.placement = placement
        let isReversed = level.parent == nil && placement.isAbove && presentation.request.order == .nearestFirst
        let model = isReversed ? level.model.reversed : level.model
        let shown = isReversed ? MenuLayout(model, width: width, fonts: fonts, scale: scale) : layout
        level.view.setUnscaledFrame(placement.frame)
        level.view.show(model, shown, fonts: fonts)
    }

    private func rootPlacement(of size: CGSize, for request: MenuRequest) -> MenuPlacement {
        let anchor =
            request.sourceView.window === window ? convert(request.sourceRect, from: request.sourceView) : .null
        return MenuPlacement(
            of: size, at: anchor, gap: request.gap, isBeside: request.isBesideSource,
            prefersBelow: request.prefersBelow, in: surroundings)
    }

    /// The submenu's first row covers its row in the parent.
    private func submenuPlacement(of size: CGSize, over parent: MenuLevel, row: CGRect?) -> MenuPlacement {
        let frame = parent.placement?.frame ?? .null
        let top = frame.minY + (row?.minY ?? 0)
        return MenuPlacement(
            of: size, at: CGRect(x: frame.minX, y: top, width: frame.width, height: 0), gap: 0, in: surroundings)
    }

    private var surroundings: MenuPlacement.Surroundings {
        let keyboard = window?.system.keyboard.dockedFrame.map { frame in
            let corner = window?.frame.origin ?? .zero
            return convert(frame.offsetBy(dx: -corner.x, dy: -corner.y), from: nil)
        }
        return MenuPlacement.Surroundings(
            bounds: bounds, safeArea: safeAreaInsets, keyboard: keyboard, pixelScale: traitCollection.displayScale)
    }
}

extension UIView {
    /// Sets the frame that the view has without its transform.
    func setUnscaledFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
}
