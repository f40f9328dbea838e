import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitText
import VelariumTesting

/// A press of a finger on text that can be selected, but not edited.
@MainActor @Suite struct ReadOnlyPressTests {
    private let fixture = TextViewFixture("Some words to select")

    private func press(_ offset: Int) throws {
        let view = fixture.view
        let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let caret = view.convert(view.caretRect(for: position), to: nil)
        try fixture.device.press(.point(x: caret.midX + 2, y: caret.midY), for: 1)
        try fixture.device.settle()
    }

    @Test(arguments: [2, 5, 8]) func aPressSelectsTheWordAndOffersToCopyIt(offset: Int) throws {
        fixture.view.isEditable = false

        try press(offset)

        #expect(fixture.selection == (offset < 4 ? [0, 4] : [5, 10]))
        try fixture.device.expect("Copy", is: .visible)
        try fixture.device.tap("Copy")
        #expect(UIPasteboard.general.string == (offset < 4 ? "Some" : "words"))
    }

    @Test func aPressInEditableTextPlacesTheCaret() throws {
        try press(8)

        #expect(fixture.selection == [8, 8])
    }
}
