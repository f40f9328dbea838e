import UIFoundation
import UIKitCore
import UIKitText

/// The attributes of a field's text.
extension UITextField {
    /// The font of text without a font attribute, whatever a subclass returns for `font`.
    var shownFont: UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: TextFieldMetrics.fontSize) }
    /// The color of text without a color attribute, whatever a subclass returns for `textColor`.
    var shownColor: UIColor { attributes[.foregroundColor] as? UIColor ?? .label }
    /// The font and the color of text without attributes.
    var ownAttributes: [NSAttributedString.Key: Any] { [.font: shownFont, .foregroundColor: shownColor] }

    package var attributesForTyping: [NSAttributedString.Key: Any] {
        get { attributesAtCaret ?? attributesBeforeCaret }
        set { attributesAtCaret = newValue }
    }

    private var attributesBeforeCaret: [NSAttributedString.Key: Any] {
        let caret = editor.selection.lowerBound
        let before = caret > 0 ? runs?.runs(in: caret - 1..<caret).first : runs?.runs(in: 0..<1).first
        return before?.attributes ?? defaultTextAttributes
    }

    /// Changes the styles for a change of the text.
    func replaceStyles(in range: Range<Int>, with fragment: TextFragment) {
        var fragment = fragment
        if fragment.runs.isEmpty, fragment.length > 0, let attributesAtCaret {
            fragment.runs = [(fragment.length, attributesAtCaret)]
        }
        if runs == nil, !fragment.runs.isEmpty {
            runs = FieldTextRuns(uniform: defaultTextAttributes, length: editor.length)
        }
        runs?.replace(range, with: fragment)
        if runs?.isEmpty == true { runs = nil }
    }
}
