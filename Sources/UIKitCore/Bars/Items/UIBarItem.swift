import CoreGraphics

/// The base class of items in bars, with a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject, AssociatedObjectOwner {
    /// The bars that show this item.
    var listeners = ChangeListeners()
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Whether the item can be tapped. Default true.
    open var isEnabled = true {
        didSet { listeners.tell() }
    }
    /// The title of the item. Default nil.
    open var title: String? {
        didSet { listeners.tell() }
    }
    /// The image of the item, shown in place of the title. Default nil.
    open var image: UIImage? {
        didSet { listeners.tell() }
    }
    /// The insets around the image in points; negative values extend it. Default zero.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { listeners.tell() }
    }
    /// The image for compact bars, as on a phone in landscape. Default nil: `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { listeners.tell() }
    }
    /// The insets around `landscapeImagePhone`, in points. Default zero.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { listeners.tell() }
    }
    /// A number for the app's use. Default 0.
    open var tag = 0
    /// An identifier for tests and scripts, never shown. Default nil.
    open var accessibilityIdentifier: String? {
        didSet { listeners.tell() }
    }
    /// The text that assistive technologies read. Default nil: the title.
    open var accessibilityLabel: String? {
        didSet { listeners.tell() }
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    public override init() {
        super.init()
    }

    /// Sets the attributes of the title for `state`. States without an attribute use that of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        listeners.tell()
    }

    /// The attributes set for exactly this state; nil when none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}
