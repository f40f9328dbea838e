import UIKit
import Velarium

extension GalleryPage {
    /// Sheets with detents, and the same content in Velarium's bottom sheet.
    static let sheets = GalleryPage(
        id: "sheets", title: "Sheets", summary: "Detents, undimmed maps, scrolling, and the bottom sheet beside them",
        group: .overlays, symbol: "iphone", tint: .systemIndigo,
        tour: ["tap \"medium-large\"", "settle"]
    ) { SheetsPage() }
}

private final class SheetsPage: TracedExamplesController {
    private let examples = ButtonGrid(["medium-large", "custom-200", "undimmed-map", "scrolling", "nested"])
    private let pair = ButtonGrid(["Detent sheet", "Bottom sheet"])
    private let switches = SwitchList([
        "Grabber", "Scrolling expands", "Modal in presentation", "Delegate refuses", "Edge attached in landscape",
    ])
    private let corner = LengthSlider("Corner radius", label: "Corner radius", value: 10, in: 0...60)
    private lazy var recorder = SheetRecorder(trace: trace)

    override func makeExamples() -> [Example] {
        title = "Sheets".localized
        switches.isOn = [true, true, false, false, false]
        switches.onChange = { [unowned self] in recorder.mayDismiss = !switches.isOn[3] }
        examples.onChoice = { [unowned self] index, _ in show(index) }
        pair.onChoice = { [unowned self] index, _ in compare(index) }
        return [
            Example(
                "Present",
                note: "The map stays usable behind its sheet. Swipe up in the list to expand its sheet first.",
                examples),
            Example("Options", VerticalStack([switches, corner])),
            Example(
                "The same list in both sheets",
                note: "A detent sheet is UIKit's own. Velarium's bottom sheet is for what that one does not do.",
                VerticalStack([pair, SheetComparison.makeTable()])),
        ]
    }

    private func show(_ index: Int) {
        switch index {
        case 0: present(NoteSheetContent(), [.medium(), .large()])
        case 1:
            present(
                PickerSheetContent(),
                [.custom(identifier: .init("two hundred")) { context in min(200, context.maximumDetentValue) }])
        case 2:
            let map = MapController(recorder: recorder, showsGrabber: switches.isOn[0])
            map.modalPresentationStyle = .fullScreen
            trace.add("present", "map")
            present(map, animated: true)
        case 3: present(ListSheetContent(), [.medium(), .large()])
        default: present(NestedSheetContent(level: 1, configure: configure), [.medium(), .large()])
        }
    }

    private func compare(_ index: Int) {
        guard index == 1 else { return present(ListSheetContent(), [.medium(), .large()]) }
        let sheet = PlacesSheet()
        sheet.configuration.detents = [.closed, .half, .full]
        sheet.detent = .half
        sheet.delegate = recorder
        trace.add("present", "BottomSheetController")
        present(sheet, animated: true)
    }

    private func present(_ content: UIViewController, _ detents: [UISheetPresentationController.Detent]) {
        configure(content, detents)
        trace.add("present", String(describing: type(of: content)))
        present(content, animated: true) { [weak trace] in trace?.add("present", "completion") }
    }

    private func configure(_ content: UIViewController, _ detents: [UISheetPresentationController.Detent]) {
        content.isModalInPresentation = switches.isOn[2]
        guard let sheet = content.sheetPresentationController else { return }
        sheet.detents = detents
        sheet.delegate = recorder
        sheet.prefersGrabberVisible = switches.isOn[0]
        sheet.prefersScrollingExpandsWhenScrolledToEdge = switches.isOn[1]
        sheet.prefersEdgeAttachedInCompactHeight = switches.isOn[4]
        sheet.preferredCornerRadius = corner.value
    }
}

/// Writes the delegate calls of sheets into the page's trace.
final class SheetRecorder: NSObject, UISheetPresentationControllerDelegate, BottomSheetControllerDelegate {
    private weak var trace: TracePanel?
    /// Whether the user may dismiss the sheets.
    var mayDismiss = true

    init(trace: TracePanel) {
        self.trace = trace
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"
        trace?.add("delegate", "didChangeSelectedDetentIdentifier \(name)")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        trace?.add("delegate", "shouldDismiss \(mayDismiss)")
        return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        trace?.add("delegate", "willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        trace?.add("delegate", "didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        trace?.add("delegate", "didAttemptToDismiss")
    }

    func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) {
        trace?.add("delegate", "didMoveTo \(detent.fraction)")
    }

    func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason) {
        trace?.add("delegate", "didDismissFor \(reason)")
    }
}
