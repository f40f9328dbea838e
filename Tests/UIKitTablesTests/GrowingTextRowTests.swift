import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTables
import UIKitText
import VelariumTesting

/// A text view in a row, which grows with its text.
@MainActor @Suite struct GrowingTextRowTests {
    private final class Notes: UITableViewController, UITextViewDelegate {
        let text = UITextView()
        let row: Int

        init(row: Int) {
            self.row = row
            super.init(style: .plain)
            text.isScrollEnabled = false
            text.font = .systemFont(ofSize: 17)
            text.delegate = self
            text.translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            guard indexPath.row == row else {
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            cell.contentView.addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
            return cell
        }

        func textViewDidChange(_ textView: UITextView) {
            tableView.beginUpdates()
            tableView.endUpdates()
        }

        var caret: CGRect {
            text.convert(text.caretRect(for: text.selectedTextRange?.end ?? text.endOfDocument), to: nil)
        }
    }

    @Test(arguments: [3, 9, 14]) func theTableFollowsTheCaret(row: Int) throws {
        let device = TestDevice(.iPhone14, keyboard: .software)
        let notes = Notes(row: row)
        device.show(notes)
        try device.settle()
        notes.text.becomeFirstResponder()
        try device.settle()

        for _ in 0..<16 {
            try device.type("line\n")
            try device.settle()
            #expect(notes.caret.maxY <= 508 && notes.caret.minY >= 47)
        }
    }

    @Test func theTableFollowsTheCaretOfTextThatGrowsWhileTheKeyboardComes() throws {
        let device = TestDevice(.iPhone14, keyboard: .software)
        let notes = Notes(row: 14)
        let navigation = UINavigationController(rootViewController: notes)
        navigation.navigationBar.prefersLargeTitles = true
        device.show(navigation)
        try device.settle()

        notes.text.becomeFirstResponder()
        device.advance(by: 0.1)
        notes.text.insertText("one\ntwo\nthree\nfour")
        device.advance(by: 0.1)
        notes.text.insertText("\nfive\nsix")
        try device.settle()

        #expect(notes.caret.maxY <= 508 && notes.caret.minY >= 91)
    }
}
