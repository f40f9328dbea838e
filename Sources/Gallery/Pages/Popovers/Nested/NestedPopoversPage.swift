import UIKit

extension GalleryPage {
    /// Popovers presented from popovers, and other presentations in them.
    static let popoverNested = GalleryPage(
        id: "popover-nested", title: "Nested popovers", summary: "One over another, and sheets over them",
        group: .overlays, symbol: "square.on.square", tint: .systemPurple,
        tour: ["tap \"Format\"", "settle", "tap \"Colour\"", "settle"]
    ) { NestedPopoversPage() }
}

/// A line of text with a format popover, whose rows open popovers of their own.
private final class NestedPopoversPage: TracedExamplesController {
    private let sample = FormatSample()
    private let buttons = ButtonGrid(["Format", "Sheet inside", "Stack inside"])
    private lazy var recorder = PopoverCallRecorder { [weak trace] in trace?.add($0, $1) }

    override func makeExamples() -> [Example] {
        title = "Nested popovers"
        buttons.onChoice = { [unowned self] index, button in
            let content = [makeFormat, makeSheetPresenter, makeStack][index]()
            show(content, from: button)
        }
        return [
            Example(
                "Popovers in popovers",
                note:
                    "Format is a list in a popover; each of its rows opens a second one. A tap outside closes the upper one, the next tap the lower one; a choice closes its own from code.",
                VerticalStack([sample, buttons])),
            Example(
                "What a popover holds",
                note:
                    "A sheet that comes out of a popover covers the screen, and the popover is still there when it goes. In the current context it covers the bubble only. A stack hands the size of its screen on, and the popover grows with it.",
                FactList.list(of: [("A sheet", "over the screen, or the bubble"), ("A stack", "grows as it goes on")])),
        ]
    }

    private func show(_ content: UIViewController, from button: UIView) {
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.sourceRect = button.bounds
        content.popoverPresentationController?.delegate = recorder
        trace.add("present", content.title ?? "")
        present(content, animated: true)
    }

    private func makeFormat() -> UIViewController {
        let list = FormatList(sample)
        list.modalPresentationStyle = .popover
        list.onRow = { [unowned self, unowned list] content, row in
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = row
            content.popoverPresentationController?.sourceRect = row.bounds
            content.popoverPresentationController?.delegate = recorder
            trace.add("present", content.title ?? "")
            list.present(content, animated: true)
        }
        return list
    }

    private func makeStack() -> UIViewController {
        let stack = UINavigationController(rootViewController: GrowingScreen(number: 1))
        stack.title = "Stack"
        stack.modalPresentationStyle = .popover
        return stack
    }

    private func makeSheetPresenter() -> UIViewController {
        let holder = PopoverSheetPresenter { [unowned self] in trace.add($0, $1) }
        holder.modalPresentationStyle = .popover
        return holder
    }
}
