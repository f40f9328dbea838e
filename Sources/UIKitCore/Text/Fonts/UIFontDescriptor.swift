import TextLayout

/// A font as a description that can be varied: bolder, slanted, another size, design or face. It cannot change.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    final private(set) var textFont = TextFont(size: 12)
    final private(set) var dynamics: FontDynamics?

    /// The system font at 12 points.
    public override init() {
        super.init()
    }

    convenience init(_ textFont: TextFont, following dynamics: FontDynamics? = nil) {
        self.init()
        self.textFont = textFont
        self.dynamics = dynamics
    }

    /// The system font with what `attributes` say; without a size it has 12 points. Values of other types than
    /// `AttributeName` tells are left out.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let style = FontAttributes.style(in: attributes)
        var font = style.map { UIFont.preferredFont(forTextStyle: $0).textFont } ?? TextFont(size: 12)
        FontAttributes.apply(attributes, to: &font)
        self.init(font, following: attributes[.size] == nil ? style.map { FontDynamics(style: $0) } : nil)
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
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
    open var postscriptName: String { FontNames.face(of: textFont) }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = textFont.family == .serif ? .classOldStyleSerifs : []
        if textFont.isItalic { traits.insert(.traitItalic) }
        if textFont.cut >= UIFontDescriptor.leastBoldCut { traits.insert(.traitBold) }
        if textFont.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    private static let leastBoldCut = 600

    /// What makes this description; `init(fontAttributes:)` makes an equal one of it.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .name: postscriptName, .size: pointSize,
            .traits: [TraitKey.weight: textFont.weight, TraitKey.slant: textFont.isItalic ? 1.0 : 0.0]
                as [TraitKey: Any],
        ]
        if let dynamics, dynamics.base == nil { attributes[.textStyle] = dynamics.style }
        return attributes
    }

    /// The value of an attribute: one of `fontAttributes`, or the family or face; nil where there is none.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: FontNames.family(of: textFont)
        case .face: postscriptName.split(separator: "-").last.map(String.init)
        default: fontAttributes[anAttribute]
        }
    }

    /// This description with what `attributes` say instead.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        changed(keepingDynamics: attributes[.size] == nil) { FontAttributes.apply(attributes, to: &$0) }
    }

    /// The face with exactly these traits; nil when the family has none, which only asking for other ones than bold,
    /// italic and monospaced leads to.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let wanted = symbolicTraits.subtracting(.classMask)
        guard wanted.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
        let isBold = self.symbolicTraits.contains(.traitBold)
        return changed {
            $0.isItalic = wanted.contains(.traitItalic)
            if wanted.contains(.traitBold) != isBold {
                $0.weight = (isBold ? UIFont.Weight.regular : .bold).rawValue
            }
            if wanted.contains(.traitMonoSpace) {
                $0.family = .monospaced
            } else if $0.family == .monospaced {
                $0.family = .system
            }
        }
    }

    /// Of a fixed size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed(keepingDynamics: false) { $0.size = newPointSize }
    }

    /// The system font in another design; nil for fonts of a name and for designs that are not known.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = textFont.family { return nil }
        let designs: [SystemDesign: TextFont.Family] = [
            .default: .system, .monospaced: .monospaced, .serif: .serif, .rounded: .rounded,
        ]
        guard let family = designs[design] else { return nil }
        return changed { $0.family = family }
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Another face of the family, such as "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    private func changed(keepingDynamics: Bool = true, _ change: (inout TextFont) -> Void) -> UIFontDescriptor {
        var font = textFont
        change(&font)
        return UIFontDescriptor(font, following: keepingDynamics ? dynamics : nil)
    }

    /// This object itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.textFont == textFont && other.dynamics == dynamics
    }

    open override var hash: Int { textFont.hashValue }
}
