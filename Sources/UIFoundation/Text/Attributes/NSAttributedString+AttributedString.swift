extension NSAttributedString {
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
        return result
    }
}
