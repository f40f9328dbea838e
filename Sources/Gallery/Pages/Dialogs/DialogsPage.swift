import UIKit
import Velarium

extension GalleryPage {
    /// Dialogs of every size, and how they are dismissed.
    static let dialogs = GalleryPage(
        id: "dialogs", title: "Dialogs", summary: "DialogController, sized by screen or content",
        group: .overlays, symbol: "macwindow", tint: .systemBlue,
        tour: ["tap \"medium/fit\"", "settle"]
    ) { DialogsPage() }
}

private final class DialogsPage: TracedExamplesController, OverlayControllerDelegate {
    private let sizes = ButtonGrid(DialogSample.all.map(\.size))
    private let switches = SwitchList(["Tap outside dismisses", "User may dismiss", "Dismisses after 5 s"])
    private let corner = LengthSlider("Corner radius", label: "Corner radius", value: 8, in: 0...40)
    private let inset = LengthSlider("Edge inset", label: "Edge inset", value: 8, in: 0...80)
    private let dimming = Dimming.makeChoice()
    private let live = ButtonGrid(["Change live"])

    override func makeExamples() -> [Example] {
        title = "Dialogs".localized
        switches.isOn = [true, true, false]
        sizes.onChoice = { [unowned self] index, _ in
            let sample = DialogSample.all[index]
            show(SampleDialog(sample), named: sample.size)
        }
        live.onChoice = { [unowned self] _, _ in show(LiveDialog(), named: "live") }
        return [
            Example(
                "Width/height",
                note:
                    "Small is 60% of the safe area's width, medium 75%, large 90%; on phones in landscape, of its "
                    + "height. A matched height is 80% of the width.",
                sizes),
            Example("Appearance", VerticalStack([corner, inset, dimming])),
            Example("While it is shown", note: "Every change of the configuration takes effect immediately.", live),
            Example("Dismissal", switches),
        ]
    }

    private func show(_ dialog: DialogController, named name: String) {
        dialog.configuration.cornerRadius = corner.value
        dialog.configuration.edgeInset = inset.value
        dialog.configuration.dimming = Dimming.selected(in: dimming)
        dialog.configuration.dismissesOnOutsideTap = switches.isOn[0]
        dialog.autoDismissDelay = switches.isOn[2] ? 5 : nil
        dialog.delegate = self
        trace.add("present", name)
        present(dialog, animated: true)
    }

    func overlayController(_ controller: OverlayController, shouldDismissFor reason: DismissReason) -> Bool {
        trace.add("delegate", "shouldDismissFor \(reason)")
        return switches.isOn[1]
    }

    func overlayController(_ controller: OverlayController, didRefuseDismissalFor reason: DismissReason) {
        trace.add("delegate", "didRefuseDismissalFor \(reason)")
    }

    func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason) {
        trace.add("delegate", "didDismissFor \(reason)")
    }
}
