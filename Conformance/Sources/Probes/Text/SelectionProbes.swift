import UIKit

extension Probe {
    static let selections = [selectionHandles]

    /// The handles at the ends of a selection in a text field.
    private static let selectionHandles = Probe("selection.handles", on: .phones) { run in
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        field.text = "Hello World"
        await run.show(field)
        field.becomeFirstResponder()
        await run.wait(seconds: 0.5)
        let start = field.beginningOfDocument
        field.selectedTextRange = field.position(from: start, offset: 5)
            .flatMap { field.textRange(from: start, to: $0) }
        await run.settle()

        guard let picture = run.screenPicture(), let range = field.selectedTextRange,
            let first = field.selectionRects(for: range).first?.rect
        else { return }
        let line = field.convert(first, to: nil)
        @MainActor func isHandle(_ color: Pixels.Color) -> Bool { color.blue > 200 && color.red < 90 }
        let rows = stride(from: line.minY - 20, to: line.minY, by: 1 / picture.scale)
        let widths = rows.compactMap { picture.run(x: line.minX, y: $0, where: isHandle) }
        let ball = widths.max { $0.high - $0.low < $1.high - $1.low }
        run.record("ballWidth", ball.map { $0.high - $0.low })
        run.record("ballMiddle", ball.map { ($0.low + $0.high) / 2 - line.minX })
        let stem = ball.flatMap { picture.run(x: ($0.low + $0.high) / 2, y: line.midY, where: isHandle) }
        run.record("stemWidth", stem.map { $0.high - $0.low })
        run.record("color", stem.map { picture.color(x: ($0.low + $0.high) / 2, y: line.midY) })
    }
}
