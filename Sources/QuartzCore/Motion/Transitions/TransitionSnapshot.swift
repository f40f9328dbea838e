import CoreGraphics
import Foundation

/// A snapshot of a layer at the start of a transition: a layer beside it that is not among the `sublayers`.
final class TransitionSnapshot {
    private weak var layer: CALayer?
    private let snapshotLayer = CALayer()
    /// Whether the layer is opaque, so that the new content can be shown unfaded behind the fading snapshot.
    let isLayerOpaque: Bool

    /// Nil when nothing of the layer is visible, or it does not fit into a bitmap.
    init?(of layer: CALayer, for transition: CATransition) {
        guard layer.parent != nil, let (image, box, scale) = layer.makeSnapshotImage() else { return nil }
        self.layer = layer
        isLayerOpaque = layer.isOpaqueRectangle
        snapshotLayer.timing = layer.timing
        let values = layer.values
        snapshotLayer.values.geometry.bounds = values.geometry.bounds
        snapshotLayer.values.geometry.position = values.geometry.position
        snapshotLayer.values.geometry.anchorPoint = values.geometry.anchorPoint
        snapshotLayer.values.geometry.transform = values.geometry.transform
        snapshotLayer.values.geometry.zPosition = values.geometry.zPosition
        let content = CALayer()
        content.values.contents.scale = scale
        content.contentsValue = image
        content.values.geometry.bounds.size = box.size
        content.values.geometry.position = CGPoint(x: box.midX, y: box.midY)
        snapshotLayer.addSublayer(content)
        let companion = SnapshotAnimation(transition)
        snapshotLayer.add(companion, forKey: "transition")
        snapshotLayer.isBehindOriginal = transition.isOldBehind
        layer.transitionSnapshot?.parent = nil
        layer.transitionSnapshot = snapshotLayer
        layer.parent?.mayReorderSublayers = true
        snapshotLayer.parent = layer.parent
        layer.parent?.markOrderChanged()
    }

    /// Starts the snapshot's animation at the layer's time `time`.
    func begin(at time: Seconds) {
        for index in snapshotLayer.animations.indices { snapshotLayer.animations[index].begin = time }
    }

    /// Removes the snapshot from the screen.
    func remove() {
        guard let layer, layer.transitionSnapshot === snapshotLayer else { return }
        layer.transitionSnapshot = nil
        layer.parent?.markOrderChanged()
        snapshotLayer.parent = nil
    }
}

/// Applies a transition to the snapshot of the old content.
private final class SnapshotAnimation: CAAnimation {
    private var transition: CATransition?

    convenience init(_ transition: CATransition) {
        self.init()
        self.transition = transition
        timing = transition.timing
        timing.fillMode = .both
        isRemovedOnCompletion = false
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        transition = (other as? SnapshotAnimation)?.transition
    }

    override func apply(to values: inout LayerValues, at time: Seconds, run: Double) {
        guard let transition else { return }
        transition.changeOld(&values, progress: transition.transitionProgress(at: time))
    }
}

extension CALayer {
    /// Whether the layer's own background hides everything behind it.
    fileprivate var isOpaqueRectangle: Bool {
        values.opacity == 1 && values.box.backgroundColor?.isOpaque == true && values.box.cornerRadius == 0
            && maskLayer == nil
    }

    /// An image of the layer and its sublayers, the area it covers in the layer's space, and its pixels per point.
    fileprivate func makeSnapshotImage() -> (image: CGImage, box: CGRect, scale: CGFloat)? {
        let scale = max(displayScale, 1)
        let box = masksToBounds ? bounds : bounds.union(renderedBox)
        let pixels = PixelRect(enclosing: box.applying(CGAffineTransform(scaleX: scale, y: scale)))
        guard pixels.width > 0, pixels.height > 0, pixels.fitsBitmap else { return nil }
        let area = CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
        let frame = BackingStore.bitmapSize(for: area, scale: scale)
        let context = BackingStore.context(for: area, frame)
        render(in: context)
        return (CGImage(bitmap: context.bitmap), area, frame.scale)
    }
}
