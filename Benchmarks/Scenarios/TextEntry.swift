import AllocationCount
import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitText

/// Types a letter into the middle of a field and of texts of various lengths, on each surface: from the key to the end of
/// its frame, and the memory that a letter leaves behind which is typed and deleted again.
@MainActor func measureTextEntry(_ report: inout Report) {
    report.title("text entry: a key in a field and in long texts")
    for surface in Surface.all {
        for text in EditedText.allCases {
            let screen = TextEntryStand(surface, text)
            let typing = screen.typeLetters()
            report.add("text-entry/\(surface.name)/\(text.rawValue)", typing.samples)
            report.add("text-entry/\(surface.name)/\(text.rawValue)/laid-out", typing.laidOut, unit: "chars")
            guard let rounds = text.memoryRounds else { continue }
            let left = screen.bytesLeft(by: rounds)
            report.add("text-entry/\(surface.name)/\(text.rawValue)/left-bytes", left, unit: "B")
        }
        report.add("text-entry/\(surface.name)/open-1000000", openMillionCharacters(on: surface))
    }
}

/// The time in which a text view of a million characters, in lines of 50, appears.
@MainActor private func openMillionCharacters(on surface: Surface) -> Samples {
    let screen = BenchmarkScreen(surface)
    let text = String(repeating: "A paragraph of about fifty characters, as in notes\n", count: 20_000)
    return Samples(runs: 5, warmUps: 1) {
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 280, height: 200))
        view.text = text
        screen.rootController.view.addSubview(view)
        screen.settle()
        view.removeFromSuperview()
    }
}

/// What is typed into.
private enum EditedText: String, CaseIterable {
    case field
    /// A field in which 100,000 letters were typed before.
    case editedField = "field-after-100000-edits"
    case thousandCharacters = "view-1000"
    case hundredThousandCharacters = "view-100000"
    /// 100,000 characters too, in paragraphs of 2,000.
    case longParagraphs = "view-paragraphs-of-2000"
    /// 100,000 characters in one paragraph.
    case oneParagraph = "view-one-paragraph"

    private static let line = "A paragraph of about fifty characters, as in notes\n"

    /// The number of letters to measure.
    var keys: Int { self == .oneParagraph ? 6 : 60 }

    /// How often a letter is typed and deleted to see what it leaves; nil where one takes too long.
    var memoryRounds: Int? { self == .oneParagraph ? nil : 100 }

    @MainActor func makeInput() -> UIView & UITextInput {
        if self == .field || self == .editedField { return makeField() }
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 280, height: 200))
        view.text = content
        return view
    }

    @MainActor private func makeField() -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
        guard self == .editedField else { return field }
        for edit in 1...100_000 {
            field.insertText("a")
            if edit % 20 == 0 { field.text = "" }
        }
        return field
    }

    private var content: String {
        let line = Self.line
        func joined(_ count: Int) -> String { String(repeating: "\(line.dropLast()) ", count: count) }
        switch self {
        case .field, .editedField: return ""
        case .thousandCharacters: return String(repeating: line, count: 20)
        case .hundredThousandCharacters: return String(repeating: line, count: 2000)
        case .longParagraphs: return String(repeating: joined(39) + "\n", count: 50)
        case .oneParagraph: return joined(2000)
        }
    }
}

/// A screen with a text that is edited in the middle.
@MainActor private struct TextEntryStand {
    private let screen: BenchmarkScreen
    private let input: UIView & UITextInput
    private let text: EditedText

    init(_ surface: Surface, _ text: EditedText) {
        self.text = text
        screen = BenchmarkScreen(surface)
        input = text.makeInput()
        screen.rootController.view.addSubview(input)
        _ = input.becomeFirstResponder()
        if let middle = input.position(from: input.beginningOfDocument, offset: length / 2) {
            input.selectedTextRange = input.textRange(from: middle, to: middle)
        }
        screen.settle()
    }

    private var length: Int { input.offset(from: input.beginningOfDocument, to: input.endOfDocument) }

    private func press(_ key: String) {
        let time = screen.system.host.clock.now
        for isDown in [true, false] {
            screen.system.frameLoop.receive(.key(KeyStroke(name: key), isDown: isDown, time: time))
        }
        screen.step()
    }

    /// The processor time of each letter, from its key to the end of its frame, and the UTF-16 units that a text view lays
    /// out for it.
    func typeLetters() -> (samples: Samples, laidOut: Double) {
        let before = length
        let laidOutBefore = TextDocumentLayout.unitsLaidOut
        var typing = Samples()
        for round in 0..<text.keys {
            let cost = Cost.of { press("x") }
            if round >= 2 { typing.append(cost.milliseconds) }
        }
        let typed = length - before
        precondition(
            typed == text.keys,
            "\(text.rawValue) received \(typed) of \(text.keys) keys; make it first responder.")
        let laidOut = TextDocumentLayout.unitsLaidOut - laidOutBefore
        return (typing, (Double(laidOut) / Double(text.keys)).rounded())
    }

    /// The bytes that stay allocated for each letter that is typed and deleted, without what can be undone: the least of
    /// several runs. A leak adds to each of them; but the C library gives a block 16 bytes more where its neighbor would
    /// become too small, so that a block that is allocated again may have another size.
    func bytesLeft(by rounds: Int) -> Double {
        func edit() {
            for _ in 0..<rounds {
                press("x")
                press("backspace")
            }
            input.undoManager?.removeAllActions()
            screen.settle()
        }
        edit()
        let left = (0..<5).map { _ in
            let before = velarium_live_bytes()
            edit()
            return velarium_live_bytes() - before
        }
        return Double(left.min() ?? 0) / Double(rounds)
    }
}
