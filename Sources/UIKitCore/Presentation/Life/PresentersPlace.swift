/// The original position of a presenter's view, to restore it after a presentation has removed it.
@MainActor final class PresentersPlace {
    private let view: UIView
    private weak var holder: UIView?
    private let index: Int
    private let frame: CGRect
    /// Whether the view fills its superview, whose size may change meanwhile.
    private let fillsHolder: Bool

    /// Records the position of `view`; nil if it has no superview.
    init?(of view: UIView) {
        guard let holder = view.superview, let index = holder.subviews.firstIndex(where: { $0 === view }) else {
            return nil
        }
        self.view = view
        self.holder = holder
        self.index = index
        frame = view.frame
        fillsHolder = view.frame == holder.bounds
    }

    /// Moves the view behind everything in `container`, without changing where it appears.
    func show(_ view: UIView, in container: UIView) {
        let place = container.convert(home, from: holder)
        container.insertSubview(view, at: 0)
        view.frame = place
    }

    /// Removes the view from the screen.
    func remove() { view.removeFromSuperview() }

    /// Restores the view's position, unless the app has moved it to another superview.
    func restore() {
        guard let holder, view.superview == nil || view.superview is UITransitionView else { return }
        holder.insertSubview(view, at: min(index, holder.subviews.count))
        view.frame = home
    }

    /// Removes the view for good: its controller is dismissed while it is covered.
    func forget() { if view.superview is UITransitionView { view.removeFromSuperview() } }

    /// In points of the superview.
    private var home: CGRect { fillsHolder ? holder?.bounds ?? frame : frame }
}
