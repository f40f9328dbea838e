import TextLayout

/// A description of a font, for deriving fonts with another weight, slant, size, design or face. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let foundationTag = FoundationTypeTag()
    final private(set) var textFont = TextFont(size: 12)
    final private(set) var scaling: FontScaling?

    /// The system font at 12 points.
    public override init() {
        super.init()
    }

    convenience init(_ textFont: TextFont, following dynamics: FontScaling? = nil) {
        self.init()
        self.textFont = textFont
        self.scaling = dynamics
    }

    /// The system font with `attributes` applied, at 12 points without a size. Values of wrong types are ignored; see
    /// `AttributeName`.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let style = FontAttributes.style(in: attributes)
        var font = style.map { UIFont.preferredFont(forTextStyle: $0).textFont } ?? TextFont(size: 12)
        FontAttributes.apply(attributes, to: &font)
        self.init(font, following: attributes[.size] == nil ? style.map { FontScaling(style: $0) } : nil)
    }

    /// A description of the font with this name and size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// A description of the font of `style` at the text size of the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// A description of the font of `style` at the text size of `traitCollection` (nil: the current traits).
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points.
    open var pointSize: CGFloat { textFont.size }
    /// The PostScript name of the face.
    open var postscriptName: String { FontNames.face(of: textFont) }

    /// The properties of the face.
    open var symbolicTraits: SymbolicTraits {
        let named = FontNames.iosFamily(of: textFont)
        let hasSerifs = textFont.family == .serif || named?.lookAlike == .serif
        var traits: SymbolicTraits = hasSerifs ? .classOldStyleSerifs : []
        if textFont.isItalic { traits.insert(.traitItalic) }
        if textFont.weightClass >= UIFontDescriptor.minimumBoldCut { traits.insert(.traitBold) }
        if textFont.isCondensed { traits.insert(.traitCondensed) }
        if textFont.family == .monospaced || named?.isMonospaced == true { traits.insert(.traitMonoSpace) }
        return traits
    }

    private static let minimumBoldCut = 600

    /// The attributes of this description; `init(fontAttributes:)` creates an equal one from them.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .name: postscriptName, .size: pointSize,
            .traits: [TraitKey.weight: textFont.weight, TraitKey.slant: textFont.isItalic ? 1.0 : 0.0]
                as [TraitKey: Any],
        ]
        if let scaling, scaling.baseSize == nil { attributes[.textStyle] = scaling.style }
        return attributes
    }

    /// The value of an attribute in `fontAttributes`, or the family or face; nil when there is none.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: FontNames.family(of: textFont)
        case .face:
            FontNames.iosFace(of: textFont)?.faceName ?? postscriptName.split(separator: "-").last.map(String.init)
        default: fontAttributes[anAttribute]
        }
    }

    /// This description with `attributes` applied.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        modified(keepingScaling: attributes[.size] == nil) { FontAttributes.apply(attributes, to: &$0) }
    }

    /// The face with exactly these properties. Nil when the family has no such face, or when they include others than
    /// bold, italic, condensed and monospaced.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let requested = symbolicTraits.subtracting(.classMask)
        if let family = FontNames.iosFamily(of: textFont) { return face(of: family, with: requested) }
        guard requested.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
        let isBold = self.symbolicTraits.contains(.traitBold)
        return modified {
            $0.isItalic = requested.contains(.traitItalic)
            if requested.contains(.traitBold) != isBold {
                $0.weight = (isBold ? UIFont.Weight.regular : .bold).rawValue
            }
            if requested.contains(.traitMonoSpace) {
                $0.family = .monospaced
            } else if $0.family == .monospaced {
                $0.family = .system
            }
        }
    }

    /// The face of a family of iOS with exactly these properties: the nearest to this weight if there are several.
    private func face(of family: IOSFontFamily, with requested: SymbolicTraits) -> UIFontDescriptor? {
        let known: SymbolicTraits = family.isMonospaced ? .traitMonoSpace : []
        guard requested.subtracting([.traitItalic, .traitBold, .traitCondensed]).isSubset(of: known) else { return nil }
        let isBold = requested.contains(.traitBold)
        let changed = isBold ? UIFont.Weight.bold.rawValue : 0
        let weight = isBold == symbolicTraits.contains(.traitBold) ? textFont.weight : changed
        let faces = family.faces.filter {
            $0.isItalic == requested.contains(.traitItalic) && $0.isCondensed == requested.contains(.traitCondensed)
                && ($0.weight >= UIFont.Weight.semibold.rawValue) == isBold
        }
        guard let face = faces.min(by: { abs($0.weight - weight) < abs($1.weight - weight) }) else { return nil }
        return modified {
            $0.weight = face.weight
            $0.isItalic = face.isItalic
            $0.isCondensed = face.isCondensed
        }
    }

    /// This description with another, fixed size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        modified(keepingScaling: false) { $0.size = newPointSize }
    }

    /// The system font in another design; nil for other families and unknown designs.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = textFont.family { return nil }
        let designs: [SystemDesign: TextFont.Family] = [
            .default: .system, .monospaced: .monospaced, .serif: .serif, .rounded: .rounded,
        ]
        guard let family = designs[design] else { return nil }
        return modified { $0.family = family }
    }

    /// The font of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Another face of the family, such as "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    private func modified(keepingScaling: Bool = true, _ change: (inout TextFont) -> Void) -> UIFontDescriptor {
        var font = textFont
        change(&font)
        return UIFontDescriptor(font, following: keepingScaling ? scaling : nil)
    }

    /// Returns this object, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.textFont == textFont && other.scaling == scaling
    }

    open override var hash: Int { textFont.hashValue }
}
