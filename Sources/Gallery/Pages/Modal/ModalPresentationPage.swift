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

private final class ModalPresentationPage: TracedController {
    private let ways = ButtonGrid(["window", "presented", "subview"])
    private let styles = Choice("Style", ["Fade", "Popup", "Slide", "Alert"])
    private let switches = SwitchList(["Modal", "Delegate says no", "Closes after 3 seconds"])
    private let room = ModalRoom()
    private let samples = ButtonGrid(ModalSample.allCases.map(\.rawValue))
    private let box = ModalBox()
    private lazy var witness = ModalWitness(trace)

    override func makeSpecimens() -> [Specimen] {
        title = "Modal overlays"
        ways.onChoice = { [unowned self] index, _ in
            show(makeOverlay(.hello(named: ["window", "presented", "subview"][index])), by: index)
        }
        samples.onChoice = { [unowned self] index, _ in show(ModalSample.allCases[index]) }
        return [
            Specimen("Three ways to show", note: "A tap beside the content hides it, and so does Escape.", ways),
            Specimen("How", Column([styles, switches])),
            Specimen("Any content, layout and motion", samples),
            Specimen("In a box", note: "Content of an overlay in a view stays in that view.", box),
            Specimen("Room and surroundings", note: ModalRoom.note, room),
        ]
    }

    private func makeOverlay(_ card: ModalCard) -> ModalPresentationViewController {
        let overlay = ModalPresentationViewController(contentView: card)
        configure(overlay)
        card.onAction = { [unowned overlay] in overlay.end(for: .action, animated: true) }
        return overlay
    }

    private func configure(_ overlay: ModalPresentationViewController) {
        overlay.animationStyle = [.fade, .popup, .slide, .alert][max(0, styles.selected)]
        room.configure(overlay)
        overlay.isModal = switches.isOn[0]
        overlay.closesAfter = switches.isOn[2] ? 3 : nil
        witness.allowsHiding = !switches.isOn[1]
        overlay.delegate = witness
        overlay.willHideByDimmingViewTapped = { [weak trace] in trace?.add("tap", "willHideByDimmingViewTapped") }
        overlay.didHideByDimmingViewTapped = { [weak trace] in trace?.add("tap", "didHideByDimmingViewTapped") }
    }

    private func show(_ overlay: ModalPresentationViewController, by way: Int) {
        trace.add("show", ["window", "presented", "subview"][way])
        let shown: (Bool) -> Void = { [weak trace] in trace?.add("show", "completion \($0)") }
        switch way {
        case 0: overlay.show(completion: shown)
        case 1: present(overlay, animated: false) { shown(true) }
        default:
            // A view retains the overlay's view, but not the overlay.
            witness.kept = overlay
            overlay.show(in: view, completion: shown)
        }
    }

    private func show(_ sample: ModalSample) {
        trace.add("show", sample.rawValue)
        let overlay = sample.card.map(makeOverlay) ?? makeGrowingOverlay()
        sample.prepare(overlay)
        switch sample {
        case .box:
            witness.kept = overlay
            overlay.show(in: box.room)
        case .link:
            overlay.show { [weak self] _ in self?.openLink() }
        case .layout, .motion, .keyboard, .background, .controller: overlay.show()
        }
    }

    private func makeGrowingOverlay() -> ModalPresentationViewController {
        let overlay = ModalPresentationViewController(contentViewController: GrowingCard())
        configure(overlay)
        return overlay
    }

    /// What an app does when it opens a deep link.
    private func openLink() {
        let isFree = ModalPresentationViewController.hideAllVisibleIfAllowed()
        trace.add("link", isFree ? "all hidden, the page opens" : "something stays, the page waits")
    }
}

/// Records the delegate calls of the overlays.
private final class ModalWitness: ModalPresentationViewControllerDelegate {
    var allowsHiding = true
    /// Retains an overlay that is shown in a view, until it is hidden.
    var kept: ModalPresentationViewController?
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
        if kept === controller { kept = nil }
    }
}
