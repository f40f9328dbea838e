import CoreGraphics

/// What stands in a bar: a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject, AssociatedObjectOwner {
    /// Who shows this item.
    var listeners = ChangeListeners()
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Whether it can be tapped. Default true.
    open var isEnabled = true {
        didSet { listeners.tell() }
    }
    open var title: String? {
        didSet { listeners.tell() }
    }
    open var image: UIImage? {
        didSet { listeners.tell() }
    }
    /// Room around the image, negative to let it reach further. Points.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { listeners.tell() }
    }
    /// The image in the low bars of a phone on its side. Default: `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { listeners.tell() }
    }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { listeners.tell() }
    }
    /// A number for the app to find the item by. Default 0.
    open var tag = 0
    /// A name for tests and scripts, never shown.
    open var accessibilityIdentifier: String? {
        didSet { listeners.tell() }
    }
    /// What the item is called when it is read out.
    open var accessibilityLabel: String? {
        didSet { listeners.tell() }
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    public override init() {
        super.init()
    }

    /// Gives the title other fonts and colours in `state`; other states take them over where they say nothing.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        listeners.tell()
    }

    /// What was set for `state`; nil when nothing was.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}
