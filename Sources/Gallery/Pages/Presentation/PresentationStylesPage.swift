import UIKit

extension GalleryPage {
    /// A button for every presentation style, and a trace of the callbacks.
    static let presentationStyles = GalleryPage(
        id: "presentation-styles", title: "Presentation styles",
        summary: "Full screen, sheets, over a context, popover",
        group: .overlays, symbol: "square.stack", tint: .systemPink, tour: ["tap \"pageSheet\"", "settle"]
    ) { PresentationStylesPage() }
}

private final class PresentationStylesPage: TracedExamplesController {
    private let styles = ButtonGrid(PresentedStyle.all.map(\.name))
    private let transitionStyles = UISegmentedControl(items: ["Cover", "Flip", "Dissolve", "Curl"])
    private let switches = SwitchList(["Animated", "Modal in presentation", "Delegate refuses", "Grabber"])

    override func makeExamples() -> [Example] {
        title = "Presentation styles".localized
        definesPresentationContext = true
        styles.onChoice = { [unowned self] in show(PresentedStyle.all[$0], over: self, from: $1) }
        transitionStyles.selectedSegmentIndex = 0
        switches.isOn = [true, false, false, false]
        return [
            Example("Present", note: "The names are the cases of UIModalPresentationStyle.", styles),
            Example("Transition", note: "Curl requires fullScreen.", ControlRow(transitionStyles)),
            Example("Options", switches),
        ]
    }

    private func show(_ style: PresentedStyle, over presenter: UIViewController, from source: UIView) {
        let page = PresentedPage(style, trace: trace)
        page.modalTransitionStyle = UIModalTransitionStyle(rawValue: transitionStyleValue(for: style)) ?? .coverVertical
        page.isModalInPresentation = switches.isOn[1]
        page.mayDismiss = !switches.isOn[2]
        page.sheetPresentationController?.prefersGrabberVisible = switches.isOn[3]
        page.popoverPresentationController?.sourceView = source
        page.onNested = { [unowned self] nested, presenter, source in show(nested, over: presenter, from: source) }
        trace.add("present", style.name)
        presenter.present(page, animated: switches.isOn[0]) { [weak trace] in trace?.add("present", "completion") }
    }

    /// UIKit raises an exception for a partial curl of any style other than full screen.
    private func transitionStyleValue(for style: PresentedStyle) -> Int {
        let chosen = [0, 1, 2, 3][max(0, transitionStyles.selectedSegmentIndex)]
        return chosen == 3 && style.style != .fullScreen ? 0 : chosen
    }
}
