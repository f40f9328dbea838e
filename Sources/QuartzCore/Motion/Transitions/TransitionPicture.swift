import CoreGraphics
import Foundation

/// A snapshot of a layer at the start of a transition: a layer beside it that is not among the `sublayers`.
final class TransitionPicture {
    private weak var layer: CALayer?
    private let picture = CALayer()
    /// Whether the layer is opaque, so that the new content can be shown unfaded behind the fading snapshot.
    let coversNew: Bool

    /// Nil when nothing of the layer is visible, or it does not fit into a bitmap.
    init?(of layer: CALayer, for transition: CATransition) {
        guard layer.parent != nil, let (image, box, scale) = layer.photographed() else { return nil }
        self.layer = layer
        coversNew = layer.isPlainlyOpaque
        picture.timing = layer.timing
        let values = layer.values
        picture.values.bounds = values.bounds
        picture.values.position = values.position
        picture.values.anchorPoint = values.anchorPoint
        picture.values.transform = values.transform
        picture.values.zPosition = values.zPosition
        let content = CALayer()
        content.values.contentsScale = scale
        content.contentsValue = image
        content.values.bounds.size = box.size
        content.values.position = CGPoint(x: box.midX, y: box.midY)
        picture.addSublayer(content)
        let companion = OldAnimation(transition)
        picture.add(companion, forKey: "transition")
        picture.isBehindOriginal = transition.isOldBehind
        layer.transitionPicture?.parent = nil
        layer.transitionPicture = picture
        picture.parent = layer.parent
        layer.parent?.noteOrderChange()
    }

    /// Starts the snapshot's animation at the layer's time `time`.
    func begin(at time: Seconds) {
        for index in picture.animations.indices { picture.animations[index].begin = time }
    }

    /// Removes the snapshot from the screen.
    func leave() {
        guard let layer, layer.transitionPicture === picture else { return }
        layer.transitionPicture = nil
        layer.parent?.noteOrderChange()
        picture.parent = nil
    }
}

/// Applies a transition to the snapshot of the old content.
private final class OldAnimation: CAAnimation {
    private var transition: CATransition?

    convenience init(_ transition: CATransition) {
        self.init()
        self.transition = transition
        timing = transition.timing
        timing.fillMode = .both
        isRemovedOnCompletion = false
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        transition = (other as? OldAnimation)?.transition
    }

    override func apply(to values: inout LayerValues, at time: Seconds, run: Double) {
        guard let transition else { return }
        transition.changeOld(&values, transition.part(at: time))
    }
}

extension CALayer {
    /// Whether the layer's own background hides everything behind it.
    fileprivate var isPlainlyOpaque: Bool {
        values.opacity == 1 && values.backgroundColor?.alpha == 1 && values.cornerRadius == 0 && maskLayer == nil
    }

    /// An image of the layer and its sublayers, the area it covers in the layer's space, and its pixels per point.
    fileprivate func photographed() -> (image: CGImage, box: CGRect, scale: CGFloat)? {
        let scale = max(displayScale, 1)
        let box = masksToBounds ? bounds : bounds.union(renderedBox)
        let pixels = PixelRect(enclosing: box.applying(CGAffineTransform(scaleX: scale, y: scale)))
        guard pixels.width > 0, pixels.height > 0, pixels.fitsBitmap else { return nil }
        let area = CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
        let frame = BackingStore.frame(for: area, scale: scale)
        let context = BackingStore.context(for: area, frame)
        render(in: context)
        return (CGImage(bitmap: context.bitmap), area, frame.scale)
    }
}
