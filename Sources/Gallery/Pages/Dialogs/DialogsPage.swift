import UIKit
import Velarium

extension GalleryPage {
    /// Dialogs of every size, and how they are dismissed.
    static let dialogs = GalleryPage(
        id: "dialogs", title: "Dialogs", summary: "DialogController, sized by the screen or its content",
        group: .overlays, symbol: "macwindow", tint: .systemBlue,
        tour: ["tap \"medium/fit\"", "settle"]
    ) { DialogsPage() }
}

private final class DialogsPage: TracedController, OverlayControllerDelegate {
    private let sizes = ButtonGrid(DialogSample.all.map(\.size))
    private let switches = SwitchList(["Tap beside closes", "Person may close", "Closes after 5 s"])
    private let corner = LengthDial("Corner radius", label: "Corner radius", value: 8, in: 0...40)
    private let inset = LengthDial("Edge inset", label: "Edge inset", value: 8, in: 0...80)
    private let backdrop = Backdrop.choice()
    private let live = ButtonGrid(["Change it live"])

    override func makeSpecimens() -> [Specimen] {
        title = "Dialogs"
        switches.isOn = [true, true, false]
        sizes.onChoice = { [unowned self] index, _ in
            let sample = DialogSample.all[index]
            show(SampleDialog(sample), named: sample.size)
        }
        live.onChoice = { [unowned self] _, _ in show(LiveDialog(), named: "live") }
        return [
            Specimen(
                "Width/height",
                note: "Small is 60 % of the safe area's width, medium 75, large 90, and of its height on phones in "
                    + "landscape; matched is four fifths of that in height.",
                sizes),
            Specimen("Look", Column([corner, inset, backdrop])),
            Specimen("While it is shown", note: "Every part of the configuration takes effect at once.", live),
            Specimen("Ends", switches),
        ]
    }

    private func show(_ dialog: DialogController, named name: String) {
        dialog.configuration.cornerRadius = corner.value
        dialog.configuration.edgeInset = inset.value
        dialog.configuration.backdrop = Backdrop.chosen(by: backdrop)
        dialog.configuration.closesOnOutsideTap = switches.isOn[0]
        dialog.closesAfter = switches.isOn[2] ? 5 : nil
        dialog.delegate = self
        trace.add("present", name)
        present(dialog, animated: true)
    }

    func overlayController(_ controller: OverlayController, mayEndFor reason: DismissReason) -> Bool {
        trace.add("delegate", "mayEndFor \(reason)")
        return switches.isOn[1]
    }

    func overlayController(_ controller: OverlayController, didRefuseEndFor reason: DismissReason) {
        trace.add("delegate", "didRefuseEndFor \(reason)")
    }

    func overlayController(_ controller: OverlayController, didEndFor reason: DismissReason) {
        trace.add("delegate", "didEndFor \(reason)")
    }
}
