import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitText

/// Types a letter into a field, into a text view of 100,000 characters in short paragraphs, and into one paragraph of as
/// many, on each surface: from the key to the end of its frame.
@MainActor func measureTextEntry(_ report: inout Report) {
    report.title("text entry: a key in a field and in long texts")
    let line = "A paragraph of about fifty characters, as in notes\n"
    let long = String(repeating: line, count: 2000)
    for surface in Surface.all {
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 280, height: 200))
        let single = UITextView(frame: CGRect(x: 20, y: 80, width: 280, height: 200))
        view.text = long
        single.text = String(long.filter { $0 != "\n" })
        let texts: [(name: String, input: UIView & UITextInput, keys: Int)] = [
            ("field", field, 60), ("view", view, 60), ("paragraph", single, 6),
        ]
        for text in texts {
            let stand = BenchmarkScreen(surface)
            stand.rootController.view.addSubview(text.input)
            _ = text.input.becomeFirstResponder()
            let middle = text.input.position(
                from: text.input.beginningOfDocument,
                offset: text.input.offset(from: text.input.beginningOfDocument, to: text.input.endOfDocument) / 2)
            if let middle { text.input.selectedTextRange = text.input.textRange(from: middle, to: middle) }
            stand.settle()
            func length() -> Int {
                text.input.offset(from: text.input.beginningOfDocument, to: text.input.endOfDocument)
            }
            let lengthBefore = length()
            var typing = Samples()
            for round in 0..<text.keys {
                let time = stand.system.host.clock.now
                let cost = Cost.of {
                    stand.system.frameLoop.receive(.key(KeyStroke(name: "x"), isDown: true, time: time))
                    stand.system.frameLoop.receive(.key(KeyStroke(name: "x"), isDown: false, time: time))
                    stand.step()
                }
                if round >= 2 { typing.append(cost.milliseconds) }
            }
            let typed = length() - lengthBefore
            precondition(
                typed == text.keys,
                "The \(text.name) received \(typed) of \(text.keys) keys; make it first responder.")
            report.add("text-entry/\(surface.name)/\(text.name)", typing)
        }
    }
}
