import UIKit
import Velarium

extension GalleryPage {
    /// A bottom sheet: detents, scrolling content, a delegate that can refuse, and the keyboard.
    static let bottomSheet = GalleryPage(
        id: "bottom-sheet", title: "Bottom sheet", summary: "BottomSheetController with detents and scrolling content",
        group: .overlays, symbol: "map", tint: .systemGreen,
        tour: ["tap \"Places\"", "settle"]
    ) { BottomSheetPage() }
}

private final class BottomSheetPage: TracedExamplesController, BottomSheetControllerDelegate {
    private static let details: [(name: String, detents: [SheetDetent])] = [
        ("All detents", SheetDetent.all), ("Half and full", [.closed, .half, .full]),
        ("Half only", [.half]),
    ]

    private let sheets = ButtonGrid(["Places", "Route", "Note"])
    private let detents = UISegmentedControl(items: details.map(\.name))
    private let switches = SwitchList(["User may dismiss", "Tap outside dismisses", "Grabber"])
    private let start = SegmentedRow("Opens at", ["¼", "½", "¾", "1"], identifier: "start")
    private let corner = LengthSlider("Corner radius", label: "Corner radius", value: 8, in: 0...40)
    private let width = LengthSlider("Maximum width", label: "Maximum width", value: 640, in: 200...1200)
    private let dimming = Dimming.makeChoice()

    override func makeExamples() -> [Example] {
        title = "Bottom sheet".localized
        detents.selectedSegmentIndex = 0
        start.selected = 1
        switches.isOn = [true, true, true]
        sheets.onChoice = { [unowned self] index, _ in show(index) }
        return [
            Example(
                "Present",
                note: "Places has scrolling content, Route has none, and Note has a text field.", sheets),
            Example(
                "Detents", note: "The sheet opens at the nearest of its detents.",
                VerticalStack([ControlRow(detents), start])),
            Example("Options", switches),
            Example("Appearance", VerticalStack([corner, width, dimming])),
        ]
    }

    private func show(_ index: Int) {
        let sheet: BottomSheetController =
            switch index {
            case 0: PlacesSheet()
            case 1: RouteSheet()
            default: NoteSheet()
            }
        sheet.configuration.detents = Self.details[max(0, detents.selectedSegmentIndex)].detents
        sheet.configuration.cornerRadius = corner.value
        sheet.configuration.maximumWidth = width.value
        sheet.configuration.dimming = Dimming.selected(in: dimming)
        sheet.detent = SheetDetent(CGFloat(start.selected + 1) / 4)
        sheet.configuration.dismissesOnOutsideTap = switches.isOn[1]
        sheet.configuration.showsGrabber = switches.isOn[2]
        sheet.delegate = self
        trace.add("present", String(describing: type(of: sheet)))
        present(sheet, animated: true)
    }

    func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) {
        trace.add("delegate", "didMoveTo \(detent.fraction)")
    }

    func overlayController(_ controller: OverlayController, shouldDismissFor reason: DismissReason) -> Bool {
        trace.add("delegate", "shouldDismissFor \(reason)")
        return switches.isOn[0]
    }

    func overlayController(_ controller: OverlayController, didRefuseDismissalFor reason: DismissReason) {
        trace.add("delegate", "didRefuseDismissalFor \(reason)")
    }

    func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason) {
        trace.add("delegate", "didDismissFor \(reason)")
    }
}
