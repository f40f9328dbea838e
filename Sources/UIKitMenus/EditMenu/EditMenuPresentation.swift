import CoreGraphics
import OverlayPlacement
import UIKitCore

/// One edit menu on the screen, from its appearance until its views are gone. The system's `MenuPresenter` retains
/// it while it is open.
@MainActor final class EditMenuPresentation {
    /// What a presentation reports, in order. `didMove` follows each change of the frame.
    enum Event {
        case willPresent(MenuAnimator)
        case willDismiss(MenuAnimator)
        case didPresent, didDismiss, didMove
    }

    /// Whether the menu is shown and not closing.
    private(set) var isOpen = true
    /// The window that shows the menu; nil before and after.
    var window: UIWindow? { container.window }
    /// The menu's frame including its arrow, in points of the window.
    var frame: CGRect { container.convert(container.bar.frame, to: nil) }

    private let source: UIView
    private var targetRect: CGRect
    private let direction: UIEditMenuArrowDirection
    private weak var presenter: MenuPresenter?
    private let container = EditMenuContainerView()
    private let report: (Event) -> Void
    private let follower = EditMenuSourceFollower()
    /// Whether the menu is no longer open while the chosen element is performed, so that it can show another menu.
    /// Default false.
    var closesBeforeActions = false
    private var submenus: [UIMenu] = []
    private var menu: UIMenu

    private init(
        _ menu: UIMenu, from source: UIView, rect: CGRect, direction: UIEditMenuArrowDirection,
        report: @escaping (Event) -> Void
    ) {
        self.menu = menu
        self.source = source
        targetRect = rect
        self.direction = direction
        self.report = report
    }

    /// Prepares `menu` beside `rect`, in points of `source`. Nil if the view is in no window, or no element can be
    /// performed.
    static func make(
        _ menu: UIMenu, from source: UIView, rect: CGRect, direction: UIEditMenuArrowDirection,
        report: @escaping (Event) -> Void
    ) -> EditMenuPresentation? {
        guard source.window != nil else { return nil }
        let presentation = EditMenuPresentation(menu, from: source, rect: rect, direction: direction, report: report)
        return presentation.items.isEmpty ? nil : presentation
    }

    /// Shows the menu in place of the one that is shown. The menu already has its frame when the app is told, which may
    /// then dismiss it or show another one.
    func present() {
        guard isOpen, let window = source.window else { return }
        let presenter = window.system.menus
        presenter.editMenu?.dismiss()
        presenter.editMenu = self
        self.presenter = presenter
        container.presentation = self
        container.install(in: window)
        follower.onMove = { [weak self] in self?.dismiss(animated: false) }
        source.addInteraction(follower)
        container.bar.show(items) { [weak self] in self?.choose($0) }
        container.bar.alpha = 0
        let isPlaced = place()
        let animator = MenuAnimator()
        report(.willPresent(animator))
        guard isOpen else { return animator.finish() }
        if isPlaced { report(.didMove) }
        UIView.animate(withDuration: EditMenuMetrics.fadeDuration) { [self] in
            guard isOpen else { return }
            container.bar.alpha = 1
            animator.runAnimations()
        } completion: { [report] _ in
            animator.finish()
            report(.didPresent)
        }
    }

    /// Dismisses the menu. Does nothing while it is closing.
    func dismiss(animated: Bool = true) {
        guard isOpen else { return }
        isOpen = false
        follower.onMove = {}
        source.removeInteraction(follower)
        let animator = MenuAnimator()
        report(.willDismiss(animator))
        guard animated, container.window != nil else {
            animator.finish()
            return end()
        }
        UIView.animate(withDuration: EditMenuMetrics.fadeDuration) { [container] in
            container.bar.alpha = 0
            animator.runAnimations()
        } completion: { [self] _ in
            animator.finish()
            end()
        }
    }

    private func end() {
        container.uninstall()
        container.presentation = nil
        if presenter?.editMenu === self { presenter?.editMenu = nil }
        report(.didDismiss)
    }

    // MARK: Content

    /// Shows another menu; an empty one dismisses.
    func replaceMenu(with menu: UIMenu) {
        guard isOpen else { return }
        self.menu = menu
        submenus = []
        showItems()
    }

    /// Moves to another rectangle, in points of the source view.
    func move(to rect: CGRect, animated: Bool) {
        guard isOpen else { return }
        targetRect = rect
        guard animated else { return placeAndReport() }
        UIView.animate(withDuration: EditMenuMetrics.fadeDuration) { [self] in placeAndReport() }
    }

    private func showItems() {
        let items = items
        guard !items.isEmpty else { return dismiss() }
        container.bar.show(items) { [weak self] in self?.choose($0) }
        placeAndReport()
    }

    /// The responder whose chain performs commands.
    private var responder: UIResponder { source.window?.firstResponder ?? source }

    /// The elements that can be performed, with those of inline menus in place.
    private var items: [MenuItem] {
        let responder = responder
        let model = MenuModel(
            submenus.last ?? menu, isSubmenu: false, provided: \.providedElements,
            canPerform: { responder.target(forAction: $0.action, withSender: $0) != nil })
        return model.items.filter(\.isEnabled)
    }

    private func choose(_ item: MenuItem) {
        guard isOpen else { return }
        switch item.content {
        case .submenu(let submenu):
            submenus.append(submenu)
            showItems()
        case .leaf(let leaf): perform(leaf)
        case .back, .loading: return
        }
    }

    private func perform(_ leaf: any UIMenuLeaf) {
        let keepsMenu = leaf.attributes.contains(.keepsMenuPresented)
        if closesBeforeActions, !keepsMenu { dismiss() }
        Trace.note(self, callback: "chose", arguments: (leaf as? UIMenuElement)?.title ?? "")
        if let command = leaf as? UICommand {
            // The chain begins at the source's responder also while another window is key.
            let target = responder.target(forAction: command.action, withSender: command)
            command.performWithSender(source, target: target)
        } else {
            leaf.performWithSender(source, target: nil)
        }
        keepsMenu ? showItems() : dismiss()
    }

    // MARK: Placement

    private func placeAndReport() {
        if place() { report(.didMove) }
    }

    /// Moves the bar beside its target. False, with nothing moved, outside a window.
    private func place() -> Bool {
        guard let window = source.window, container.window === window else { return false }
        let bounds = container.bounds
        let insets = container.safeAreaInsets
        let available = bounds.width - insets.left - insets.right - 2 * container.bar.sizes.screenMargin
        let size = container.bar.size(forWidth: available)
        let explained = request(for: size, insets: insets).explain()
        container.bar.place(explained.placement)
        container.placement = explained.sentence
        return true
    }

    private func request(for size: CGSize, insets: UIEdgeInsets) -> PlacementRequest {
        let order: PlacementRules.Order =
            switch direction {
            case .automatic, .down: PlacementRules.Order(.down, .up, .left, .right)
            case .up: .verticalFirst
            case .left: PlacementRules.Order(.left, .right, .down, .up)
            case .right: PlacementRules.Order(.right, .left, .down, .up)
            }
        let sizes = container.bar.sizes
        return PlacementRequest(
            anchor: container.convert(targetRect, from: source), container: container.bounds,
            safeArea: PlacementInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
            layoutMargins: PlacementInsets(all: sizes.screenMargin), contentSize: size,
            arrowLength: sizes.arrowSize.height, arrowBase: sizes.arrowSize.width,
            cornerRadius: sizes.cornerRadius, permittedDirections: .any, canOverlapAnchor: true,
            rules: PlacementRules(
                order: order, gap: EditMenuMetrics.targetGap, minimumBubble: CGSize(width: 1, height: 1),
                arrowCornerDistance: EditMenuMetrics.arrowSideDistance),
            pixelScale: container.traitCollection.displayScale)
    }
}
