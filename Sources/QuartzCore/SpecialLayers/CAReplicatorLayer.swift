import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each time transformed, colored and delayed a little more.
///
/// The sublayers exist once: hit tests find only the first instance.
open class CAReplicatorLayer: CALayer {
    /// Creates an empty layer that shows its sublayers once.
    public override init() {
        super.init()
        values.kind = .replicator(ReplicatorValues())
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if values.replicator == nil {
            values.kind = .replicator(ReplicatorValues())
        }
    }

    /// How often the sublayers are shown, the originals included. Default 1. 0 and less show none; no more than 10,000
    /// are shown.
    open var instanceCount: Int {
        get { replicator.count }
        set {
            if newValue > ReplicatorValues.maximumCount {
                LayerMisuse.report(
                    "CAReplicatorLayer shows no more than \(ReplicatorValues.maximumCount) of \(newValue) instances.",
                    raises: false)
            }
            changeReplicator("instanceCount", \.count, to: newValue)
        }
    }

    /// The seconds by which the animations of an instance are behind those of the one before it. Default 0.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { changeReplicator("instanceDelay", \.delay, to: newValue) }
    }

    /// The transform from an instance to the next one, about this layer's anchor point. Default identity.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { changeReplicator("instanceTransform", \.transform, to: newValue) }
    }

    /// Whether the sublayers keep their depth, as in a `CATransformLayer`. Default false: they are flattened into the
    /// layer's plane.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { changeReplicator("preservesDepth", \.preservesDepth, to: newValue) }
    }

    /// Multiplies the colors and the opacity of the first instance. Default opaque white; nil stands for that too.
    open var instanceColor: CGColor? {
        get { replicator.color }
        set { changeReplicator("instanceColor", \.color, to: newValue) }
    }

    /// Added to the red of the color from an instance to the next one; the sum is limited to 0 to 1. Default 0.
    open var instanceRedOffset: Float {
        get { replicator.colorOffset.x }
        set { changeReplicator("instanceRedOffset", \.colorOffset.x, to: newValue) }
    }

    /// Added to the green of the color from an instance to the next one; the sum is limited to 0 to 1. Default 0.
    open var instanceGreenOffset: Float {
        get { replicator.colorOffset.y }
        set { changeReplicator("instanceGreenOffset", \.colorOffset.y, to: newValue) }
    }

    /// Added to the blue of the color from an instance to the next one; the sum is limited to 0 to 1. Default 0.
    open var instanceBlueOffset: Float {
        get { replicator.colorOffset.z }
        set { changeReplicator("instanceBlueOffset", \.colorOffset.z, to: newValue) }
    }

    /// Added to the opacity from an instance to the next one; the sum is limited to 0 to 1. Default 0.
    open var instanceAlphaOffset: Float {
        get { replicator.colorOffset.w }
        set { changeReplicator("instanceAlphaOffset", \.colorOffset.w, to: newValue) }
    }

    private var replicator: ReplicatorValues { values.replicator ?? ReplicatorValues() }

    private func changeReplicator<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<ReplicatorValues, Value>, to value: Value
    ) {
        var replicator = replicator
        guard replicator[keyPath: path] != value else { return }
        let isFinite = (value as? Double)?.isFinite ?? (value as? Float)?.isFinite ?? true
        guard accepts(isFinite, key: key, value: value) else { return }
        replicator[keyPath: path] = value
        change(key) { values.kind = .replicator(replicator) }
    }
}
