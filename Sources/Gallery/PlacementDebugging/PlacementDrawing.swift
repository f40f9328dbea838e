import OverlayPlacement
import UIKit

/// Draws the placement explanation of a popover into its container view. The views live in the container, so they
/// appear and disappear with the popover. They update in the layout pass in which the popover moves; idle frames cost
/// nothing.
@MainActor final class PlacementDrawing {
    /// The duration of a popover's resize animation, in seconds.
    private static let resizeDuration = 0.25

    /// Whether anything is drawn. `onChange` is called either way.
    var isVisible = true { didSet { refresh() } }
    /// Views that the tags avoid.
    var avoidedViews: [UIView] = []
    /// Called with the explanation in every layout pass of the container. Nil: the popover has no placement.
    var onChange: (PlacementExplanation?) -> Void = { _ in }

    private let background = PlacementBackgroundView()
    private let foreground = PlacementForegroundView()
    private weak var popover: UIPopoverPresentationController?
    private var current: PlacementExplanation?

    init() {
        background.onLayout = { [unowned self] in update() }
    }

    /// Starts explaining `popover` if it has a container view. Call it again after each presentation.
    func attach(to popover: UIPopoverPresentationController) {
        self.popover = popover
        guard let container = popover.containerView, let view = popover.presentedView, view.superview === container
        else {
            return
        }
        if background.superview !== container { current = nil }
        for part in [background, foreground] {
            part.frame = container.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if background.superview !== container { container.insertSubview(background, belowSubview: view) }
        if foreground.superview !== container { container.addSubview(foreground) }
        refresh()
    }

    /// Recomputes the explanation in the next layout pass.
    func refresh() { background.setNeedsLayout() }

    /// Sets the opacity of the drawing, to fade it with the popover.
    func setAlpha(_ alpha: CGFloat) {
        background.alpha = alpha
        foreground.alpha = alpha
    }

    private func update() {
        let explanation = popover.flatMap { PlacementDebugOverlay.explain?($0) }
        let isDrawn = isVisible && explanation != nil
        if isDrawn != background.isDrawn || foreground.isHidden == isDrawn {
            background.isDrawn = isDrawn
            foreground.isHidden = !isDrawn
            current = nil
        }
        if isDrawn, let explanation, explanation != current { draw(explanation) }
        onChange(explanation)
    }

    private func draw(_ explanation: PlacementExplanation) {
        let glides = current.map { $0.preferredBubble != explanation.preferredBubble } ?? false
        current = explanation
        let others = avoidedViews.filter { !$0.isHidden }.map { foreground.convert($0.bounds, from: $0) }
        let change = { [background, foreground] in
            background.show(explanation)
            foreground.show(explanation, avoiding: others)
        }
        guard glides else { return change() }
        UIView.animate(
            withDuration: Self.resizeDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: change)
    }
}
