import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Indexes and ranges that do not fit the text, texts that vanish, and very long ones.
@MainActor @Suite struct TextLimitTests {
    /// The emoji is at 2 and 4, each two units long.
    private let text = "ab😀😀cd"

    @Test(arguments: [Int.min, -1, 3, 8, 9, Int.max]) func aGlyphOutOfRangeHasNoPlace(index: Int) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = text
        let manager = view.layoutManager

        let line = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)

        #expect(line.width == 200 && line.minY == 0)
        #expect(manager.location(forGlyphAt: index).x.isFinite)
        #expect((manager.textContainer(forGlyphAt: index, effectiveRange: nil) != nil) == (0..<8).contains(index))
    }

    @Test(arguments: EditedKind.allCases) func aReplacementInsideACharacterReplacesAllOfIt(kind: EditedKind) throws {
        let edited = EditedText(kind)
        edited.text = text
        let low = try #require(edited.input.position(from: edited.input.beginningOfDocument, offset: 3))
        let high = try #require(edited.input.position(from: edited.input.beginningOfDocument, offset: 5))

        edited.input.replace(edited.input.textRange(from: low, to: high)!, withText: "x")

        #expect(edited.text == "abxcd")
    }

    @Test(arguments: EditedKind.allCases) func anEditEndsWhenItsViewIsRemoved(kind: EditedKind) throws {
        let edited = EditedText(kind)
        edited.shown = "ab|"
        edited.input.setMarkedText("c", selectedRange: NSRange(location: 1, length: 0))

        edited.input.removeFromSuperview()
        edited.device.advance(by: 0.5)
        edited.input.insertText("d")
        edited.input.deleteBackward()

        #expect(!edited.input.isFirstResponder && edited.marked == nil && edited.text == "abc")
    }

    @Test func aMillionCharactersAreEditedAtBothEnds() throws {
        let edited = EditedText(.view)
        edited.text = String(repeating: "0123456789 👍🏽 abcdefg\n", count: 40_000)
        let length = edited.text.utf16.count
        #expect(length == 960_000)

        try edited.device.key("cmd+up")
        try edited.device.type("x")
        try edited.device.key("cmd+down")
        try edited.device.type("y")
        try edited.device.key("backspace")
        try edited.device.key("alt+up")
        try edited.device.key("backspace")

        #expect(edited.text.hasPrefix("x0123") && edited.text.utf16.count == length)
        #expect(edited.text.hasSuffix("abcdefg0123456789 👍🏽 abcdefg\n"))
    }

    @Test func aFieldHoldsALineOfFiftyThousandCharacters() throws {
        let edited = EditedText(.field)
        edited.text = String(repeating: "0123456789", count: 5_000)

        try edited.device.key("home")
        try edited.device.type("x")
        try edited.device.key("delete")

        #expect(edited.text.hasPrefix("x123") && edited.text.utf16.count == 50_000)
    }
}
