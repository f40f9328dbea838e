import CoreGraphics

/// What stands in a bar: a title or an image.
@MainActor open class UIBarItem: NSObject {
    /// Told when something changes that is shown.
    var onChange: (() -> Void)?

    /// Whether it can be tapped. Default true.
    open var isEnabled = true {
        didSet { onChange?() }
    }
    open var title: String? {
        didSet { onChange?() }
    }
    open var image: UIImage? {
        didSet { onChange?() }
    }
    /// A number for the app to find the item by. Default 0.
    open var tag = 0
    /// A name for tests and scripts, never shown.
    open var accessibilityIdentifier: String? {
        didSet { onChange?() }
    }
    /// What the item is called when it is read out.
    open var accessibilityLabel: String? {
        didSet { onChange?() }
    }

    public override init() {
        super.init()
    }
}
