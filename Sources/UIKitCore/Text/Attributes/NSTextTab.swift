/// A place in a line that a tab leads to. It cannot change.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// What an option of a tab is called.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`. Kept; the text up to the next tab is what is aligned.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let mark = FoundationMark()
    /// What stands at the location: the start (`left`, `natural`, `justified`), the middle or the end of the text that
    /// follows the tab.
    open var alignment: NSTextAlignment { side }
    /// Points from the margin where the paragraph begins.
    open var location: CGFloat { place }
    open var options: [OptionKey: Any] { choices }

    private let side: NSTextAlignment
    private let place: CGFloat
    private let choices: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        side = alignment
        place = loc
        choices = options
        super.init()
    }

    /// The decimal separator of `aLocale` (nil: a full stop).
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// This object itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
