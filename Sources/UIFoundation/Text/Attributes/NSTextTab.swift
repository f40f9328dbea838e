/// A position in a line that a tab advances to. Immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// A key of a tab's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`. Stored only: the text up to the next tab is aligned.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let foundationTag = FoundationTypeTag()
    /// The part of the following text that is at `location`: the start (`left`, `natural`, `justified`), the center
    /// or the end.
    open var alignment: NSTextAlignment { storedAlignment }
    /// The distance from the paragraph's leading margin, in points.
    open var location: CGFloat { storedLocation }
    /// The options of the tab. Stored only.
    open var options: [OptionKey: Any] { storedOptions }

    private let storedAlignment: NSTextAlignment
    private let storedLocation: CGFloat
    private let storedOptions: [OptionKey: Any]

    /// A tab at `loc` points from the leading margin.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        storedAlignment = alignment
        storedLocation = loc
        storedOptions = options
        super.init()
    }

    /// The decimal separator of `aLocale`; a period for nil.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// Returns this object, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
