extension NSParagraphStyle {
    /// The rules for choosing line breaks.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// One bit for each rule.
        public let rawValue: UInt

        /// The rules whose bits are set in `rawValue`.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids a single word on a paragraph's last line, if the line before can spare one.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks Korean text only between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All rules, as used by the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
