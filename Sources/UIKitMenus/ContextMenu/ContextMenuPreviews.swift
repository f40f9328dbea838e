import CoreGraphics
import UIKitCore

/// The lifted previews of one context menu, the first in front, and the preview controller.
@MainActor final class ContextMenuPreviews {
    /// Where the previews go when the menu closes.
    enum Ending {
        case moveBack, fade, pop
        case move(to: UITargetedPreview)
    }

    private(set) var controller: UIViewController?
    private var lifted: [LiftedPreviewView] = []
    private var badge: ContextMenuBadgeView?
    private var placement: CGRect?
    /// The window over which the previews are lifted.
    private weak var window: UIWindow?

    var isEmpty: Bool { lifted.isEmpty }

    /// Whether a point of the window is on the first preview.
    func contains(_ point: CGPoint) -> Bool {
        guard let first = lifted.first else { return false }
        return first.bounds.contains(first.convert(point, from: nil))
    }

    // MARK: Highlight

    /// Lays pictures of `previews` over the originals, and hides these.
    func lift(_ previews: [UITargetedPreview], in window: UIWindow) {
        self.window = window
        lifted = previews.map { LiftedPreviewView($0, in: window) }
        for view in lifted.reversed() {
            view.isUserInteractionEnabled = false
            window.addSubview(view)
            view.hideOriginal()
        }
    }

    /// Grows the pictures, inside an animation block.
    func raise() { for view in lifted { view.lift() } }

    /// Moves the pictures back onto the originals, inside an animation block.
    func sink() { for view in lifted { view.settle(onto: view.preview) } }

    /// Removes the pictures, and shows the originals again.
    func remove() {
        for view in lifted {
            view.showOriginal()
            view.removeFromSuperview()
        }
        badge?.removeFromSuperview()
        lifted = []
    }

    // MARK: Menu

    /// Moves the pictures from the window into `background`, with the preview of `controller` and the number of items.
    func prepare(_ controller: UIViewController?, badge number: Int?, in background: UIView, of window: UIWindow) {
        self.controller = controller
        background.frame = window.bounds
        for view in lifted.reversed() { background.addSubview(view) }
        guard let first = lifted.first else { return }
        if let controller { first.add(controller.view) }
        if let number {
            let badge = ContextMenuBadgeView(number)
            badge.alpha = 0
            background.addSubview(badge)
            self.badge = badge
        }
    }

    /// Moves the pictures back into the window, because the menu did not open.
    func returnToWindow() {
        for view in lifted.reversed() { window?.addSubview(view) }
        badge?.removeFromSuperview()
    }

    /// Where the first preview and a menu of this size are in `window`.
    func layout(menu: CGSize, in window: UIWindow) -> ContextMenuLayout {
        let area = window.bounds.inset(by: window.safeAreaInsets)
        let source = lifted.first?.restingFrame ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
        return ContextMenuLayout(
            extent: extent, from: source, menu: menu, in: area,
            middle: window.bounds.height * ContextMenuMetrics.belowLimit)
    }

    /// The controller's preferred size, where it has one; otherwise as large as the screen allows.
    private var extent: ContextMenuLayout.Extent {
        guard let controller else { return .size(lifted.first?.restingFrame.size ?? .zero) }
        func length(_ preferred: CGFloat) -> CGFloat? { preferred > 0 && preferred.isFinite ? preferred : nil }
        let preferred = controller.preferredContentSize
        guard let width = length(preferred.width), let height = length(preferred.height) else {
            return .fill(width: length(preferred.width), height: length(preferred.height))
        }
        return .size(CGSize(width: width, height: height))
    }

    /// Remembers where the first preview goes.
    func place(_ layout: ContextMenuLayout) { placement = layout.preview }

    /// Moves the previews beside the menu, inside an animation block.
    func arrive() {
        guard let placement, let first = lifted.first else { return }
        first.move(to: placement)
        first.showContent()
        for (index, view) in lifted.enumerated().dropFirst() {
            let offset = CGFloat(min(index, ContextMenuMetrics.stackCount)) * ContextMenuMetrics.stackOffset
            view.move(to: placement.offsetBy(dx: offset, dy: offset))
            view.alpha = index <= ContextMenuMetrics.stackCount ? 1 : 0
        }
        badge?.alpha = 1
        badge?.center = CGPoint(x: placement.maxX, y: placement.minY)
    }

    /// Moves the previews away, inside an animation block.
    func leave(_ ending: Ending) {
        badge?.alpha = 0
        for (index, view) in lifted.enumerated() { leave(view, ending, isFirst: index == 0) }
    }

    private func leave(_ view: LiftedPreviewView, _ ending: Ending, isFirst: Bool) {
        switch ending {
        case .moveBack: settle(view, onto: view.preview)
        case .move(let target): settle(view, onto: isFirst ? target : view.preview)
        case .fade: view.alpha = 0
        case .pop:
            if isFirst, let container = view.superview { view.move(to: container.bounds) }
            view.alpha = 0
        }
    }

    private func settle(_ view: LiftedPreviewView, onto target: UITargetedPreview) {
        guard target.target.container.window != nil else { return view.alpha = 0 }
        view.alpha = 1
        if UIAccessibility.isReduceMotionEnabled { view.alpha = 0 } else { view.settle(onto: target) }
    }

    // MARK: Controller

    func willAppear() { controller?.beginAppearanceTransition(true, animated: true) }
    func didAppear() { controller?.endAppearanceTransition() }
    func willDisappear() { controller?.beginAppearanceTransition(false, animated: true) }
    func didDisappear() { controller?.endAppearanceTransition() }
}
