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

    @Test(arguments: ["Alert", "Form sheet", "Page sheet", "Dialog", "Bottom sheet"])
    func everyOverlayOfTheLaboratoryIsPresented(title: String) throws {
        let (device, page) = try device(with: "keyboard-lab")

        try device.tap(.text(title))
        try device.settle()

        #expect(page.presentedViewController != nil)
    }

    @Test(arguments: ["Shows", "Shows twice", "Hides, zero frame", "Grows in mid-flight", "Undocked", "Hides"])
    func everySituationOfTheLaboratoryLeavesThePageUsable(title: String) throws {
        let (device, page) = try device(with: "keyboard-lab")
        try device.scroll(to: .text(title))

        try device.tap(.text(title))
        device.advance(by: 1)
        try device.settle()

        #expect(page.viewIfLoaded?.window != nil)
        try device.expect(.text(title), is: .enabled)
    }
}

extension UIView {
    /// The text field with this identifier in this tree.
    fileprivate func field(named name: String) -> UITextField? {
        if accessibilityIdentifier == name { return self as? UITextField }
        return subviews.lazy.compactMap { $0.field(named: name) }.first
    }
}
