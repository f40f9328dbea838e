import OverlayPlacement
import UIKit

/// Draws the placement explanation of a popover into its container view. The views live in the container, so they
/// appear and disappear with the popover. They update in the layout pass in which the popover moves; idle frames cost
/// nothing.
@MainActor final class PlacementDrawing {
    /// The duration of a popover's resize animation, in seconds.
    private static let glide = 0.25

    /// Whether anything is drawn. `onChange` is called either way.
    var isVisible = true { didSet { refresh() } }
    /// Views that the tags avoid.
    var keptClear: [UIView] = []
    /// Called with the explanation in every layout pass of the container. Nil: the popover has no placement.
    var onChange: (PlacementExplanation?) -> Void = { _ in }

    private let ground = PlacementGround()
    private let front = PlacementFront()
    private weak var popover: UIPopoverPresentationController?
    private var drawn: PlacementExplanation?

    init() {
        ground.onLayout = { [unowned self] in update() }
    }

    /// Starts explaining `popover` if it has a container view. Call it again after each presentation.
    func follow(_ popover: UIPopoverPresentationController) {
        self.popover = popover
        guard let container = popover.containerView, let view = popover.presentedView, view.superview === container
        else {
            return
        }
        if ground.superview !== container { drawn = nil }
        for part in [ground, front] {
            part.frame = container.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if ground.superview !== container { container.insertSubview(ground, belowSubview: view) }
        if front.superview !== container { container.addSubview(front) }
        refresh()
    }

    /// Recomputes the explanation in the next layout pass.
    func refresh() { ground.setNeedsLayout() }

    /// Sets the opacity of the drawing, to fade it with the popover.
    func fade(to alpha: CGFloat) {
        (ground.alpha, front.alpha) = (alpha, alpha)
    }

    private func update() {
        let explanation = popover.flatMap { PlacementLens.explain?($0) }
        let isDrawn = isVisible && explanation != nil
        if isDrawn != ground.isDrawn || front.isHidden == isDrawn {
            (ground.isDrawn, front.isHidden) = (isDrawn, !isDrawn)
            drawn = nil
        }
        if isDrawn, let explanation, explanation != drawn { draw(explanation) }
        onChange(explanation)
    }

    private func draw(_ explanation: PlacementExplanation) {
        let glides = drawn.map { $0.wantedBubble != explanation.wantedBubble } ?? false
        drawn = explanation
        let others = keptClear.filter { !$0.isHidden }.map { front.convert($0.bounds, from: $0) }
        let change = { [ground, front] in
            ground.show(explanation)
            front.show(explanation, keepingClear: others)
        }
        guard glides else { return change() }
        UIView.animate(
            withDuration: Self.glide, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: change)
    }
}
