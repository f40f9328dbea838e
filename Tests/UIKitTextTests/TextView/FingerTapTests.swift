import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// Where a tap places the caret: a finger's at the nearer end of a word, a mouse's exactly.
@MainActor @Suite struct FingerTapTests {
    enum Kind: CaseIterable { case field, search, textView }

    private typealias Input = UIView & UITextInput
    private let device = TestDevice()

    /// Shows a text of 300 points width, without focus.
    private func show(_ text: String, in kind: Kind, isSecure: Bool = false) throws -> Input {
        let input: Input
        switch kind {
        case .field, .search:
            let field = kind == .field ? UITextField() : UISearchTextField()
            field.borderStyle = .roundedRect
            field.text = text
            field.isSecureTextEntry = isSecure
            input = field
        case .textView:
            let view = UITextView()
            view.text = text
            view.isSecureTextEntry = isSecure
            input = view
        }
        input.frame = CGRect(x: 20, y: 100, width: 300, height: kind == .textView ? 100 : 36)
        let page = UIViewController()
        page.view.addSubview(input)
        device.show(page)
        try device.settle()
        return input
    }

    /// The middle of the caret before a UTF-16 offset, in points of the window.
    private func place(_ offset: Int, in input: Input) throws -> CGPoint {
        let position = try #require(input.position(from: input.beginningOfDocument, offset: offset))
        let caret = input.caretRect(for: position)
        return input.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    /// Taps with a finger, long after the last tap.
    private func tap(_ point: CGPoint) throws {
        try device.tap(.point(x: point.x, y: point.y))
        device.advance(by: 1)
    }

    private var isMenuShown: Bool { (try? device.expect("Select")) != nil }

    /// The offset of the caret; nil without one.
    private func caret(of input: Input) -> Int? {
        guard let range = input.selectedTextRange, range.isEmpty else { return nil }
        return input.offset(from: input.beginningOfDocument, to: range.start)
    }

    @Test(arguments: Kind.allCases, [false, true])
    func aFingerPlacesTheCaretAtTheNearerEndOfTheWord(kind: Kind, isEdited: Bool) throws {
        let input = try show("one sophisticated word", in: kind)
        if isEdited { input.becomeFirstResponder() }
        device.advance(by: 1)

        try tap(try place(7, in: input))
        let early = caret(of: input)
        try tap(try place(14, in: input))

        #expect(early == 4)
        #expect(caret(of: input) == 17)
    }

    @Test(arguments: Kind.allCases) func aMousePlacesTheCaretExactly(kind: Kind) throws {
        let input = try show("one sophisticated word", in: kind)

        for offset in [7, 14] {
            let point = try place(offset, in: input)
            try device.click(.point(x: point.x, y: point.y))
            device.advance(by: 1)
            #expect(caret(of: input) == offset)
        }
    }

    @Test(arguments: Kind.allCases) func anotherTapAtTheSamePlaceShowsTheMenuAndLeavesTheCaret(kind: Kind) throws {
        let input = try show("one sophisticated word", in: kind)
        let point = try place(14, in: input)

        try tap(point)
        let first = isMenuShown
        try tap(point)

        #expect(!first && isMenuShown)
        #expect(caret(of: input) == 17)
    }

    @Test(arguments: Kind.allCases) func aTapBesideTheTextPlacesTheCaretAtItsEnds(kind: Kind) throws {
        let input = try show("one word", in: kind)
        let end = try place(8, in: input)

        try tap(CGPoint(x: end.x + 60, y: end.y))
        #expect(caret(of: input) == 8)
        try tap(CGPoint(x: try place(0, in: input).x - 3, y: end.y))

        #expect(caret(of: input) == 0)
    }

    @Test(arguments: Kind.allCases) func aTapInAnEmptyTextBeginsEditing(kind: Kind) throws {
        let input = try show("", in: kind)

        try tap(CGPoint(x: 150, y: 118))

        #expect(input.isFirstResponder && caret(of: input) == 0)
    }

    @Test(arguments: [Kind.field, .textView]) func aTapInASecretPlacesTheCaretAtItsEnd(kind: Kind) throws {
        let input = try show("open sesame", in: kind, isSecure: true)

        try tap(try place(3, in: input))

        #expect(caret(of: input) == 11)
    }

    /// "peace good friends", in Hebrew, and a Hebrew word among English ones.
    @Test(arguments: Kind.allCases, ["שלום חברים טובים", "see חברים now"])
    func inRightToLeftWordsTheNearerEndIsTheOneOnTheScreen(kind: Kind, text: String) throws {
        let input = try show(text, in: kind)
        let start = text.distance(from: text.startIndex, to: text.firstIndex(of: "ח")!)
        let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
        let last = try #require(input.position(from: first, offset: 5))
        let frame = input.firstRect(for: try #require(input.textRange(from: first, to: last)))

        try tap(input.convert(CGPoint(x: frame.maxX - frame.width / 4, y: frame.midY), to: nil))
        let right = caret(of: input)
        try tap(input.convert(CGPoint(x: frame.minX + frame.width / 4, y: frame.midY), to: nil))

        #expect(right == start)
        #expect(caret(of: input) == start + 5)
    }

    @Test(arguments: Kind.allCases) func aDoubleTapStillSelectsTheWord(kind: Kind) throws {
        let input = try show("one sophisticated word", in: kind)
        let point = try place(8, in: input)

        for _ in 0..<2 { try device.tap(.point(x: point.x, y: point.y)) }

        #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "sophisticated")
    }
}
