import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// The primary button of a mouse, as windows report it: it selects in texts, where a finger scrolls.
@MainActor @Suite struct MouseSelectionTests {
    private func makePoem() -> TextViewFixture {
        TextViewFixture((0..<40).map { "The walrus and the carpenter \($0)" }.joined(separator: "\n"))
    }

    /// The middle of the caret before a UTF-16 offset, in points of the window.
    private func place(_ offset: Int, in view: UIView & UITextInput) -> CGPoint {
        let position = view.position(from: view.beginningOfDocument, offset: offset)!
        let caret = view.caretRect(for: position)
        return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    /// A device that shows a field with a text.
    private func showField(isEdited: Bool) throws -> (TestDevice, UITextField) {
        let device = TestDevice()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 250, height: 34))
        field.borderStyle = .roundedRect
        field.text = "The walrus and the carpenter"
        let page = UIViewController()
        page.view.addSubview(field)
        device.show(page)
        if isEdited { field.becomeFirstResponder() }
        try device.settle()
        return (device, field)
    }

    private func target(_ point: CGPoint) -> TestTarget { .point(x: point.x, y: point.y) }

    @Test func aDragSelectsInATextViewThatCanScroll() throws {
        let poem = makePoem()

        try poem.device.dragMouse(from: place(4, in: poem.view), to: place(55, in: poem.view))

        #expect(poem.view.isFirstResponder)
        #expect(poem.selection == [4, 55])
        #expect(poem.view.contentOffset.y == 0)
    }

    @Test func aFingersDragStillScrolls() throws {
        let poem = makePoem()

        try poem.device.drag(from: place(130, in: poem.view), to: place(4, in: poem.view))

        #expect(poem.view.contentOffset.y > 0)
        #expect(!poem.view.isFirstResponder)
    }

    @Test func aDragSelectsInsideAScrollViewThatDoesNotMove() throws {
        let poem = makePoem()
        poem.view.isScrollEnabled = false
        let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        poem.view.superview?.addSubview(scroll)
        poem.view.frame = CGRect(x: 0, y: 0, width: 300, height: 900)
        scroll.addSubview(poem.view)
        scroll.contentSize = poem.view.frame.size
        try poem.device.settle()

        try poem.device.dragMouse(from: place(130, in: poem.view), to: place(4, in: poem.view))

        #expect(scroll.contentOffset.y == 0)
        #expect(poem.selection == [4, 130])
    }

    @Test func aSelectionMadeByTheMouseHasNeitherHandlesNorMenuNorLoupe() throws {
        let poem = makePoem()

        try poem.device.dragMouse(from: place(4, in: poem.view), to: place(10, in: poem.view), in: 2)
        poem.device.advance(by: 1)
        let names = poem.device.screenViewNames

        #expect(poem.selection == [4, 10])
        #expect(!names.contains { $0.contains("Handle") || $0.contains("Loupe") || $0.contains("EditMenu") })
    }

    @Test func aMouseThatStaysBeforeItMovesSelects() throws {
        let poem = makePoem()
        let start = place(4, in: poem.view)
        poem.device.mouse(.began, at: start)
        poem.device.advance(by: 1)

        poem.device.mouse(.moved, at: place(8, in: poem.view))
        poem.device.mouse(.moved, at: place(10, in: poem.view))
        poem.device.mouse(.ended, at: place(10, in: poem.view))

        #expect(poem.selection == [4, 10])
    }

    @Test func aClickPlacesTheCaretInsideAWordAndAFingerAtItsEnd() throws {
        let poem = makePoem()
        poem.focus(caret: 0)

        try poem.device.click(target(place(6, in: poem.view)))
        let byMouse = poem.selection
        poem.device.advance(by: 1)
        try poem.device.tap(target(place(6, in: poem.view)))

        #expect(byMouse == [6, 6])
        #expect(poem.selection == [4, 4])
    }

    @Test(arguments: [false, true])
    func aDragSelectsInAFieldWhetherItIsEditedOrNot(isEdited: Bool) throws {
        let (device, field) = try showField(isEdited: isEdited)

        try device.dragMouse(from: place(4, in: field), to: place(10, in: field))

        #expect(field.isEditing)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "walrus")
    }

    @Test func aDragThatBeginsWithADoubleClickSelectsWholeWords() throws {
        let (device, field) = try showField(isEdited: true)
        let start = place(6, in: field)

        for phase in [TouchPhase.began, .ended, .began] { device.mouse(phase, at: start) }
        device.mouse(.moved, at: place(9, in: field))
        device.mouse(.moved, at: place(12, in: field))
        device.mouse(.ended, at: place(12, in: field))

        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "walrus and")
    }

    @Test func aShiftClickExtendsTheSelectionOfAField() throws {
        let (device, field) = try showField(isEdited: true)
        try device.click(target(place(4, in: field)))
        device.advance(by: 1)

        device.system.frameLoop.receive(.modifiers(.shift, time: device.now))
        try device.click(target(place(14, in: field)))

        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "walrus and")
    }

    @Test func aMouseScrollsWhereThereIsNoText() throws {
        let device = TestDevice()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let page = UIViewController()
        page.view.addSubview(scroll)
        device.show(page)

        try device.dragMouse(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), in: 1)

        #expect(scroll.contentOffset.y > 60)
    }
}

extension TestDevice {
    /// Sends one report of the mouse's primary button, and runs a frame.
    fileprivate func mouse(_ phase: TouchPhase, at point: CGPoint) {
        system.frameLoop.receive(.touch(id: 0, phase: phase, location: point, time: now, source: .primaryButton))
        advance(by: 1.0 / 60)
    }

    /// The class names of all views in all windows.
    fileprivate var screenViewNames: [String] {
        func names(_ view: UIView) -> [String] { ["\(Swift.type(of: view))"] + view.subviews.flatMap(names) }
        return system.application.windows.flatMap(names)
    }
}
