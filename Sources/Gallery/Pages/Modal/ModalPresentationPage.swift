import UIKit
import Velarium

extension GalleryPage {
    /// Modal overlays with different content, shown in three ways, with a trace of their callbacks.
    static let modalPresentation = GalleryPage(
        id: "modal-presentation", title: "Modal overlays",
        summary: "ModalPresentationViewController, shown in three ways",
        group: .overlays, symbol: "rectangle.portrait", tint: .systemTeal, tour: ["tap \"window\"", "settle"]
    ) { ModalPresentationPage() }
}

private final class ModalPresentationPage: TracedExamplesController {
    private let showButtons = ButtonGrid(["window", "presented", "subview"])
    private let styles = SegmentedRow("Style", ["Fade", "Popup", "Slide", "Alert"])
    private let switches = SwitchList(["Modal", "Delegate refuses", "Dismisses after 3 seconds"])
    private let layoutOptions = ModalLayoutOptions()
    private let samples = ButtonGrid(ModalSample.allCases.map(\.rawValue))
    private let box = OverlayBox()
    private lazy var recorder = ModalCallRecorder(trace)

    override func makeExamples() -> [Example] {
        title = "Modal overlays".localized
        showButtons.onChoice = { [unowned self] index, _ in
            show(makeOverlay(.card(shownIn: ["window", "presented", "subview"][index])), method: index)
        }
        samples.onChoice = { [unowned self] index, _ in show(ModalSample.allCases[index]) }
        return [
            Example("Three ways to show", note: "A tap outside the content or the Escape key hides it.", showButtons),
            Example("Options", VerticalStack([styles, switches])),
            Example("Content, layout and animation", samples),
            Example("In a subview", note: "An overlay shown in a view stays inside that view.", box),
            Example("Size and environment", note: ModalLayoutOptions.note, layoutOptions),
        ]
    }

    private func makeOverlay(_ card: ModalCard) -> ModalPresentationViewController {
        let overlay = ModalPresentationViewController(contentView: card)
        configure(overlay)
        card.onAction = { [unowned overlay] in overlay.dismiss(for: .action, animated: true) }
        return overlay
    }

    private func configure(_ overlay: ModalPresentationViewController) {
        overlay.animationStyle = [.fade, .popup, .slide, .alert][max(0, styles.selected)]
        layoutOptions.configure(overlay)
        overlay.isModal = switches.isOn[0]
        overlay.autoDismissDelay = switches.isOn[2] ? 3 : nil
        recorder.allowsHiding = !switches.isOn[1]
        overlay.delegate = recorder
        overlay.willHideByDimmingViewTapped = { [weak trace] in trace?.add("tap", "willHideByDimmingViewTapped") }
        overlay.didHideByDimmingViewTapped = { [weak trace] in trace?.add("tap", "didHideByDimmingViewTapped") }
    }

    private func show(_ overlay: ModalPresentationViewController, method translation: Int) {
        trace.add("show", ["window", "presented", "subview"][translation])
        let shown: (Bool) -> Void = { [weak trace] in trace?.add("show", "completion \($0)") }
        switch translation {
        case 0: overlay.show(completion: shown)
        case 1: present(overlay, animated: false) { shown(true) }
        default:
            // A view retains the overlay's view, but not the overlay.
            recorder.retainedOverlay = overlay
            overlay.show(in: view, completion: shown)
        }
    }

    private func show(_ sample: ModalSample) {
        trace.add("show", sample.rawValue)
        let overlay = sample.card.map(makeOverlay) ?? makeGrowingOverlay()
        sample.configure(overlay)
        switch sample {
        case .box:
            recorder.retainedOverlay = overlay
            overlay.show(in: box.container)
        case .link:
            overlay.show { [weak self] _ in self?.openLink() }
        case .layout, .motion, .keyboard, .background, .controller: overlay.show()
        }
    }

    private func makeGrowingOverlay() -> ModalPresentationViewController {
        let overlay = ModalPresentationViewController(contentViewController: GrowingContentController())
        configure(overlay)
        return overlay
    }

    /// What an app does when it opens a deep link.
    private func openLink() {
        let isFree = ModalPresentationViewController.hideAllVisibleIfAllowed()
        trace.add("link", isFree ? "all hidden, page opens" : "an overlay refused, page waits")
    }
}

/// Records the delegate calls of the overlays.
private final class ModalCallRecorder: ModalPresentationViewControllerDelegate {
    var allowsHiding = true
    /// Retains an overlay that is shown in a view, until it is hidden.
    var retainedOverlay: ModalPresentationViewController?
    private weak var trace: TracePanel?

    init(_ trace: TracePanel) { self.trace = trace }

    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool {
        trace?.add("delegate", "shouldHide, \(allowsHiding ? "yes" : "no")")
        return allowsHiding
    }

    func modalPresentationWillHide(_ controller: ModalPresentationViewController) {
        trace?.add("delegate", "willHide")
    }

    func modalPresentationDidHide(_ controller: ModalPresentationViewController) {
        trace?.add("delegate", "didHide, reason \(controller.dismissReason.map(\.rawValue) ?? "none")")
        if retainedOverlay === controller { retainedOverlay = nil }
    }
}
