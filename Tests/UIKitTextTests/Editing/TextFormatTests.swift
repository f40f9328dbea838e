import Testing
import UIFoundation
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Bold, italic and underlined text that the user makes.
@MainActor @Suite struct TextFormatTests {
    private func edited(_ kind: EditedKind, _ shown: String, allows: Bool = true) -> EditedText {
        let edited = EditedText(kind)
        (edited.input as? UITextField)?.allowsEditingTextAttributes = allows
        (edited.input as? UITextView)?.allowsEditingTextAttributes = allows
        (edited.input as? UITextView)?.font = .systemFont(ofSize: 17)
        edited.shown = shown
        return edited
    }

    /// The formats of each character: B, I and U, or a dot.
    private func formats(of edited: EditedText) -> String {
        let text = (edited.input as? UITextField)?.attributedText ?? (edited.input as? UITextView)?.attributedText
        guard let text else { return "" }
        return (0..<text.length).map { place in
            let attributes = text.attributes(at: place, effectiveRange: nil)
            let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
            let formats =
                (traits.contains(.traitBold) ? "B" : "") + (traits.contains(.traitItalic) ? "I" : "")
                + (attributes[.underlineStyle] as? Int == 1 ? "U" : "")
            return formats.isEmpty ? "." : formats
        }.joined(separator: " ")
    }

    @Test(arguments: EditedKind.allCases) func aKeySwitchesTheFormatOfTheSelection(kind: EditedKind) throws {
        let edited = edited(kind, "a[bc]d")

        try edited.device.key("cmd+b")
        #expect(formats(of: edited) == ". B B ." && edited.shown == "a[bc]d")
        try edited.device.key("cmd+u")
        #expect(formats(of: edited) == ". BU BU .")
        try edited.device.key("cmd+b")
        #expect(formats(of: edited) == ". U U .")
        try edited.device.key("cmd+i")

        #expect(formats(of: edited) == ". IU IU .")
    }

    @Test(arguments: EditedKind.allCases) func aPartlyBoldSelectionBecomesBold(kind: EditedKind) throws {
        let edited = edited(kind, "a[bc]d")
        try edited.device.key("cmd+b")

        edited.shown = "[abcd]"
        edited.selection = 0..<4
        try edited.device.key("cmd+b")
        #expect(formats(of: edited) == "B B B B")
        try edited.device.key("cmd+b")

        #expect(formats(of: edited) == ". . . .")
    }

    @Test(arguments: EditedKind.allCases) func aKeyAtTheCaretChangesWhatIsTypedNext(kind: EditedKind) throws {
        let edited = edited(kind, "ab|")

        try edited.device.key("cmd+b")
        try edited.device.type("cd")
        try edited.device.key("cmd+b")
        try edited.device.type("e")

        #expect(edited.text == "abcde" && formats(of: edited) == ". . B B .")
    }

    @Test(arguments: EditedKind.allCases) func aFormatIsUndoneAndDoneAgain(kind: EditedKind) throws {
        let edited = edited(kind, "a[bc]d")
        try edited.device.key("cmd+b")

        try edited.device.key("cmd+z")
        #expect(formats(of: edited) == ". . . ." && edited.text == "abcd")
        try edited.device.key("cmd+shift+z")

        #expect(formats(of: edited) == ". B B ." && edited.text == "abcd")
    }

    @Test(arguments: EditedKind.allCases) func withoutPermissionNothingChanges(kind: EditedKind) throws {
        let edited = edited(kind, "a[bc]d", allows: false)

        try edited.device.key("cmd+b")
        edited.input.toggleUnderline(nil)

        #expect(formats(of: edited) == ". . . ." && edited.shown == "a[bc]d")
        #expect(!edited.input.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
    }

    @Test(arguments: EditedKind.allCases) func theEditMenuOffersTheFormatsOfASelection(kind: EditedKind) {
        let edited = edited(kind, "a[bc]d")
        let actions = ["toggleBoldface:", "toggleItalics:", "toggleUnderline:"].map { Selector($0) }
        #expect(actions.allSatisfy { edited.input.canPerformAction($0, withSender: nil) })

        edited.selection = 1..<1

        #expect(actions.allSatisfy { !edited.input.canPerformAction($0, withSender: nil) })
    }

    @Test func aResponderPassesTheActionsOn() {
        final class Listener: UIView {
            var heard: [String] = []
            override func toggleBoldface(_ sender: Any?) { heard.append("bold") }
            override func toggleItalics(_ sender: Any?) { heard.append("italic") }
            override func toggleUnderline(_ sender: Any?) { heard.append("underline") }
        }
        let listener = Listener()
        let child = UIView()
        listener.addSubview(child)

        child.toggleBoldface(nil)
        child.toggleItalics(nil)
        child.toggleUnderline(nil)

        #expect(listener.heard == ["bold", "italic", "underline"])
    }
}
