import UIKit

extension UIView {
    /// Where `rect` of this view is on the screen at this moment, including running animations of this view and its
    /// ancestors.
    ///
    /// It is the bounding box in the coordinates of `view`, which must be in the same window.
    func presentationFrame(of rect: CGRect, in view: UIView) -> CGRect {
        let mine = rect.applying(layer.presentationTransform)
        let other = view.layer.presentationTransform
        // A view scaled to zero has no invertible transform.
        guard abs(other.a * other.d - other.b * other.c) > .ulpOfOne else { return convert(rect, to: view) }
        return mine.applying(other.inverted())
    }
}

extension CALayer {
    /// The transform from this layer's coordinates to the root layer's, with running animations.
    fileprivate var presentationTransform: CGAffineTransform {
        var whole = CGAffineTransform.identity
        for layer in sequence(first: self, next: \.superlayer) {
            let shown = layer.animationKeys()?.isEmpty == false ? layer.presentation() ?? layer : layer
            let bounds = shown.bounds
            let anchor = shown.anchorPoint
            let toAnchor = CGAffineTransform(
                translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
            let toParent = CGAffineTransform(translationX: shown.position.x, y: shown.position.y)
            whole = whole.concatenating(toAnchor).concatenating(shown.affineTransform()).concatenating(toParent)
        }
        return whole
    }
}
