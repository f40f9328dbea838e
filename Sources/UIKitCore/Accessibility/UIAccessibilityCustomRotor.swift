import Foundation

/// A way to jump from one item to the next in a container, such as between its headings or its misspelled words.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// Returns the item that follows or precedes another; nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The kinds of rotors for which the system has a name.
    public enum SystemRotorType: Int, Sendable {
        /// None; links; visited links; headings of any level, and of the first four.
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        /// Headings of the last levels; bold, italic and underlined text; misspelled words; images; text fields.
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField
        /// Tables; lists; landmarks.
        case table, list, landmark
    }

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// To what comes before; to what comes after.
        case previous, next
    }

    /// The name that is read out. Setting it drops the attributes of `attributedName`.
    open var name: String {
        get { spokenName.string }
        set { spokenName = UniformText(newValue) }
    }
    /// The name with attributes for reading; empty for a rotor of the system.
    open var attributedName: NSAttributedString {
        get { spokenName.attributedString }
        set { spokenName = newValue }
    }
    private var spokenName: any AttributedText
    /// Finds the items.
    open var itemSearchBlock: Search
    /// The system's rotor that this one adds to; `none` for one with a name of its own.
    open private(set) var systemRotorType: SystemRotorType

    /// A rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        spokenName = UniformText(name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// A rotor with an attributed name.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        spokenName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    /// A rotor that adds items to one of the system.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        spokenName = UniformText("")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}

/// What the next item of a rotor is searched for: from where, and in which direction.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item to start from; one without a target at the first search.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search. Default next.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// A search from the start.
    public override init() {
        super.init()
    }
}

/// An item that a rotor has found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element to focus. Not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The text range, which the module of texts declares.
    package var storedRange: NSObject?

    /// An item without a target.
    public override init() {
        super.init()
    }
}
