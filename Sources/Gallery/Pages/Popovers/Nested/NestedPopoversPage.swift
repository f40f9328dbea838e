import UIKit

extension GalleryPage {
    /// Popovers presented from popovers, and other presentations in them.
    static let popoverNested = GalleryPage(
        id: "popover-nested", title: "Nested popovers", summary: "Popovers and sheets from popovers",
        group: .overlays, symbol: "square.on.square", tint: .systemPurple,
        tour: ["tap \"Format\"", "settle", "tap \"Color\"", "settle"]
    ) { NestedPopoversPage() }
}

/// A line of text with a format popover, whose rows open popovers of their own.
private final class NestedPopoversPage: TracedExamplesController {
    private let sample = FormatSample()
    private let buttons = ButtonGrid(["Format", "Sheet inside", "Stack inside"])
    private lazy var recorder = PopoverCallRecorder { [weak trace] in trace?.add($0, $1) }

    override func makeExamples() -> [Example] {
        title = "Nested popovers".localized
        buttons.onChoice = { [unowned self] index, button in
            let content = [makeFormat, makeSheetPresenter, makeStack][index]()
            show(content, from: button)
        }
        return [
            Example(
                "Popovers in popovers",
                note:
                    "Format is a list in a popover. Each row opens a second popover. A tap outside dismisses the top "
                    + "one, the next tap the one below. A choice dismisses its own popover in code.",
                VerticalStack([sample, buttons])),
            Example(
                "Content of popovers",
                note:
                    "A sheet presented from a popover covers the screen, and the popover is still there afterward. "
                    + "The current context style covers only the popover. A navigation stack forwards the preferred "
                    + "size of its top screen, and the popover resizes.",
                FactList.list(of: [("Sheet", "over the screen or the popover"), ("Stack", "resizes the popover")])),
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
