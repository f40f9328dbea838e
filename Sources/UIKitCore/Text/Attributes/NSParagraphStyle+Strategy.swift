extension NSParagraphStyle {
    /// What may be done so that lines end well.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A paragraph's last line is not a single word, if the line before it can spare one.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean is broken between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system's own labels use: everything.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
