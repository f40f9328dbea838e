import UIKit

extension GalleryPage {
    /// Segues of every kind, registered in code, and a trace of their callbacks.
    static let segues = GalleryPage(
        id: "segues", title: "Segues", summary: "Show, modal, popover and custom segues",
        group: .overlays, symbol: "arrow.up.right", tint: .systemGreen, tour: ["tap \"Popover\"", "settle"]
    ) { SeguesPage() }
}

/// Performs segues by identifier and by a trigger, and logs the callbacks.
private final class SeguesPage: TracedExamplesController {
    private static let kinds = ["Show", "Modal", "Popover", "Custom"]

    private let buttons = ButtonGrid(SeguesPage.kinds)
    private let trigger = UIButton(type: .system)
    private let switches = SwitchList(["Allow trigger", "Popover does not adapt", "Arrow up only"])

    override func makeExamples() -> [Example] {
        title = "Segues".localized
        trigger.setTitle("Triggered popover", for: .normal)
        trigger.followTextSize()
        switches.isOn = [true, true, false]
        registerSegues()
        buttons.onChoice = { [unowned self] in
            trace.add("performSegue", Self.kinds[$0])
            performSegue(withIdentifier: Self.kinds[$0], sender: $1)
        }
        return [
            Example(
                "By identifier",
                note: "Each button calls performSegue(withIdentifier:sender:), which does not call shouldPerformSegue.",
                buttons),
            Example("By trigger", note: "A trigger calls shouldPerformSegue first.", ControlRow(trigger)),
            Example(
                "Options", note: "prepare(for:sender:) sets the popover's delegate and arrow directions.", switches),
        ]
    }

    private func registerSegues() {
        let kinds: [(String, UIStoryboardSegue.Kind)] = [
            ("Show", .show), ("Modal", .presentModally), ("Popover", .presentAsPopover()),
            ("Custom", .custom(FadeSegue.init(identifier:source:destination:))),
        ]
        for (identifier, kind) in kinds {
            registerSegue(withIdentifier: identifier, kind: kind) { SegueDestination(identifier) }
        }
        registerSegue(withIdentifier: "Triggered", kind: .presentAsPopover(), trigger: trigger) {
            SegueDestination("Triggered")
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        trace.add("shouldPerformSegue", "\(identifier), \(switches.isOn[0] ? "yes" : "no")")
        return switches.isOn[0]
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        trace.add("prepare", "\(segue.identifier ?? "no identifier") from \(type(of: sender ?? "no sender"))")
        guard let popover = segue.destination.popoverPresentationController else { return }
        if switches.isOn[1] { popover.delegate = self }
        if switches.isOn[2] { popover.permittedArrowDirections = .up }
    }
}

extension SeguesPage: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
