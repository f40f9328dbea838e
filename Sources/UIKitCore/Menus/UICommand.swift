/// A menu item that sends an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The action that the command sends.
    open private(set) var action: Selector
    /// Distinguishes commands with the same action; a property list. Default nil.
    open private(set) var propertyList: Any?
    /// The commands for additional modifiers. Default: none.
    open private(set) var alternates: [UICommandAlternate]
    /// A longer title for lists of commands. Default nil.
    open var discoverabilityTitle: String?
    /// The style of the menu item, such as disabled or destructive. Default: none.
    open var attributes: UIMenuElement.Attributes
    /// The state of the menu item's checkmark. Default `off`.
    open var state: UIMenuElement.State
    /// The image while the state is `on`. Default nil: `image`.
    open var selectedImage: UIImage?
    /// The object that performs the command. Nil at all other times.
    open private(set) var sender: Any?
    /// What a popover from the command points at. Nil unless the command is being performed.
    open private(set) weak var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// A command that sends `action`.
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

    /// Sends the action to `target`; for nil, to the first object in the responder chain that can perform it. The
    /// sender is the command. Does nothing while the command is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let before = self.sender
        self.sender = sender
        defer { self.sender = before }
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { copyProperties(to: makeCopy()) }

    /// A command with what the initializer sets.
    func makeCopy() -> UICommand {
        UICommand(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    private func copyProperties(to copy: UICommand) -> UICommand {
        copy.subtitle = subtitle
        copy.selectedImage = selectedImage
        return copy
    }

    package func perform(from sender: Any?, at item: (any UIPopoverPresentationControllerSourceItem)?, target: Any?) {
        presentationSourceItem = item
        defer { presentationSourceItem = nil }
        performWithSender(sender, target: target)
    }
}

/// The variant of a command with additional modifiers.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The title of the variant.
    open private(set) var title: String
    /// The action that the variant sends.
    open private(set) var action: Selector
    /// The modifiers in addition to the command's own.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// A variant that sends `action` when `modifierFlags` are held as well.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
