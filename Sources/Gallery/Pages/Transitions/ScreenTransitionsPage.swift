import UIKit

extension GalleryPage {
    /// Custom screen transitions, with a trace of every callback.
    static let screenTransitions = GalleryPage(
        id: "transitions", title: "Screen transitions", summary: "Custom, interactive transitions",
        group: .motion, symbol: "rectangle.portrait.and.arrow.right", tint: .systemPurple,
        tour: ["tap \"Grow\"", "settle"]
    ) { ScreenTransitionsPage() }
}

private final class ScreenTransitionsPage: TracedExamplesController {
    private let kinds = ButtonGrid(PanelTransitionDelegate.Kind.allCases.map(\.rawValue))
    private let switches = SwitchList(["Animated"])
    private let duration = ValueSlider("Duration in seconds", value: 0.5, in: 0.1...2)
    /// Stored here because a controller does not retain its transitioning delegate.
    private var transition: PanelTransitionDelegate?

    override func makeExamples() -> [Example] {
        title = "Screen transitions".localized
        switches.isOn = [true]
        kinds.onChoice = { [unowned self] in show(PanelTransitionDelegate.Kind.allCases[$0], from: $1) }
        return [
            Example(
                "Present", note: "Drag the panel down to dismiss it. It returns if you release it early.", kinds),
            Example("Time", duration),
            Example("Options", switches),
        ]
    }

    private func show(_ kind: PanelTransitionDelegate.Kind, from button: UIView) {
        let transition = PanelTransitionDelegate(kind, duration: duration.value, from: button) { [weak trace] in
            trace?.add($0, $1)
        }
        self.transition = transition
        let panel = DraggablePanelController(transition)
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = transition
        trace.add("present", kind.rawValue)
        present(panel, animated: switches.isOn[0]) { [weak trace] in trace?.add("present", "completion") }
    }
}
