import CoreGraphics

/// Where a preview is shown, and moves back to: a center in a container view, and a transform.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view that the preview appears in. It has to be in a window.
    public let container: UIView
    /// The center of the preview, in points of `container`, y down.
    public let center: CGPoint
    /// The transform of the preview at its target. Default identity.
    public let transform: CGAffineTransform

    /// Creates a target. A container without a window and a non-finite center raise; the center is then zero.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        if container.window == nil {
            misuse(
                "UIPreviewTarget requires that the container view is in a window, but it is not. "
                    + "(container: \(UIPreviewTarget.describe(container)))",
                raises: true)
        }
        let isValid = center.x.isFinite && center.y.isFinite
        if !isValid {
            misuse(
                "Attempting to create a UIPreviewTarget with an invalid location: {\(center.x), \(center.y), 0}",
                raises: true)
        }
        self.container = container
        self.center = isValid ? center : .zero
        self.transform = transform
        super.init()
    }

    /// Creates a target without checking its container and center.
    init(unchecked container: UIView, center: CGPoint) {
        self.container = container
        self.center = center
        transform = .identity
        super.init()
    }

    /// Creates a target without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The same target: targets are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPreviewTarget else { return false }
        return container === other.container && center == other.center && transform == other.transform
    }

    open override var hash: Int { ObjectIdentifier(container).hashValue }

    /// The class and address of `view`, as messages about misuse contain it.
    static func describe(_ view: UIView) -> String {
        "<\(type(of: view)): 0x\(String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16))>"
    }
}
