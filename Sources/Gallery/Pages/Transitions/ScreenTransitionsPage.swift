import UIKit

extension GalleryPage {
    /// Screens that come and go in a way of the app's own, with every call on the way.
    static let screenTransitions = GalleryPage(
        id: "transitions", title: "Transitions of screens", group: .motion, symbol: "rectangle.portrait.and.arrow.right",
        tint: .systemGreen, tour: ["tap \"Grow\"", "advance 0.2"]
    ) { ScreenTransitionsPage() }
}

private final class ScreenTransitionsPage: TracedController {
    private let animated = UISwitch()
    private let duration = Dial("Duration in seconds", value: 0.5, in: 0.1...2)
    /// Held here: a controller does not hold its transitioning delegate.
    private var transition: ScreenTransition?

    override func makeSpecimens() -> [Specimen] {
        title = "Transitions of screens"
        animated.isOn = true
        return [
            Specimen(
                "Transitions", note: "What is presented can be pulled down, and goes back when it is let go early.",
                PresentButtons(ScreenTransition.Kind.allCases.map(\.rawValue)) { [unowned self] in show($0, from: $1) }),
            Specimen("How", SettingList([("Animated", animated)], below: duration)),
        ]
    }

    private func show(_ name: String, from button: UIButton) {
        guard let kind = ScreenTransition.Kind(rawValue: name) else { return }
        let transition = ScreenTransition(kind, duration: duration.value, from: button) { [weak self] in
            self?.trace.add($0, $1)
        }
        self.transition = transition
        let panel = PulledController(transition)
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = transition
        trace.add("present", name)
        present(panel, animated: animated.isOn) { [weak self] in self?.trace.add("present", "completion") }
    }
}
