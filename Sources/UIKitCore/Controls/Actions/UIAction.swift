/// The closure of an action; it receives the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with the title and image that a menu or button shows for it.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Identifies an action. A control has at most one action per identifier and event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// Creates an identifier from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from its text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Identifies the action; unique unless the app gave one.
    open private(set) var identifier: Identifier
    /// A longer title for lists of available actions.
    open var discoverabilityTitle: String?
    /// How a menu shows the action and whether it can be performed.
    open var attributes: Attributes
    /// The mark that a menu shows beside the action.
    open var state: State
    /// The control, bar item or menu that is performing the action. Nil at all other times.
    open private(set) var sender: Any?
    /// The image while the state is `on`. Default nil: `image`.
    open var selectedImage: UIImage?
    /// What a popover from the action points at. Nil unless a menu or bar item is performing the action.
    open private(set) weak var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?

    private let handler: UIActionHandler

    /// Creates an action that runs `handler`.
    ///
    /// - Parameters:
    ///   - identifier: Nil makes a unique one.
    ///   - handler: Called each time the action is performed; it receives this action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? UIAction.makeIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an action without a subtitle that runs `handler`; see the other initializer.
    @_disfavoredOverload
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: nil, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Calls the handler with `sender`. Does nothing while the action is disabled; `target` is not used.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAction(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        copy.selectedImage = selectedImage
        return copy
    }

    /// Calls the handler with `sender`. Does nothing while the action is disabled.
    ///
    /// - Parameter item: What popovers that the handler presents may point at.
    package func perform(from sender: Any?, at item: (any UIPopoverPresentationControllerSourceItem)? = nil) {
        guard !attributes.contains(.disabled) else { return }
        let before = self.sender
        self.sender = sender
        presentationSourceItem = item
        defer {
            self.sender = before
            presentationSourceItem = nil
        }
        handler(self)
    }

    private static var count = 0

    private static func makeIdentifier() -> Identifier {
        count += 1
        return Identifier("com.apple.action.dynamic.\(count)")
    }
}
