import Testing
import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// A text field or text view that is edited.
enum EditedKind: String, CaseIterable, CustomTestStringConvertible {
    case field, view

    var testDescription: String { rawValue }
}

/// A text field or a text view on a device, with its text and selection as one string: `ab|c` has the caret after b, and
/// `a[b]c` has b selected.
@MainActor final class EditedText {
    let device: TestDevice
    let input: any UITextInput & UIView

    init(_ kind: EditedKind, keyboard: TestDevice.Keyboard = .hardware) {
        device = TestDevice(keyboard: keyboard)
        let frame = CGRect(x: 20, y: 100, width: 350, height: 160)
        input =
            switch kind {
            case .field: UITextField(frame: frame)
            case .view: UITextView(frame: frame)
            }
        input.accessibilityIdentifier = "text"
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.view.addSubview(input)
        device.show(page)
        input.becomeFirstResponder()
        device.advance(by: 0)
    }

    var text: String {
        get { input.text(in: input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)!) ?? "" }
        set {
            if let field = input as? UITextField { field.text = newValue }
            if let view = input as? UITextView { view.text = newValue }
        }
    }

    /// The selected offsets in UTF-16 units.
    var selection: Range<Int> {
        get {
            guard let range = input.selectedTextRange else { return 0..<0 }
            let start = input.offset(from: input.beginningOfDocument, to: range.start)
            return start..<input.offset(from: input.beginningOfDocument, to: range.end)
        }
        set { input.selectedTextRange = textRange(newValue) }
    }

    /// The marked offsets in UTF-16 units; nil without a composition.
    var marked: Range<Int>? {
        input.markedTextRange.map {
            let start = input.offset(from: input.beginningOfDocument, to: $0.start)
            return start..<input.offset(from: input.beginningOfDocument, to: $0.end)
        }
    }

    func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// The text with its caret or selection.
    var shown: String {
        get {
            let units = Array(text.utf16)
            let range = selection
            func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
            let before = part(0..<range.lowerBound)
            let after = part(range.upperBound..<units.count)
            return range.isEmpty ? "\(before)|\(after)" : "\(before)[\(part(range))]\(after)"
        }
        set {
            let parts = newValue.split(omittingEmptySubsequences: false) { "|[]".contains($0) }.map(String.init)
            text = parts.joined()
            let low = parts[0].utf16.count
            selection = low..<(low + (parts.count > 2 ? parts[1].utf16.count : 0))
        }
    }
}
