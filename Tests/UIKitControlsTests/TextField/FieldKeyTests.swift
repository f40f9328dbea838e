import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Keys in text fields and Tab navigation between fields.
@MainActor @Suite struct FieldKeyTests {
    private let device = TestDevice()
    private let controller = UIViewController()

    private func field(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: x, y: y, width: 150, height: 34))
        field.text = text
        controller.loadViewIfNeeded()
        controller.view.addSubview(field)
        return field
    }

    private func selection(of field: UITextField) -> [Int] {
        guard let range = field.selectedTextRange else { return [] }
        return [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
    }

    @Test(arguments: [
        ("home", [0, 0]), ("end", [7, 7]), ("ctrl+home", [0, 0]), ("ctrl+end", [7, 7]), ("shift+home", [0, 3]),
        ("shift+end", [3, 7]), ("ctrl+shift+end", [3, 7]),
    ])
    func homeAndEndMoveTheCaretAndShiftSelects(key: String, expected: [Int]) throws {
        let field = field("one two", 20, 100)
        device.show(controller)
        field.becomeFirstResponder()
        let caret = field.position(from: field.beginningOfDocument, offset: 3)!
        field.selectedTextRange = field.textRange(from: caret, to: caret)

        try device.key(key)

        #expect(selection(of: field) == expected)
    }

    @Test func endAfterSelectAllKeepsTheText() throws {
        let field = field("keep", 20, 100)
        device.show(controller)
        field.becomeFirstResponder()

        try device.key("ctrl+a")
        try device.key("end")
        try device.type("!")

        #expect(field.text == "keep!")
    }

    @Test func deleteTakesTheCharacterOrTheWordAfterTheCaret() throws {
        let field = field("one two", 20, 100)
        device.show(controller)
        field.becomeFirstResponder()

        try device.key("home")
        try device.key("delete")
        #expect(field.text == "ne two")
        try device.key("ctrl+delete")

        #expect(field.text == " two")
    }

    @Test func tabGoesFromFieldToFieldInReadingOrderAndTypesNothing() throws {
        let right = field("right", 200, 103)
        let below = field("below", 20, 160)
        let left = field("left", 20, 100)
        device.show(controller)
        left.becomeFirstResponder()
        var order: [String] = []

        for _ in 1...3 {
            try device.key("tab")
            order.append([left, right, below].first(where: \.isEditing)?.text ?? "none")
        }
        try device.key("shift+tab")

        #expect(order == ["right", "below", "left"])
        #expect(below.isEditing)
    }

    @Test func tabLeavesOutFieldsThatAreDisabledHiddenOrRefuse() throws {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let refusal = Refusing()
        let first = field("first", 20, 100)
        field("disabled", 20, 150).isEnabled = false
        field("hidden", 20, 200).isHidden = true
        field("refusing", 20, 250).delegate = refusal
        let last = field("last", 20, 300)
        device.show(controller)
        first.becomeFirstResponder()

        try device.key("tab")

        #expect(last.isEditing)
    }

    @Test func tabStaysInThePresentationOnTop() throws {
        let below = field("below", 20, 100)
        device.show(controller)
        let sheet = UIViewController()
        let first = UITextField(frame: CGRect(x: 20, y: 40, width: 90, height: 34))
        let second = UITextField()
        second.frame = CGRect(x: 20, y: 90, width: 90, height: 34)
        sheet.loadViewIfNeeded()
        [first, second].forEach(sheet.view.addSubview)
        controller.present(sheet, animated: false)
        try device.settle()
        second.becomeFirstResponder()

        try device.key("tab")

        #expect(first.isEditing && !below.isEditing)
    }

    @Test func tabBringsTheNextFieldIntoView() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        let first = field("first", 20, 100)
        let far = field("far", 20, 1500)
        [first, far].forEach(scroll.addSubview)
        controller.view.addSubview(scroll)
        device.show(controller)
        first.becomeFirstResponder()

        try device.key("tab")
        try device.settle()

        #expect(far.isEditing)
        #expect(scroll.bounds.contains(far.frame))
    }

    @Test func escapeClearsTheSearchThenEndsEditingThenDismissesTheSheet() throws {
        let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 280, height: 56))
        let popover = UIViewController()
        popover.loadViewIfNeeded()
        popover.view.addSubview(search)
        popover.modalPresentationStyle = .pageSheet
        device.show(controller)
        controller.present(popover, animated: false)
        try device.settle()
        search.becomeFirstResponder()
        try device.type("abc")

        try device.key("escape")
        #expect(search.text == "" && search.isFirstResponder)
        try device.key("escape")
        #expect(!search.isFirstResponder && controller.presentedViewController != nil)
        try device.key("escape")
        try device.settle()

        #expect(controller.presentedViewController == nil)
    }
}
