import CoreGraphics

/// The animatable properties of a layer that the compositor draws from, without contents.
///
/// A layer has one with its model values; during animations a copy holds the presented values.
struct LayerValues: Equatable {
    // Next to the geometry in memory, because hit testing reads only these.
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var geometry = Geometry()
    var box = Box()
    var shadow = Shadow()
    var contents = Contents()
    var kind = Kind.plain

    /// The size and position of a layer in its superlayer.
    struct Geometry: Equatable {
        var bounds = CGRect.zero
        var position = CGPoint.zero
        var zPosition: CGFloat = 0
        var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        var anchorPointZ: CGFloat = 0
        private(set) var isTransformed = false
        var transform = CATransform3DIdentity {
            didSet { isTransformed = transform != CATransform3DIdentity }
        }
        var sublayerTransform = CATransform3DIdentity
    }

    /// The background and border of the bounds, and their corners.
    struct Box: Equatable {
        var backgroundColor: CGColor?
        var cornerRadius: CGFloat = 0
        var cornerCurve = CALayerCornerCurve.circular
        var maskedCorners = CACornerMask.all
        var borderWidth: CGFloat = 0
        var borderColor: CGColor? = .black
    }

    struct Shadow: Equatable {
        var color: CGColor? = .black
        var opacity: Float = 0
        var offset = CGSize(width: 0, height: -3)
        var radius: CGFloat = 3
        var path: CGPath?
    }

    /// Which part of the contents is shown, how it stretches, its pixels per point, and what it fades from.
    struct Contents: Equatable {
        var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        var center = CGRect(x: 0, y: 0, width: 1, height: 1)
        var scale: CGFloat = 1
        /// Former contents that are still visible; nil for none.
        var fade: ContentsFade?
    }

    /// The additional properties of some layer classes.
    enum Kind: Equatable {
        case plain
        indirect case shape(ShapeValues)
        indirect case gradient(GradientValues)
        indirect case backdrop(BackdropValues)
        /// No plane of its own: sublayers keep their depth.
        case transform
        indirect case replicator(ReplicatorValues)
        indirect case emitter(EmitterValues)
    }
}

extension LayerValues {
    /// The values of a shape layer; nil for other layers.
    var shape: ShapeValues? {
        if case .shape(let shape) = kind { return shape }
        return nil
    }

    /// The values of a gradient layer; nil for other layers.
    var gradient: GradientValues? {
        if case .gradient(let gradient) = kind { return gradient }
        return nil
    }

    /// The values of a backdrop layer; nil for other layers.
    var backdrop: BackdropValues? {
        if case .backdrop(let backdrop) = kind { return backdrop }
        return nil
    }

    /// The values of a replicator layer; nil for other layers.
    var replicator: ReplicatorValues? {
        if case .replicator(let replicator) = kind { return replicator }
        return nil
    }

    /// The kind of a replicator layer; plain for other layers.
    var replicatorKind: Kind {
        if case .replicator = kind { return kind }
        return .plain
    }

    /// The values of an emitter layer; nil for other layers.
    var emitter: EmitterValues? {
        if case .emitter(let emitter) = kind { return emitter }
        return nil
    }

    /// Whether the sublayers keep their depth instead of being flattened into the layer's plane.
    var preservesDepth: Bool {
        if case .transform = kind { return true }
        return replicator?.preservesDepth ?? false
    }
}

extension LayerValues {
    /// Whether the layer has the same placement in its superlayer.
    func hasSamePlacement(as other: LayerValues) -> Bool {
        geometry.hasSamePlacement(as: other.geometry) && isHidden == other.isHidden
    }

    /// Whether the layer has the same pixels, apart from placement and opacity.
    func hasSameAppearance(as other: LayerValues) -> Bool {
        // Mostly only the contents are different, which are not in the values.
        if self == other { return true }
        var other = other
        other.geometry.copyPlacement(from: geometry)
        other.opacity = opacity
        other.isHidden = isHidden
        return self == other
    }
}
