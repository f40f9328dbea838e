/// One entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject, @preconcurrency NSCopying {
    /// The mark beside an entry.
    public enum State: Int, Sendable {
        /// No mark, a check mark, or a dash for a mixed state.
        case off, on, mixed
    }

    /// How an entry is shown and whether it can be chosen.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The entry is dimmed and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The entry deletes data; it is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The menu leaves out the entry.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing the entry does not close the menu. What the entry shows is read again.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The text of the entry.
    open internal(set) var title: String
    /// A second, smaller line of text.
    open var subtitle: String?
    /// The image beside the title.
    open internal(set) var image: UIImage?

    package init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// A copy of the entry; a menu's copy has copies of its children.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIMenuElement(title: title, subtitle: subtitle, image: image)
    }
}
