import CoreGraphics

/// Something on the screen that assistive technology reads though no view stands for it, as a part of a drawing. Its
/// container lists it in `accessibilityElements`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that this one lies in.
    open weak var accessibilityContainer: AnyObject?
    /// A name for tests and scripts, never read out.
    open var accessibilityIdentifier: String?
    /// What the element is called when it is read out.
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Default true.
    open var isAccessibilityElement = true

    private var place = Place.screen(.zero)

    private enum Place {
        case screen(CGRect)
        case container(CGRect)
    }

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Points of the screen, y down. Follows the container while `accessibilityFrameInContainerSpace` was set last.
    /// Default zero.
    open var accessibilityFrame: CGRect {
        get {
            switch place {
            case .screen(let frame): frame
            case .container(let frame): containerView?.convert(frame, to: UIScreen.main) ?? frame
            }
        }
        set { place = .screen(newValue) }
    }

    /// Points of the container's bounds, y down; of the screen when the container is no view. Default zero.
    open var accessibilityFrameInContainerSpace: CGRect {
        get {
            switch place {
            case .screen(let frame): containerView?.convert(frame, from: UIScreen.main) ?? frame
            case .container(let frame): frame
            }
        }
        set { place = .container(newValue) }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    private var containerView: UIView? {
        accessibilityContainer as? UIView
    }
}
