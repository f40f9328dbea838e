import CoreGraphics
import UIKitCore

/// The separator of a row: a line of one color, seen through an effect if it has one.
final class ListSeparatorView: UIView {
    private var effectView: UIVisualEffectView?
    private let line = UIView()

    /// The line without an effect is this view itself.
    func show(color: UIColor, effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return backgroundColor = color
        }
        backgroundColor = nil
        line.backgroundColor = color
        let view = effectView ?? makeEffectView()
        if view.effect !== effect { view.effect = effect }
    }

    private func makeEffectView() -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        for (child, container) in [(view as UIView, self as UIView), (line, view.contentView)] {
            child.frame = container.bounds
            child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child)
        }
        effectView = view
        return view
    }
}
