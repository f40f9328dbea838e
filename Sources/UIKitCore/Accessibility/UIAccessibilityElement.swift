import CoreGraphics

/// An accessible element without a view of its own, such as a part of a drawing. Its container lists it in
/// `accessibilityElements`. Assistive technology can focus it by default.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// The view or element that contains this one. Not retained.
    open weak var accessibilityContainer: AnyObject?
    /// A name for tests and scripts, never read aloud.
    open var accessibilityIdentifier: String?
    private var storedFrame = StoredFrame.screen(.zero)

    private enum StoredFrame {
        case screen(CGRect)
        case container(CGRect)
    }

    /// An element in `container`.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    /// The frame in points of the screen, y down. Follows the container if `accessibilityFrameInContainerSpace` was
    /// set last. Default zero.
    open override var accessibilityFrame: CGRect {
        get {
            switch storedFrame {
            case .screen(let frame): frame
            case .container(let frame): containerView?.convert(frame, to: UIScreen.main) ?? frame
            }
        }
        set { storedFrame = .screen(newValue) }
    }

    /// The frame in points of the container's bounds, y down; of the screen when the container is not a view. Default
    /// zero.
    open var accessibilityFrameInContainerSpace: CGRect {
        get {
            switch storedFrame {
            case .screen(let frame): containerView?.convert(frame, from: UIScreen.main) ?? frame
            case .container(let frame): frame
            }
        }
        set { storedFrame = .container(newValue) }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    /// The nearest view around the element: its container, or that of an element that contains it.
    package var containerView: UIView? {
        accessibilityContainer as? UIView ?? (accessibilityContainer as? UIAccessibilityElement)?.containerView
    }
}
