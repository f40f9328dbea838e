import OverlayPlacement
import UIKit

/// Draws over a popover's container why the popover stands where it stands. It lies in the container, so it comes and
/// goes with the popover, and is drawn anew in the layout in which the popover moved: nothing runs in a still frame.
@MainActor final class PlacementDrawing {
    /// As long as a popover takes for another size, in seconds.
    private static let glide = 0.25

    /// Whether anything is drawn; the explanation is worked out and told all the same.
    var isVisible = true { didSet { refresh() } }
    /// Views that the words should leave free.
    var keptClear: [UIView] = []
    /// Hears of the explanation whenever it may have changed; of nil for a popover that stands nowhere.
    var onChange: (PlacementExplanation?) -> Void = { _ in }

    private let ground = PlacementGround()
    private let front = PlacementFront()
    private weak var popover: UIPopoverPresentationController?
    private var drawn: PlacementExplanation?

    init() {
        ground.onLayout = { [unowned self] in update() }
    }

    /// Begins to explain `popover`, once it has a container; where it has been put up anew, again.
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

    /// Looks again in the next layout.
    func refresh() { ground.setNeedsLayout() }

    /// Lets the drawing come and go with the popover.
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
