extension AttributeScopes {
    /// The attributes of UIKit's text, for `AttributedString` and `AttributeContainer`.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The added space between characters, in points.
        public let kern: KernAttribute
        /// The added space between characters, in points, which keeps ligatures apart.
        public let tracking: TrackingAttribute
        /// The distance of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the line below the text.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The color of the outline.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline, in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The slant of the characters.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the factor by which characters are widened.
        public let expansion: ExpansionAttribute
        /// The alignment, line breaks and spacing of paragraphs.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The shadow of the text.
        public let shadow: ShadowAttribute
        /// Which ligatures are drawn.
        public let ligature: LigatureAttribute
        /// How the text looks raised or sunk.
        public let textEffect: TextEffectAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes
    }

    /// The attributes of UIKit's text.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's text, by its name: `text.font`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font of the text.
    @frozen public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIFont
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSFont"
    }

    /// The color of the text.
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSColor"
    }

    /// The color behind the text.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSBackgroundColor"
    }

    /// The added space between characters, in points.
    @frozen public enum KernAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSKern"
    }

    /// The added space between characters, in points, which keeps ligatures apart.
    @frozen public enum TrackingAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "CTTracking"
    }

    /// The distance of the text above the baseline, in points.
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSBaselineOffset"
    }

    /// The line below the text.
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSUnderline"
    }

    /// The color of the line below the text.
    @frozen public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSUnderlineColor"
    }

    /// The line through the text.
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSUnderlineStyle
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSStrikethrough"
    }

    /// The color of the line through the text.
    @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSStrikethroughColor"
    }

    /// The color of the outline.
    @frozen public enum StrokeColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = UIColor
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSStrokeColor"
    }

    /// The width of the outline, in percent of the font size.
    @frozen public enum StrokeWidthAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSStrokeWidth"
    }

    /// The slant of the characters.
    @frozen public enum ObliquenessAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSObliqueness"
    }

    /// The logarithm of the factor by which characters are widened.
    @frozen public enum ExpansionAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSExpansion"
    }

    /// The alignment, line breaks and spacing of paragraphs.
    @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSParagraphStyle
        /// The attribute's name in an `NSAttributedString`.
        public static let name = "NSParagraphStyle"
    }

    /// The shadow of the text.
    @frozen public enum ShadowAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSShadow
        /// The attribute's name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// Which ligatures are drawn: 0 for none, 1 for the font's default ones.
    @frozen public enum LigatureAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Int
        /// The attribute's name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// How the text looks raised or sunk.
    @frozen public enum TextEffectAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = NSAttributedString.TextEffectStyle
        /// The attribute's name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.textEffect.rawValue
    }
}
