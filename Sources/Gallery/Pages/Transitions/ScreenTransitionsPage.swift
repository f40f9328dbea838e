import UIKit

extension GalleryPage {
    /// Custom screen transitions, with a trace of every callback.
    static let screenTransitions = GalleryPage(
        id: "transitions", title: "Transitions of screens", summary: "Animators of an app, driven by a finger",
        group: .motion, symbol: "rectangle.portrait.and.arrow.right", tint: .systemPurple,
        tour: ["tap \"Grow\"", "settle"]
    ) { ScreenTransitionsPage() }
}

private final class ScreenTransitionsPage: TracedController {
    private let kinds = ButtonGrid(ScreenTransition.Kind.allCases.map(\.rawValue))
    private let switches = SwitchList(["Animated"])
    private let duration = Dial("Duration in seconds", value: 0.5, in: 0.1...2)
    /// Stored here because a controller does not retain its transitioning delegate.
    private var transition: ScreenTransition?

    override func makeSpecimens() -> [Specimen] {
        title = "Transitions of screens"
        switches.isOn = [true]
        kinds.onChoice = { [unowned self] in show(ScreenTransition.Kind.allCases[$0], from: $1) }
        return [
            Specimen(
                "Present", note: "What comes can be pulled down, and goes back when it is let go early.", kinds),
            Specimen("Time", duration),
            Specimen("Options", switches),
        ]
    }

    private func show(_ kind: ScreenTransition.Kind, from button: UIView) {
        let transition = ScreenTransition(kind, duration: duration.value, from: button) { [weak trace] in
            trace?.add($0, $1)
        }
        self.transition = transition
        let panel = PulledController(transition)
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = transition
        trace.add("present", kind.rawValue)
        present(panel, animated: switches.isOn[0]) { [weak trace] in trace?.add("present", "completion") }
    }
}
