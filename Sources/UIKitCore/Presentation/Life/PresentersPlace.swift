/// Where the view of a presenter belongs while a presentation has taken it away.
@MainActor final class PresentersPlace {
    private let view: UIView
    private weak var holder: UIView?
    private let index: Int
    private let frame: CGRect
    /// Whether the view fills its holder, whatever size that takes meanwhile.
    private let fillsHolder: Bool

    /// The place of `view` now; nil where it is nowhere.
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

    /// Puts the view behind everything in `container`, over its own place there.
    func show(_ view: UIView, in container: UIView) {
        let place = container.convert(home, from: holder)
        container.insertSubview(view, at: 0)
        view.frame = place
    }

    /// Takes the view off the screen.
    func remove() { view.removeFromSuperview() }

    /// Puts the view back to where it belongs, unless somebody else has taken it.
    func restore() {
        guard let holder, view.superview == nil || view.superview is UITransitionView else { return }
        holder.insertSubview(view, at: min(index, holder.subviews.count))
        view.frame = home
    }

    /// Nobody will want the view back: its controller goes away while it is covered.
    func forget() { if view.superview is UITransitionView { view.removeFromSuperview() } }

    /// In the holder's points.
    private var home: CGRect { fillsHolder ? holder?.bounds ?? frame : frame }
}
