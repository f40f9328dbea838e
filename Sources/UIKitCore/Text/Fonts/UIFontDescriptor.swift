import TextLayout

/// A font as a description that can be varied: bolder, slanted, another size or design.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// What marks a face of a family.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let textFont: TextFont

    init(_ textFont: TextFont) {
        self.textFont = textFont
        super.init()
    }

    /// The description of a text style's font at the size that the current traits ask for.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open var pointSize: CGFloat { textFont.size }
    open var postscriptName: String { UIFont(textFont).fontName }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if textFont.isItalic { traits.insert(.traitItalic) }
        if textFont.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if textFont.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The face with exactly these traits; nil when the family has none, which only asking for other ones than bold,
    /// italic and monospaced leads to.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
        var font = textFont
        font.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = self.symbolicTraits.contains(.traitBold)
        if symbolicTraits.contains(.traitBold) != isBold {
            font.weight = (isBold ? UIFont.Weight.regular : .bold).rawValue
        }
        if symbolicTraits.contains(.traitMonoSpace) {
            font.family = .monospaced
        } else if font.family == .monospaced {
            font.family = .system
        }
        return UIFontDescriptor(font)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = textFont
        font.size = newPointSize
        return UIFontDescriptor(font)
    }

    /// The system font in another design; nil for fonts of a name and for designs that are not here.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var font = textFont
        switch (design, font.family) {
        case (_, .named): return nil
        case (.default, _): font.family = .system
        case (.monospaced, _): font.family = .monospaced
        default: return nil
        }
        return UIFontDescriptor(font)
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var font = textFont
        font.family = .named(newFamily)
        return UIFontDescriptor(font)
    }

    /// This object itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.textFont == textFont
    }

    open override var hash: Int { textFont.hashValue }
}
