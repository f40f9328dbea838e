import UIKit

extension GalleryPage {
    /// What a presentation adapts to, and which delegate methods are called.
    static let adaptivity = GalleryPage(
        id: "adaptivity", title: "Adaptivity", summary: "How presentation styles adapt to the size class",
        group: .overlays, symbol: "arrow.left.arrow.right", tint: .systemIndigo,
        tour: ["tap \"Present\"", "settle"]
    ) { AdaptivityPage() }
}

/// Presents a form in the chosen style, with a delegate that returns the chosen answers. The form changes the trait
/// environment.
final class AdaptivityPage: ExamplesController {
    private let style = SegmentedRow("Style", ["popover", "formSheet", "pageSheet"])
    private let answer = SegmentedRow("Delegate", ["page", "none", "full", "over full"])
    private let wrapper = SegmentedRow("Wrapper", ["nothing", "navigation"])
    private let environment = EnvironmentPanel()
    private let present = UIButton(type: .system)
    private let facts = FactList(["Requested", "Shown as"])
    private let reason = UILabel()
    private let calls = UILabel()
    private var log: [String] = [] { didSet { calls.text = log.suffix(6).joined(separator: "\n") } }

    override func makeExamples() -> [Example] {
        title = "Adaptivity".localized
        for label in [reason, calls] {
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
        }
        calls.text = "No calls yet"
        present.setTitle("Present", for: .normal)
        present.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        present.titleLabel?.adjustsFontForContentSizeCategory = true
        present.addAction(UIAction { [unowned self] _ in presentForm() }, for: .touchUpInside)
        return [
            Example(
                "Presentation",
                note:
                    "In compact width a popover becomes a sheet unless the delegate returns another style. A page "
                    + "sheet is not a valid answer and is ignored.",
                VerticalStack([style, answer, wrapper, present])),
            Example("Environment", environment), Example("Outcome", VerticalStack([facts, reason])),
            Example("Delegate calls", calls),
        ]
    }

    private func presentForm() {
        let form = AdaptiveForm()
        form.modalPresentationStyle = [.popover, .formSheet, .pageSheet][style.selected]
        form.preferredContentSize = CGSize(width: 320, height: 330)
        form.presentationController?.delegate = self
        form.popoverPresentationController?.sourceView = present
        form.popoverPresentationController?.sourceRect = present.titleLabel?.frame ?? present.bounds
        form.onChange = { [unowned self, unowned form] in report(form) }
        log = []
        super.present(form, animated: true) { [unowned self, unowned form] in report(form) }
    }

    private func report(_ form: UIViewController) {
        guard let controller = form.presentationController else { return }
        let parts = controller.debugDescription.dropLast().split(separator: ":", maxSplits: 2)
        let styles = parts.dropFirst().first?.components(separatedBy: ", shown as ") ?? []
        facts.show(styles.map { $0.trimmingCharacters(in: .whitespaces) })
        reason.text = parts.last.map { String($0).trimmingCharacters(in: .whitespaces) }
        environment.update()
        view.setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        environment.update()
    }

    override func viewDidLayoutSubviews() {
        environment.update()
        super.viewDidLayoutSubviews()
    }
}

extension AdaptivityPage: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let width = traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
        // A page sheet is not a valid answer; it has the same effect as no delegate.
        let answers: [UIModalPresentationStyle] = [.pageSheet, .none, .fullScreen, .overFullScreen]
        let chosen = width == "compact" || answer.selected == 0 ? answers[answer.selected] : .none
        log.append("style in \(width) width? \(answer.selectedTitle)")
        return chosen
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        log.append("controller for the adapted style? \(wrapper.selectedTitle)")
        guard wrapper.selected == 1 else { return nil }
        return UINavigationController(rootViewController: controller.presentedViewController)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        log.append("will present \(style == .none ? "as it is" : "adapted")")
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log.append("prepare the popover")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("did dismiss")
    }
}
