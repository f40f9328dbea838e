import UIKitCore

/// The line between two rows: a color, or a color inside an effect.
final class SeparatorLine: UIView {
    private var effectView: UIVisualEffectView?

    /// Shows `color`, with `effect` if it is not nil.
    func show(_ color: UIColor, effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return backgroundColor = color
        }
        let view = effectView ?? makeEffectView()
        if view.effect !== effect { view.effect = effect }
        // A blur is the line itself; what is seen through vibrancy is the color.
        view.contentView.backgroundColor = effect is UIVibrancyEffect ? color : nil
        backgroundColor = nil
    }

    private func makeEffectView() -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        effectView = view
        return view
    }
}
