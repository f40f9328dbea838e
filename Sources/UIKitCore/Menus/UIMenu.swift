/// A list of menu elements, shown as a menu, as a submenu, or as a section of its parent.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// How a menu appears inside its parent, and how its elements behave together.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements appear in the parent menu, as a section of their own.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The title of the submenu is red, as for elements that delete data.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element of the menu and its submenus is on: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements are a row of images. With `displayInline` the row is inside the parent menu.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of a menu's elements. Only the outermost menu and its sections have small and medium ones.
    public enum ElementSize: Int, Sendable {
        /// Images without titles, side by side.
        case small = 0
        /// Images above their titles, side by side.
        case medium = 1
        /// Rows over the whole width.
        case large = 2
        /// Large; small in a palette.
        case automatic = -1
    }

    /// Identifies the menu; unique unless the app gave one.
    open private(set) var identifier: Identifier
    /// How the menu appears inside its parent.
    open private(set) var options: Options
    /// The elements in order.
    open private(set) var children: [UIMenuElement]
    /// The size of the elements. Default `automatic`.
    open var preferredElementSize = ElementSize.automatic
    /// How the elements' texts appear; nil, the default, for the parent's preferences. Assigning stores a copy.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { storedDisplayPreferences }
        set { storedDisplayPreferences = newValue.map { $0.copy() as! UIMenuDisplayPreferences } }
    }

    private var storedDisplayPreferences: UIMenuDisplayPreferences?

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The title of a submenu's row; of the outermost menu, its header. Empty for none.
    ///   - identifier: Nil makes a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? UIMenu.makeIdentifier()
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The chosen elements of the menu and its submenus, in order: those whose state is `on`.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// A menu like this one with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        replacingChildren(children.map { $0.copy() as! UIMenuElement })
    }

    /// The actions and commands of the menu and its submenus, in order.
    package var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            (child as? UIMenu)?.leaves ?? [child as? any UIMenuLeaf].compactMap { $0 }
        }
    }

    /// Makes exactly one element of the menu and its submenus on, and returns it: the first that is, or the first
    /// element. Nil without elements.
    package func selectSingleElement() -> (any UIMenuLeaf)? {
        let leaves = self.leaves
        guard let selected = leaves.first(where: { $0.state == .on }) ?? leaves.first else { return nil }
        for leaf in leaves { leaf.state = leaf === selected ? .on : .off }
        return selected
    }

    private static var count = 0

    private static func makeIdentifier() -> Identifier {
        count += 1
        return Identifier("com.apple.menu.dynamic.\(count)")
    }
}

/// How a menu shows the texts of its elements.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
    /// The most lines of a title; 0, the default, for the system's limit. Negative values count as 0.
    open var maximumNumberOfTitleLines = 0

    /// Preferences with the system's values.
    public override init() {
        super.init()
    }

    /// A copy of the preferences.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
