import UIKit
import Velarium

extension GalleryPage {
    /// A popover that is a plain view, below the title that opens it.
    static let popoverView = GalleryPage(
        id: "popover-view", title: "Popover view", summary: "PopoverView: a popover that is a plain view",
        group: .overlays, symbol: "capsule", tint: .systemOrange,
        tour: ["tap \"Title\"", "settle"]
    ) { PopoverViewPage() }
}

/// A title that opens a list of timelines. While the list is open, touches outside dismiss it.
private final class PopoverViewPage: TracedExamplesController {
    private let bar = TitleBar()
    private let content = UISegmentedControl(items: ["View", "Controller", "Too wide"])
    private let color = SegmentedRow("Bubble", ["Default", "Yellow", "Mint"], identifier: "bubble")
    private let switches = SwitchList([
        "Title takes touches", "Stays on screen", "Arrow follows the title", "Tracks the title", "Fades",
    ])
    private weak var popover: PopoverView?

    override func makeExamples() -> [Example] {
        title = "Popover view".localized
        bar.onTap = { [unowned self] button in
            trace.add("tap", button.accessibilityLabel ?? "")
            if button === bar.title { toggle() }
        }
        bar.onMove = { [unowned self] in trace.add("title", "at its \($0)") }
        content.selectedSegmentIndex = 0
        switches.isOn = [true, false, false, true, true]
        return [
            Example(
                "Below a title", note: "The title opens a list. A tap outside dismisses it.", bar),
            Example("Content", ControlRow(content)),
            Example("Appearance", color),
            Example("Options", switches),
        ]
    }

    private func toggle() {
        if let popover { return popover.dismiss() }
        let popover = makePopover()
        popover.delegate = self
        let isOn = switches.isOn
        popover.passthroughViews = isOn[0] ? [bar.title] : nil
        popover.staysOnScreen = isOn[1]
        popover.arrowFollowsAnchor = isOn[2]
        popover.tracksAnchor = isOn[3]
        popover.fadesInAndOut = isOn[4]
        if let color = [nil, UIColor.systemYellow, .systemMint][color.selected] { popover.bubbleColor = color }
        self.popover = popover
        popover.present(from: bar.title)
    }

    private func makePopover() -> PopoverView {
        switch content.selectedSegmentIndex {
        case 1: return PopoverView(viewController: TimelineController { [unowned self] in select($0) })
        case 2:
            let list = TimelineList { [unowned self] in select($0) }
            list.bounds.size.width = view.bounds.width + 100
            return PopoverView(contentView: list)
        default: return PopoverView(contentView: TimelineList { [unowned self] in select($0) })
        }
    }

    private func select(_ timeline: String) {
        trace.add("chosen", timeline)
        popover?.dismiss(for: .action, animated: true)
    }
}

extension PopoverViewPage: PopoverViewDelegate {
    func popoverViewDidDismiss(_ popoverView: PopoverView) { trace.add("delegate", "popoverViewDidDismiss") }
    func popoverView(_ popoverView: PopoverView, didDismissFor reason: DismissReason) {
        trace.add("delegate", "didDismissFor \(reason.rawValue)")
    }
}
