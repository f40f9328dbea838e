import CoreGraphics

/// The presenter of a presentation, and the original position of its view, to restore it after the presentation has
/// removed it.
@MainActor final class PresenterViewRestoration {
    /// Nil when it is deallocated.
    private(set) weak var presenter: UIViewController?
    /// Nil while the view is in its original position.
    private var position: Position?

    init(of presenter: UIViewController) {
        self.presenter = presenter
    }

    // MARK: The presenter

    /// Called when another controller is displayed in place of the presenter.
    func replacePresenter(by presenter: UIViewController) { self.presenter = presenter }

    /// Takes over the presenter of a lower presentation, with the position of its view. The view of the previous
    /// presenter, which is dismissed, leaves the container.
    func takeOverPresenter(from lower: PresenterViewRestoration) {
        if let view = position?.view, view.superview is UITransitionView { view.removeFromSuperview() }
        position = lower.position
        lower.position = nil
        presenter = lower.presenter
    }

    /// The view that represents the presenter on the screen: its own view, or the view that its own presentation wraps
    /// around it. A presentation that covers a context inside that view, with `container`, leaves it in place.
    func displayedView(behind container: UIView?) -> UIView? {
        guard let presenter, presenter.isViewLoaded else { return nil }
        guard let own = presenter.containingPresentation, !own.isDismissed, let outer = own.controller.presentedView,
            container?.isDescendant(of: outer) != true
        else { return presenter.view }
        return outer
    }

    // MARK: Its view

    /// Moves the displayed view behind everything in `container`, without changing where it appears.
    func moveView(into container: UIView) {
        guard let view = displayedView(behind: container) else { return }
        position = position ?? Position(of: view)
        guard let position else { return }
        let place = container.convert(position.frame, from: position.superview)
        container.insertSubview(view, at: 0)
        view.frame = place
    }

    /// Removes the view, whose position is known, from the screen.
    func removeView() { position?.view.removeFromSuperview() }

    /// Removes the presenter's own view from the screen, and remembers its position.
    func removeOwnView() {
        position = presenter?.viewIfLoaded.flatMap { Position(of: $0) }
        removeView()
    }

    /// Restores the view's position, unless the app has moved it to another superview.
    func restoreView() {
        position?.restoreView()
        position = nil
    }

    /// The position of a view among its siblings.
    private struct Position {
        let view: UIView
        private(set) weak var superview: UIView?
        private let index: Int
        private let originalFrame: CGRect
        /// Whether the view fills its superview, whose size may change meanwhile.
        private let fillsSuperview: Bool

        /// Nil if the view has no superview.
        @MainActor init?(of view: UIView) {
            guard let holder = view.superview, let index = holder.subviews.firstIndex(where: { $0 === view }) else {
                return nil
            }
            self.view = view
            superview = holder
            self.index = index
            originalFrame = view.frame
            fillsSuperview = view.frame == holder.bounds
        }

        /// In points of the superview.
        @MainActor var frame: CGRect { fillsSuperview ? superview?.bounds ?? originalFrame : originalFrame }

        @MainActor func restoreView() {
            guard let superview, view.superview == nil || view.superview is UITransitionView else { return }
            superview.insertSubview(view, at: min(index, superview.subviews.count))
            view.frame = frame
        }
    }
}
