import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

extension Fuzzer {
    /// Typing, deleting, composing, selecting and undoing in a field and a text view, beside a plain text.
    static let textEditing = Fuzzer("textEditing", longestInput: 512) { bytes in
        var input = InputReader(bytes)
        let device = TestDevice(.iPhoneSE)
        device.recordsMisuses = true
        let frame = CGRect(x: 20, y: 60, width: 200, height: 120)
        let edited: any UITextInput & UIView = input.flag() ? UITextField(frame: frame) : UITextView(frame: frame)
        let page = UIViewController()
        page.view.addSubview(edited)
        device.show(page)
        edited.becomeFirstResponder()
        for _ in 0..<60 where !input.isAtEnd {
            change(edited, &input, on: device)
            check(edited)
        }
        device.advance(by: 0.5)
    }

    @MainActor private static func change(
        _ edited: any UITextInput & UIView, _ input: inout InputReader, on device: TestDevice
    ) {
        let units = length(of: edited)
        switch input.number(below: 12) {
        case 0, 1: insert(input.text(atMost: 12), into: edited)
        case 2: edited.deleteBackward()
        case 3, 4: edited.selectedTextRange = range(in: edited, &input)
        case 5:
            let marked = input.text(atMost: 12)
            let selected = NSRange(location: input.number(below: 16), length: input.number(below: 4))
            edited.setMarkedText(input.flag() ? marked : nil, selectedRange: selected)
        case 6: edited.unmarkText()
        case 7: if input.flag() { edited.undoManager?.undo() } else { edited.undoManager?.redo() }
        case 8:
            let keys = ["left", "right", "up", "down", "home", "end", "delete", "backspace", "cmd+a", "cmd+c", "cmd+v"]
            try? device.key(input.element(of: keys))
        case 9:
            guard let range = range(in: edited, &input) else { break }
            edited.replace(range, withText: input.text(atMost: 12))
        case 10:
            let place = edited.position(from: edited.beginningOfDocument, offset: input.number(below: units + 2))
            _ = place.map { edited.caretRect(for: $0) }
            _ = edited.closestPosition(to: CGPoint(x: input.double(), y: input.double()))
        default:
            guard let range = range(in: edited, &input) else { break }
            _ = (edited.selectionRects(for: range), edited.firstRect(for: range), edited.text(in: range))
        }
    }

    /// A text at the caret, without a selection or composition, is in the text afterwards and the caret behind it.
    @MainActor private static func insert(_ text: String, into edited: any UITextInput & UIView) {
        let before = length(of: edited)
        let isPlain = edited.markedTextRange == nil && edited.selectedTextRange?.isEmpty == true
        edited.insertText(text)
        guard isPlain, edited is UITextView else { return }
        let added = length(of: edited) - before
        precondition(added == text.utf16.count, "\(text.utf16.count) units were inserted, \(added) are there.")
    }

    @MainActor private static func length(of edited: any UITextInput & UIView) -> Int {
        edited.offset(from: edited.beginningOfDocument, to: edited.endOfDocument)
    }

    @MainActor private static func range(
        in edited: any UITextInput & UIView, _ input: inout InputReader
    ) -> UITextRange? {
        let length = length(of: edited)
        let start = edited.position(from: edited.beginningOfDocument, offset: input.number(below: length + 2))
        let end = edited.position(from: edited.beginningOfDocument, offset: input.number(below: length + 2))
        guard let start, let end else { return nil }
        return edited.textRange(from: start, to: end)
    }

    /// The selection and the composition are inside the text, and the text is as long as it says.
    @MainActor private static func check(_ edited: any UITextInput & UIView) {
        let length = length(of: edited)
        for range in [edited.selectedTextRange, edited.markedTextRange].compactMap(\.self) {
            let start = edited.offset(from: edited.beginningOfDocument, to: range.start)
            let end = edited.offset(from: edited.beginningOfDocument, to: range.end)
            precondition(0 <= start && start <= end && end <= length, "A range is outside of the text.")
        }
        let all = edited.textRange(from: edited.beginningOfDocument, to: edited.endOfDocument)
        let text = all.flatMap { edited.text(in: $0) } ?? ""
        precondition(text.utf16.count == length, "A text of \(text.utf16.count) units says that it has \(length).")
    }
}
