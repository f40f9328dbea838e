import Gallery
import Testing
import UIKit
import VelariumTesting

/// The page with every keyboard, and the laboratory.
@MainActor @Suite struct KeyboardPagesTests {
    private func device(with page: String) throws -> (TestDevice, UIViewController) {
        let device = TestDevice(.iPhone14, keyboard: .software)
        let controller = try #require(GalleryPage.named(page)).makeController()
        device.show(controller)
        return (device, controller)
    }

    @Test func fieldsStayAboveTheirKeyboard() throws {
        let (device, _) = try device(with: "keyboards")

        for name in ["keyboard-default", "keyboard-email", "keyboard-dark", "keyboard-accessory"] {
            try device.scroll(to: .id(name))
            try device.tap(.id(name))
            try device.settle()

            let keyboard = try #require(device.keyboardFrame)
            let field = try #require(device.window.field(named: name))
            #expect(field.isFirstResponder)
            #expect(field.convert(field.bounds, to: nil).maxY <= keyboard.minY, "\(name)")
        }
    }

    @Test func inputViewTypesIntoItsField() throws {
        let (device, _) = try device(with: "keyboards")
        try device.scroll(to: .id("keyboard-input-view"))
        try device.tap(.id("keyboard-input-view"))
        try device.settle()

        try device.tap("green")

        #expect(device.window.field(named: "keyboard-input-view")?.text == "green ")
    }

    private nonisolated static let overlays = [
        "Alert", "Form sheet", "Page sheet", "Popover", "Dialog", "Bottom sheet", "Modal overlay",
    ]

    @Test(arguments: overlays) func everyOverlayOfTheLaboratoryIsPresented(title: String) throws {
        let (device, page) = try device(with: "keyboard-lab")

        try device.tap(.text(title))
        try device.settle()

        #expect(page.presentedViewController != nil)
    }

    private nonisolated static let situations = [
        "Shows", "Shows twice", "Shows three times", "Shows in a moment", "Shows at once", "Hides, zero frame",
        "No height", "Wider than the window", "Beside another app", "Mostly off screen", "Another app's",
        "Grows in mid-flight", "Grows at once", "Reports the old frame", "Hides in mid-flight", "Hides and shows",
        "Undocked", "Undocked, not hidden", "Split", "Changes while hidden", "Hides in a moment", "Hides",
    ]

    @Test(arguments: situations) func everySituationOfTheLaboratoryIsReplayedNowAndWithAnOverlay(title: String) throws {
        let (device, page) = try device(with: "keyboard-lab")
        let counter = FrameChangeCounter(of: device.window.screen)
        try device.scroll(to: .text(title))
        try device.tap(.text(title))
        device.advance(by: 1)
        try device.settle()
        try device.expect(.text(title), is: .selected)
        let first = counter.count
        #expect(first > 0)

        try device.scroll(to: .text("Dialog"))
        try device.tap("Dialog")
        device.advance(by: 1)
        try device.settle()

        #expect(page.presentedViewController != nil)
        #expect(counter.count == 2 * first)
    }

    @Test func theLaboratoryHatchesWhatTheKeyboardCoversOfAnOverlay() throws {
        let (device, page) = try device(with: "keyboard-lab")
        try device.scroll(to: .text("Shows at once"))
        try device.tap("Shows at once")
        try device.scroll(to: .text("Page sheet"))
        try device.tap("Page sheet")
        device.advance(by: 1)
        try device.settle()
        let sheet = try #require(page.presentedViewController?.view)
        #expect(sheet.convert(sheet.bounds, to: nil).maxY > 600)

        let picture = device.picture()

        // Lines of the hatching, beside the number in the middle.
        let line = (20..<60).map { picture.color(atX: CGFloat($0), y: 620) }
        #expect(line.contains { $0.red > 200 && $0.green < 120 && $0.blue < 120 })
        #expect(line.contains { $0.green > 180 })
    }
}

/// Counts the frames that a keyboard reports on a screen.
@MainActor private final class FrameChangeCounter: NSObject {
    private(set) var count = 0

    init(of screen: UIScreen) {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: Selector("note", FrameChangeCounter.note),
            name: UIResponder.keyboardWillChangeFrameNotification, object: screen)
    }

    private func note() { count += 1 }
}

extension UIView {
    /// The text field with this identifier in this tree.
    fileprivate func field(named name: String) -> UITextField? {
        if accessibilityIdentifier == name { return self as? UITextField }
        return subviews.lazy.compactMap { $0.field(named: name) }.first
    }
}
