import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Random editing of text fields and text views against a plain text with a selection.
@MainActor @Suite struct EditingWalkTests {
    /// A text, its selection and its composition, in UTF-16 units.
    private struct Model {
        var units: [UInt16] = []
        var selection = 0..<0
        var marked: Range<Int>?

        /// Replaces `range`; the caret is behind the new text.
        mutating func replace(_ range: Range<Int>, with text: String) {
            units.replaceSubrange(range, with: Array(text.utf16))
            let caret = range.lowerBound + text.utf16.count
            selection = caret..<caret
            marked = nil
        }

        /// The offsets between characters.
        var boundaries: [Int] {
            let text = String(decoding: units, as: UTF16.self)
            var places = [0]
            for character in text { places.append(places[places.count - 1] + character.utf16.count) }
            return places
        }
    }

    private enum Action: CaseIterable {
        case type, newline, backspace, forwardDelete, select, step, mark, commit, paste, set, undoAndRedo, refused,
            leave
    }

    private static let pieces = ["a", "word ", "é", "👨‍👩‍👧", "🇩🇪", "שלום", "مرحبا ", "日本語", "👍🏽", "x. "]
    /// The delegates refuse changes to this text.
    private static let forbidden = "§"

    @Test(arguments: EditedKind.allCases) func randomEditsGiveTheTextOfAPlainModel(kind: EditedKind) throws {
        let walks = TestRun.isDeep ? 5_000 : 40
        let edited = EditedText(kind)
        let guardian = Guardian()
        (edited.input as? UITextField)?.delegate = guardian
        (edited.input as? UITextView)?.delegate = guardian
        for seed in 0..<walks {
            var random = SeededRandom(seed: UInt64(seed) * 7_919)
            edited.text = ""
            var model = Model()
            for step in 0..<20 {
                let action = Action.allCases.randomElement(using: &random)!
                try perform(action, on: edited, &model, &random)
                let comment: Comment = "seed \(seed), step \(step): \(action)"
                try #require(Array(edited.text.utf16) == model.units, comment)
                try #require(edited.selection == model.selection, comment)
                try #require(edited.marked == model.marked, comment)
                if let view = edited.input as? UITextView {
                    try #require(view.textStorage.string == edited.text, comment)
                }
            }
            try expectUndoAndRedoToReturn(edited, seed: seed)
        }
    }

    private func perform(
        _ action: Action, on edited: EditedText, _ model: inout Model, _ random: inout SeededRandom
    ) throws {
        let piece = Self.pieces.randomElement(using: &random)!
        switch action {
        case .type:
            edited.input.insertText(piece)
            model.replace(model.marked ?? model.selection, with: piece)
        case .newline:
            // Return in a field types nothing.
            guard edited.input is UITextView, model.marked == nil else { return }
            try edited.device.key("return")
            model.replace(model.selection, with: "\n")
        case .backspace:
            edited.input.deleteBackward()
            // In a composition, it is the composition that goes.
            if let marked = model.marked { return model.replace(marked, with: "") }
            delete(&model, forward: false)
        case .forwardDelete:
            // A composition belongs to the input method.
            guard model.marked == nil else { return }
            try edited.device.key("delete")
            delete(&model, forward: true)
        case .select:
            guard model.marked == nil else { return }
            let places = model.boundaries
            let ends = [places.randomElement(using: &random)!, places.randomElement(using: &random)!].sorted()
            edited.selection = ends[0]..<ends[1]
            model.selection = ends[0]..<ends[1]
        case .step:
            guard model.marked == nil else { return }
            let isForward = Bool.random(using: &random)
            try edited.device.key(isForward ? "ctrl+f" : "ctrl+b")
            step(&model, forward: isForward)
        case .mark:
            edited.input.setMarkedText(piece, selectedRange: NSRange(location: piece.utf16.count, length: 0))
            let start = (model.marked ?? model.selection).lowerBound
            model.replace(model.marked ?? model.selection, with: piece)
            model.marked = start..<model.selection.lowerBound
        case .commit:
            edited.input.unmarkText()
            model.marked = nil
        case .paste:
            guard model.marked == nil else { return }
            UIPasteboard.general.string = piece
            edited.input.paste(nil)
            model.replace(model.selection, with: piece)
        case .set:
            edited.text = piece
            model.replace(0..<model.units.count, with: piece)
        case .undoAndRedo:
            guard model.marked == nil, edited.input.undoManager?.canUndo == true else { return }
            edited.input.undoManager?.undo()
            edited.input.undoManager?.redo()
            model.selection = edited.selection
        case .refused:
            guard model.marked == nil else { return }
            try edited.device.type(Self.forbidden)
        case .leave:
            edited.input.resignFirstResponder()
            edited.input.becomeFirstResponder()
            model.marked = nil
            model.selection = edited.selection
        }
    }

    /// One character in reading order, or to the end of the selection.
    private func step(_ model: inout Model, forward: Bool) {
        var place = forward ? model.selection.upperBound : model.selection.lowerBound
        if model.selection.isEmpty {
            let places = model.boundaries
            let index = places.firstIndex(of: place) ?? 0
            place = places[min(max(index + (forward ? 1 : -1), 0), places.count - 1)]
        }
        model.selection = place..<place
    }

    private func delete(_ model: inout Model, forward: Bool) {
        if !model.selection.isEmpty { return model.replace(model.selection, with: "") }
        let places = model.boundaries
        let caret = model.selection.lowerBound
        guard let index = places.firstIndex(of: caret), forward ? index < places.count - 1 : index > 0 else { return }
        model.replace(forward ? caret..<places[index + 1] : places[index - 1]..<caret, with: "")
    }

    /// Undoing everything and doing it again gives the same text.
    private func expectUndoAndRedoToReturn(_ edited: EditedText, seed: Int) throws {
        edited.input.unmarkText()
        let end = edited.text
        let undo = try #require(edited.input.undoManager)
        var steps = 0
        while undo.canUndo, steps < 100 {
            undo.undo()
            steps += 1
        }
        while undo.canRedo, steps < 200 {
            undo.redo()
            steps += 1
        }
        #expect(edited.text == end, "seed \(seed)")
    }

    /// Refuses one text.
    private final class Guardian: NSObject, UITextFieldDelegate, UITextViewDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { string != EditingWalkTests.forbidden }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            text != EditingWalkTests.forbidden
        }
    }
}
