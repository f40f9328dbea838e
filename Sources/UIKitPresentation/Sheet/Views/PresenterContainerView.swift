import CoreGraphics
import UIKitCore

/// Replaces a presenter's view in its superview, and contains it while it is scaled down behind a card, with black
/// around it.
@MainActor final class PresenterContainerView: UIView {
    let surface: SheetSurfaceView

    /// Replaces `view` in its superview. Nil if it has none.
    init?(around view: UIView) {
        guard let holder = view.superview else { return nil }
        surface = SheetSurfaceView(frame: CGRect(origin: .zero, size: view.frame.size))
        super.init(frame: view.frame)
        backgroundColor = .black
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.insertSubview(self, aboveSubview: view)
        addSubview(surface)
        surface.setUnscaledFrame(bounds)
        surface.installContent(view)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("PresenterContainerView does not support init(coder:). Its sheet creates it.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The window's new size reaches this view before the sheet, which then updates the scale.
        if surface.bounds.size != bounds.size { surface.setUnscaledFrame(bounds) }
    }

    /// Moves `view` back to its old position, unless the app has moved it meanwhile, and removes this view.
    func restore(_ view: UIView) {
        if view.isDescendant(of: self), let superview {
            superview.insertSubview(view, aboveSubview: self)
            view.frame = frame
        }
        removeFromSuperview()
    }
}
