extension NSAttributedString {
    /// The text of an `AttributedString` with its UIKit attributes.
    public convenience init(_ attrStr: AttributedString) {
        self.init(text: attrStr)
    }

    /// The text of `text` with its UIKit attributes; `defaults` apply where a run has no value of its own.
    package convenience init(text: AttributedString, defaults: [NSAttributedString.Key: Any] = [:]) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            let attributes = defaults.merging(run.attributes.textAttributes) { _, own in own }
            result.append(
                NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributeContainer {
    /// The UIKit attributes of this container, by the names of an `NSAttributedString`.
    package var textAttributes: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[Scope.FontAttribute.self]
        result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        result[.kern] = self[Scope.KernAttribute.self]
        result[.tracking] = self[Scope.TrackingAttribute.self]
        result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        result[.strokeColor] = self[Scope.StrokeColorAttribute.self]
        result[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
        result[.obliqueness] = self[Scope.ObliquenessAttribute.self]
        result[.expansion] = self[Scope.ExpansionAttribute.self]
        result[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        result[.shadow] = self[Scope.ShadowAttribute.self]
        result[.ligature] = self[Scope.LigatureAttribute.self]
        result[.textEffect] = self[Scope.TextEffectAttribute.self]
        return result
    }
}

extension AttributeContainer {
    /// The UIKit attributes of a dictionary. Values of other types and unknown attributes are dropped.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch dictionary[key] {
            case let value as CGFloat: value
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.UnderlineStyleAttribute.self] = number(.underlineStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = number(.strikethroughStyle).map {
            NSUnderlineStyle(rawValue: Int($0))
        }
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
        self[Scope.ObliquenessAttribute.self] = number(.obliqueness)
        self[Scope.ExpansionAttribute.self] = number(.expansion)
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.LigatureAttribute.self] = number(.ligature).map { Int($0) }
        self[Scope.TextEffectAttribute.self] = dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
    }
}

extension AttributedString {
    /// The text of an `NSAttributedString` with its UIKit attributes.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { values, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(values)))
        }
    }
}
