import CoreGraphics
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Secret texts in fields and text views: dots on the screen, and no way for the characters to get out.
@MainActor @Suite struct SecretTextTests {
    private func makeSecret(_ kind: EditedKind, text: String = "") -> EditedText {
        let edited = EditedText(kind)
        (edited.input as? UITextField)?.isSecureTextEntry = true
        (edited.input as? UITextView)?.isSecureTextEntry = true
        edited.text = text
        edited.device.advance(by: 0)
        return edited
    }

    private func picture(_ kind: EditedKind, of text: String) -> Picture {
        let edited = makeSecret(kind, text: text)
        edited.input.resignFirstResponder()
        edited.device.advance(by: 1)
        return edited.device.picture()
    }

    @Test(arguments: EditedKind.allCases) func textsOfTheSameLengthLookTheSame(kind: EditedKind) {
        let dots = picture(kind, of: "wil. W")

        #expect(picture(kind, of: "שלום!?").matches(dots, tolerance: .exact))
        #expect(picture(kind, of: "👨‍👩‍👧é日🇩🇪aÅ").matches(dots, tolerance: .exact))
        #expect(!picture(kind, of: "").matches(dots, tolerance: .exact))
        #expect(!picture(kind, of: "wil. Wa").matches(dots, tolerance: .exact))
    }

    @Test(arguments: EditedKind.allCases)
    func theLastTypedCharacterIsReadableOnTheScreenForTwoSecondsAndNeverInPictures(kind: EditedKind) throws {
        let edited = EditedText(kind, keyboard: .software)
        let device = edited.device
        (edited.input as? UITextField)?.isSecureTextEntry = true
        (edited.input as? UITextView)?.isSecureTextEntry = true
        edited.input.tintColor = .clear
        try device.settle()

        try device.tap(.id("key:a"))
        try device.tap(.id("key:w"))
        device.advance(by: 1.5)
        let shown = lastTyped(of: edited)
        let readable = bytes(of: device.system.frameLoop.pixels)
        device.advance(by: 0.6)
        let dots = bytes(of: device.system.frameLoop.pixels)

        #expect(shown == 1 && lastTyped(of: edited) == nil && edited.text.lowercased() == "aw")
        #expect(readable != dots)
        edited.input.deleteBackward()
        try device.tap(.id("key:w"))
        device.advance(by: 1.5)
        #expect(bytes(of: device.system.frameLoop.pixels) == readable)
        #expect(bytes(of: device.picture().bitmap) == dots)
        #expect(lastTyped(of: edited) == nil)
    }

    private func bytes(of bitmap: Bitmap) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: bitmap.pixels, count: bitmap.bytesPerRow * bitmap.height))
    }

    private func lastTyped(of edited: EditedText) -> Int? {
        (edited.input as? any TextInputClient)?.input.lastTyped.offset
    }

    @Test(arguments: EditedKind.allCases)
    func whateverHappensNextHidesTheLastTypedCharacter(kind: EditedKind) throws {
        let happenings: [(String, (EditedText) throws -> Void)] = [
            ("delete", { $0.input.deleteBackward() }),
            ("set", { $0.text = "xyz" }),
            ("replace", { $0.input.replace($0.textRange(0..<0)!, withText: "pasted") }),
            (
                "paste",
                {
                    UIPasteboard.general.string = "pasted"
                    $0.input.paste(nil)
                }
            ),
            ("resign", { $0.input.resignFirstResponder() }),
            ("emoji", { $0.input.insertText("😀") }),
        ]
        for (name, happen) in happenings {
            let edited = EditedText(kind, keyboard: .software)
            (edited.input as? UITextField)?.isSecureTextEntry = true
            (edited.input as? UITextView)?.isSecureTextEntry = true
            edited.input.insertText("a")
            #expect(lastTyped(of: edited) == 0)

            try happen(edited)

            #expect(lastTyped(of: edited) == nil, "\(name)")
        }
    }

    @Test(arguments: EditedKind.allCases) func aHardwareKeyboardShowsDotsAtOnce(kind: EditedKind) throws {
        let edited = makeSecret(kind)

        try edited.device.type("a")

        #expect(edited.text == "a" && lastTyped(of: edited) == nil)
    }

    @Test func linksAndFontsOfASecretDoNotShow() throws {
        let edited = makeSecret(.view)
        let view = try #require(edited.input as? UITextView)
        view.isEditable = false
        let text = NSMutableAttributedString(string: "my site", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        view.attributedText = text
        edited.device.advance(by: 1)
        let plain = edited.device.picture()

        text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 3, length: 4))
        view.attributedText = text
        edited.device.advance(by: 1)

        #expect(edited.device.picture().matches(plain, tolerance: .exact))
    }

    @Test(arguments: EditedKind.allCases) func theCaretMovesByOneDotForEachCharacter(kind: EditedKind) throws {
        let edited = makeSecret(kind, text: "a👨‍👩‍👧é")
        edited.selection = 0..<0

        var places: [CGFloat] = [edited.input.caretRect(for: edited.input.selectedTextRange!.start).minX]
        for _ in 0..<3 {
            try edited.device.key("right")
            places.append(edited.input.caretRect(for: edited.input.selectedTextRange!.start).minX)
        }

        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        #expect(steps.allSatisfy { abs($0 - steps[0]) <= 0.5 && $0 > 2 })
        #expect(edited.selection == 10..<10)
    }

    @Test(arguments: EditedKind.allCases) func nothingThatLeavesTheAppHasTheSecret(kind: EditedKind) throws {
        let edited = makeSecret(kind)
        let device = edited.device
        UIPasteboard.general.string = nil

        for step in ["cmd+a", "cmd+c", "cmd+x", "alt+left", "cmd+z"] {
            try device.type("hunter2")
            try device.key(step)
        }
        edited.input.copy(nil)
        edited.input.cut(nil)
        try device.rightClick(.id("text"))
        try device.settle()

        let secret = "hunter2"
        #expect(edited.text.contains(secret))
        #expect(UIPasteboard.general.string == nil)
        #expect(!device.dump().contains(secret))
        #expect(edited.input.accessibilityValue == String(repeating: "•", count: edited.text.count))
        #expect(edited.input.accessibilityLabel?.contains(secret) != true)
        #expect((edited.input as? any TextContextProviding)?.textBeforeInsertionPoint == "")
        #expect(!"\(edited.input)".contains(secret))
        let letters = device.trace.filter { entry in secret.contains { "\(entry)".contains("\"\($0)\"") } }
        #expect(letters.isEmpty && !device.trace.map { "\($0)" }.joined().contains(secret))
        #expect(edited.input.undoManager?.canUndo == false)
    }

    @Test(arguments: EditedKind.allCases) func whatWasTypedInTheOpenCannotBeUndoneInASecret(kind: EditedKind) throws {
        let edited = EditedText(kind)
        try edited.device.type("open ")
        (edited.input as? UITextField)?.isSecureTextEntry = true
        (edited.input as? UITextView)?.isSecureTextEntry = true
        try edited.device.key("cmd+a")
        try edited.device.type("pw")
        (edited.input as? UITextField)?.isSecureTextEntry = false
        (edited.input as? UITextView)?.isSecureTextEntry = false

        try edited.device.key("cmd+z")

        #expect(edited.text == "pw")
    }
}
