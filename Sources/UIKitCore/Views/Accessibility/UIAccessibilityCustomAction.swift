import Foundation

/// An action of an element that assistive technology offers beside activation, such as deleting a row.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name that is read aloud. Setting it drops the attributes of `attributedName`.
    open var name: String {
        get { spokenName.string }
        set { spokenName = UniformText(newValue) }
    }
    /// The name with attributes for reading.
    open var attributedName: NSAttributedString {
        get { spokenName.attributedString }
        set { spokenName = newValue }
    }
    private var spokenName: any AttributedText
    /// An image for lists of actions. Default nil.
    open var image: UIImage?
    /// The object that receives `selector`. Not retained.
    open weak var target: AnyObject?
    /// The method of `target` that performs the action; its argument is the action.
    open var selector: Selector
    /// Performs the action, in place of the selector. Default nil.
    open var actionHandler: Handler?

    /// An action with an attributed name and an image, for a method.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        spokenName = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// An action with an attributed name, for a method.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        spokenName = attributedName
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// An action with a name and an image, for a method.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        spokenName = UniformText(name)
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// An action with a name, for a method.
    public init(name: String, target: Any?, selector: Selector) {
        spokenName = UniformText(name)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// An action with an attributed name and an image, for a closure.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        spokenName = attributedName
        self.image = image
        selector = ""
        self.actionHandler = actionHandler
        super.init()
    }

    /// An action with an attributed name, for a closure.
    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        spokenName = attributedName
        selector = ""
        self.actionHandler = actionHandler
        super.init()
    }

    /// An action with a name and an image, for a closure.
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        spokenName = UniformText(name)
        self.image = image
        selector = ""
        self.actionHandler = actionHandler
        super.init()
    }

    /// An action with a name, for a closure.
    public init(name: String, actionHandler: @escaping Handler) {
        spokenName = UniformText(name)
        selector = ""
        self.actionHandler = actionHandler
        super.init()
    }
}
