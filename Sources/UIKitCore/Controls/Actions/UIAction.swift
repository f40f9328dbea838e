public typealias UIActionHandler = (UIAction) -> Void

/// A closure with what a menu or a button shows for it.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// What tells actions apart; a control keeps one action of an identifier for each event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let identifier: Identifier
    /// A longer title for places where actions are looked up.
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// Who is performing the action: a control, a bar item or a menu. Nil at all other times.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// - Parameters:
    ///   - identifier: Nil makes a unique one.
    ///   - handler: Called each time the action is performed; it gets this action.
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

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Calls the handler for `sender`. Nothing while the action is disabled.
    package func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let before = self.sender
        self.sender = sender
        defer { self.sender = before }
        handler(self)
    }

    private static var count = 0

    private static func makeIdentifier() -> Identifier {
        count += 1
        return Identifier("com.apple.action.dynamic.\(count)")
    }
}
