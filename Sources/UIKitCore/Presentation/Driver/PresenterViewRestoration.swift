/// The original position of a presenter's view, to restore it after a presentation has removed it.
@MainActor final class PresenterViewRestoration {
    private let view: UIView
    private weak var superview: UIView?
    private let index: Int
    private let frame: CGRect
    /// Whether the view fills its superview, whose size may change meanwhile.
    private let fillsSuperview: Bool

    /// Records the position of `view`; nil if it has no superview.
    init?(of view: UIView) {
        guard let holder = view.superview, let index = holder.subviews.firstIndex(where: { $0 === view }) else {
            return nil
        }
        self.view = view
        self.superview = holder
        self.index = index
        frame = view.frame
        fillsSuperview = view.frame == holder.bounds
    }

    /// Moves the view behind everything in `container`, without changing where it appears.
    func move(_ view: UIView, into container: UIView) {
        let place = container.convert(restoredFrame, from: superview)
        container.insertSubview(view, at: 0)
        view.frame = place
    }

    /// Removes the view from the screen.
    func removeView() { view.removeFromSuperview() }

    /// Restores the view's position, unless the app has moved it to another superview.
    func restoreView() {
        guard let superview, view.superview == nil || view.superview is UITransitionView else { return }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        view.frame = restoredFrame
    }

    /// Removes the view for good: its controller is dismissed while it is covered.
    func discardView() { if view.superview is UITransitionView { view.removeFromSuperview() } }

    /// In points of the superview.
    private var restoredFrame: CGRect { fillsSuperview ? superview?.bounds ?? frame : frame }
}
