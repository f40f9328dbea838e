import CoreGraphics

/// The base class of items in bars, with a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedObjectOwner, UIAccessibilityIdentification,
    AccessibilityLabeled
{
    /// The bars that show this item.
    package var observers = ChangeObservers()
    /// Which properties the app has set, so that appearance proxies do not change them.
    package final var appearanceMarks = AppearanceMarks()
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Whether the item can be tapped. Default true.
    open var isEnabled = true {
        didSet { contentDidChange() }
    }
    /// The title of the item. Default nil.
    open var title: String? {
        didSet { contentDidChange() }
    }
    /// The image of the item, shown in place of the title. Default nil.
    open var image: UIImage? {
        didSet { contentDidChange() }
    }
    private func contentDidChange() {
        observers.notify()
        KeyValueObservers.noteChange(of: self)
    }

    /// The insets around the image in points; negative values extend it. Default zero.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { observers.notify() }
    }
    /// The image for compact bars, as on a phone in landscape. Default nil: `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { observers.notify() }
    }
    /// The insets around `landscapeImagePhone`, in points. Default zero.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { observers.notify() }
    }
    /// A number for the app's use. Default 0.
    open var tag = 0
    /// An identifier for tests and scripts, never shown. Default nil.
    open var accessibilityIdentifier: String? {
        didSet { observers.notify() }
    }
    /// The text that assistive technologies read. Default nil: the title.
    open var accessibilityLabel: String? {
        didSet { observers.notify() }
    }

    /// What activating the item does. It is kept for the app: bars describe their buttons by the label. Default nil.
    open var accessibilityHint: String?
    /// What the item is for a reader of the screen. They are kept for the app: a bar's button has its own. Default none.
    open var accessibilityTraits: UIAccessibilityTraits = .none

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    public override init() {
        super.init()
    }

    /// Sets the attributes of the title for `state`. States without an attribute use that of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance(.titleTextAttributes, for: state.rawValue) { (target: UIBarItem) in
            target.setTitleTextAttributes(attributes, for: state)
        }
        titleAttributes[state.rawValue] = attributes
        observers.notify()
    }

    /// The attributes set for exactly this state; nil when none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// The proxy of all items of the class. Its setters record values, which items get when a bar in a window shows
    /// them; see `UIAppearance`.
    open class func appearance() -> Self { appearanceProxy(in: [], traits: nil) }

    /// The proxy of the items that are contained in objects of these classes, the innermost first.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(in: containerTypes, traits: nil)
    }

    /// The proxy of the items in bars whose traits include `trait`.
    open class func appearance(for trait: UITraitCollection) -> Self { appearanceProxy(in: [], traits: trait) }

    /// The proxy of the items in bars whose traits include `trait` and that are contained in objects of these classes,
    /// the innermost first.
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(in: containerTypes, traits: trait)
    }
}
