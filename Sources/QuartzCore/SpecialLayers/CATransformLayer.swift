import CoreGraphics

/// A layer whose sublayers keep their depth: they are shown in one space instead of being flattened into its plane.
///
/// The sublayers are painted from back to front, by the depth of their middles. The layer itself shows nothing:
/// background, border, contents, shadow, mask and clipping have no effect, and its opacity applies to each sublayer on
/// its own.
open class CATransformLayer: CALayer {
    /// Creates an empty layer.
    public override init() {
        super.init()
        values.kind = .transform
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        values.kind = .transform
    }
}
