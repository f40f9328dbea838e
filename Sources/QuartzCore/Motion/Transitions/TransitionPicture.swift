import CoreGraphics
import Foundation

/// What a layer looked like when a transition began: a layer beside it that nobody finds among the sublayers.
final class TransitionPicture {
    private weak var layer: CALayer?
    private let picture = CALayer()
    /// Whether the layer is opaque, so that the new may stand behind the vanishing old.
    let coversNew: Bool

    /// Nil when there is nothing to be seen of the layer, or nothing that fits a picture.
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

    /// Moves from the layer's time `time` on, as the transition does.
    func begin(at time: Seconds) {
        for index in picture.animations.indices { picture.animations[index].begin = time }
    }

    /// Is not shown any more.
    func leave() {
        guard let layer, layer.transitionPicture === picture else { return }
        layer.transitionPicture = nil
        layer.parent?.noteOrderChange()
        picture.parent = nil
    }
}

/// What a transition does to the picture of the old.
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
    /// Whether its own background hides all that is behind it.
    fileprivate var isPlainlyOpaque: Bool {
        values.opacity == 1 && values.backgroundColor?.alpha == 1 && values.cornerRadius == 0 && maskLayer == nil
    }

    /// A picture of the layer and all in it with the area it shows, in its own space, and its pixels per point.
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
