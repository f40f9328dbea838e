import UIKitControls
import UIKitCore
import Velarium

/// A dialog of 20,000 rows: from its creation to the end of its first frame, the frames in which it scrolls, and the rows
/// that have views.
@MainActor func measureLongChoices(_ report: inout Report) {
    report.title("choices: a dialog of 20,000 rows, phone@3x")
    let screen = BenchmarkScreen(.phone)
    var (opening, scrolling) = (Samples(), Samples())
    var rows = 0
    for round in 0..<7 {
        screen.system.activate()
        var dialog: ChoiceDialog<Int>?
        let cost = Cost.of {
            let new = ChoiceDialog(title: "Story", choices: Array(1...20_000), selected: 9_999) { "Story \($0)" }
            new.show(over: screen.rootController, animated: true)
            screen.step()
            dialog = new
        }
        guard let dialog else { return }
        screen.settle()
        rows = max(rows, count(ofRowsIn: dialog.view))
        if round > 1 { opening.append(cost.milliseconds) }
        if let list = firstScrollView(in: dialog.view) {
            for _ in 0..<20 {
                let frame = Cost.of {
                    list.contentOffset.y += 60
                    screen.step()
                }
                if round > 1 { scrolling.append(frame.milliseconds) }
            }
        }
        dialog.dismiss(for: .code, animated: false)
        screen.settle()
    }
    report.add("choices/20000/open", opening)
    report.add("choices/20000/scroll/frame", scrolling)
    report.add("choices/20000/rows", Double(rows), unit: "views")
}

@MainActor private func count(ofRowsIn view: UIView) -> Int {
    let isRow = view is UIControl && view.accessibilityLabel?.hasPrefix("Story ") == true
    return (isRow ? 1 : 0) + view.subviews.reduce(0) { $0 + count(ofRowsIn: $1) }
}

@MainActor private func firstScrollView(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap { firstScrollView(in: $0) }.first
}
