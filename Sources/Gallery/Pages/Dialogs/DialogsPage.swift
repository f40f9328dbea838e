import UIKit
import Velarium

extension GalleryPage {
    /// Dialogs of every size, and how they end.
    static let dialogs = GalleryPage(
        id: "dialogs", title: "Dialogs", group: .overlays, symbol: "macwindow", tint: .systemTeal,
        tour: ["tap \"medium/fit\"", "settle"]
    ) { DialogsPage() }
}

private final class DialogsPage: TracedController, OverlayControllerDelegate {
    private let sizes = ButtonGrid(DialogSample.all.map(\.size))
    private let switches = SwitchList(["Tap beside closes", "Person may close", "Closes after 5 s"])
    private let corner = Dial("Corner radius", value: 8, in: 0...40)

    override func makeSpecimens() -> [Specimen] {
        title = "Dialogs"
        switches.isOn = [true, true, false]
        sizes.onChoice = { [unowned self] index, _ in show(DialogSample.all[index]) }
        return [
            Specimen(
                "Width/height",
                note: "Small is 60 % of the safe area, medium 75, large 90; matched is four fifths of that in height.",
                sizes),
            Specimen("Look", corner),
            Specimen("Ends", switches),
        ]
    }

    private func show(_ sample: DialogSample) {
        let dialog = SampleDialog(sample)
        dialog.configuration.cornerRadius = corner.value
        dialog.configuration.closesOnOutsideTap = switches.isOn[0]
        dialog.closesAfter = switches.isOn[2] ? 5 : nil
        dialog.delegate = self
        trace.add("present", sample.size)
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
