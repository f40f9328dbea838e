import CoreGraphics

/// How the pointer and the content below it look in a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// What happens to the content; nil leaves it.
    private(set) var effect: UIPointerEffect?
    /// The pointer's shape; nil is chosen by the effect.
    private(set) var shape: UIPointerShape?
    private(set) var constrainedAxes: UIAxis = []
    private var isHidden = true

    /// A style without a pointer.
    public required override init() {
        super.init()
    }

    /// A style that changes the content.
    ///
    /// - Parameters:
    ///   - effect: What happens to the content.
    ///   - shape: The outline of the highlight, in points of the container of the effect's preview. Default nil: the
    ///     content with a margin.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init()
        isHidden = false
        self.effect = effect
        self.shape = shape
    }

    /// A style that changes the pointer alone.
    ///
    /// - Parameters:
    ///   - shape: The shape of the pointer.
    ///   - constrainedAxes: The axes along which the pointer moves less than the mouse. Default none; stored only: the
    ///     desktop moves the pointer.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init()
        isHidden = false
        self.shape = shape
        self.constrainedAxes = constrainedAxes
    }

    /// A style without a pointer.
    open class func hidden() -> Self { Self() }

    /// The system's pointer, without an effect on the content.
    open class func system() -> Self {
        let style = Self()
        style.isHidden = false
        return style
    }

    /// A copy of the style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerStyle()
        copy.isHidden = isHidden
        copy.effect = effect
        copy.shape = shape
        copy.constrainedAxes = constrainedAxes
        return copy
    }

    /// The desktop's pointer that comes closest. Shapes other than beams have none, and stay an arrow.
    var cursor: PointerCursor {
        switch shape {
        case .verticalBeam: .verticalBeam
        case .horizontalBeam: .horizontalBeam
        case .path, .roundedRect, nil: isHidden ? .hidden : .arrow
        }
    }
}

/// The shape of the pointer.
public enum UIPointerShape {
    /// A shape of its own. Points of the container of the effect's preview.
    case path(UIBezierPath)
    /// A rectangle with round corners, in points of the container of the effect's preview.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A beam for text; its length in points.
    case verticalBeam(length: CGFloat)
    /// A beam across; its length in points.
    case horizontalBeam(length: CGFloat)

    /// The radius of rounded rectangles that choose none, in points; inferred.
    public static let defaultCornerRadius: CGFloat = 8
}

/// What happens to content below the pointer.
public enum UIPointerEffect {
    /// The effect that suits the size of the content.
    case automatic(UITargetedPreview)
    /// The pointer becomes a highlight behind the content.
    case highlight(UITargetedPreview)
    /// The content rises, with a shadow.
    case lift(UITargetedPreview)
    /// The pointer keeps its shape; the content gets a tint, a shadow, or grows.
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where the tint of a hover effect is.
    public enum TintMode: Sendable {
        /// No tint; in front of the content; behind the content.
        case none, overlay, underlay
    }

    /// The content.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
            preview
        }
    }
}
