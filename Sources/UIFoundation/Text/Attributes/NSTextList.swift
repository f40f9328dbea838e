/// A list to which paragraphs belong, with the marks of its items.
///
/// A paragraph names its lists in `NSParagraphStyle.textLists`. The text itself has the marks: it is drawn as it is, so an app,
/// or the HTML that it imports, writes `marker(forItemNumber:)` in front of each item.
open class NSTextList: NSObject, @unchecked Sendable {
    /// What an item's mark looks like: text around a format in braces, such as `({decimal})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The text with its format.
        public let rawValue: String
        /// The format with this text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format with this text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A box.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A square.
        public static let square = MarkerFormat("{square}")
        /// a, b, c …
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// a, b, c …
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A, B, C …
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// A, B, C …
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// i, ii, iii …
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// I, II, III …
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// 0, 1, 2 … a, b, c …: digits of base 16.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// 0, 1, 2 … A, B, C …: digits of base 16.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// 1, 2, 3 …
        public static let decimal = MarkerFormat("{decimal}")
        /// 1, 2, 3 … in base 8.
        public static let octal = MarkerFormat("{octal}")
    }

    /// Options of a list.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: Int
        /// The options with these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The mark of an item begins with that of the list around it.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// What the marks look like.
    public let markerFormat: MarkerFormat
    /// The options.
    public let listOptions: Options
    /// The number of the first item. Default 1.
    open var startingItemNumber = 1
    /// Whether the marks count the items.
    open var isOrdered: Bool { MarkerText.countingFormat(in: markerFormat.rawValue) != nil }

    /// Creates a list.
    ///
    /// - Parameter options: Bits of `Options`.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: options), startingItemNumber: 1)
    }

    /// Creates a list whose first item has a number.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// The mark of an item, such as `2.` with the format `{decimal}.`
    open func marker(forItemNumber itemNumber: Int) -> String {
        MarkerText.string(for: itemNumber, format: markerFormat.rawValue)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(markerFormat)
        hasher.combine(listOptions.rawValue)
        hasher.combine(startingItemNumber)
        return hasher.finalize()
    }
}
