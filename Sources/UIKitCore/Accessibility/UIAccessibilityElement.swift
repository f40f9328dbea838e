import CoreGraphics

/// An accessible element without a view of its own, such as a part of a drawing. Its container lists it in
/// `accessibilityElements`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// The view or element that contains this one. Not retained.
    open weak var accessibilityContainer: AnyObject?
    /// A name for tests and scripts, never read aloud.
    open var accessibilityIdentifier: String?
    /// The name that is read aloud.
    open var accessibilityLabel: String?
    /// The result of activating the element, for reading aloud. Default nil.
    open var accessibilityHint: String?
    /// The current value, for reading aloud. Default nil.
    open var accessibilityValue: String?
    /// The behavior of the element, such as a button. Default: none.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// What assistive technology offers to do with the element, beside activating it. Default nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Whether assistive technology sees neither this element nor what it contains. Default false.
    open var accessibilityElementsHidden = false
    /// Whether assistive technology can focus the element. Default true.
    open var isAccessibilityElement = true

    private var storedFrame = StoredFrame.screen(.zero)

    private enum StoredFrame {
        case screen(CGRect)
        case container(CGRect)
    }

    /// An element in `container`.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The frame in points of the screen, y down. Follows the container if `accessibilityFrameInContainerSpace` was
    /// set last. Default zero.
    open var accessibilityFrame: CGRect {
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

    private var containerView: UIView? {
        accessibilityContainer as? UIView
    }
}
