import UIKit

extension UIView {
    /// Where it is on the screen right now, animations of it and of what it lies in included: the rectangle around its
    /// corners, in the coordinates of `view`, which is in the same window.
    func shownFrame(in view: UIView) -> CGRect {
        let mine = bounds.applying(layer.shownTransform)
        let other = view.layer.shownTransform
        // A view that is scaled to nothing has no coordinates to tell.
        guard abs(other.a * other.d - other.b * other.c) > .ulpOfOne else { return convert(bounds, to: view) }
        return mine.applying(other.inverted())
    }
}

extension CALayer {
    /// From its own coordinates to those of the layer at the root, as shown.
    fileprivate var shownTransform: CGAffineTransform {
        var whole = CGAffineTransform.identity
        for layer in sequence(first: self, next: \.superlayer) {
            let shown = layer.animationKeys()?.isEmpty == false ? layer.presentation() ?? layer : layer
            let (bounds, anchor) = (shown.bounds, shown.anchorPoint)
            let toAnchor = CGAffineTransform(
                translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
            let toParent = CGAffineTransform(translationX: shown.position.x, y: shown.position.y)
            whole = whole.concatenating(toAnchor).concatenating(shown.affineTransform()).concatenating(toParent)
        }
        return whole
    }
}
