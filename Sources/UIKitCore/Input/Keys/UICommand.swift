/// A menu entry that sends an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    open private(set) var action: Selector
    /// What tells commands of the same action apart; a property list.
    open private(set) var propertyList: Any?
    /// What the command does when more modifiers are held.
    open private(set) var alternates: [UICommandAlternate]
    /// A longer title for places where commands are looked up.
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
}

/// What a command does when more modifiers are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    open private(set) var title: String
    open private(set) var action: Selector
    /// Held in addition to the command's own.
    open private(set) var modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
