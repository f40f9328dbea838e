import UIKit
import Velarium

extension GalleryPage {
    /// The keyboard in every situation, beside every overlay.
    static let keyboardLab = GalleryPage(
        id: "keyboard-lab", title: "Keyboard laboratory",
        summary: "Every situation of the keyboard beside every overlay",
        group: .overlays, symbol: "keyboard", tint: .systemPurple,
        tour: ["keyboard software", "tap \"Dialog\"", "settle", "tap id:\"overlay-field\"", "settle"]
    ) { KeyboardLabPage() }
}

/// Situations and overlays as buttons; the frames are drawn over the screen, and reported in the trace.
private final class KeyboardLabPage: TracedExamplesController {
    private let situations = ButtonGrid(KeyboardLabSituation.allCases.map(\.rawValue))
    private let overlays = ButtonGrid(KeyboardLabOverlay.allCases.map(\.rawValue))
    private let notes = KeyboardNotes()
    private var frameWindow: UIWindow?
    private let drawing = KeyboardFrameView()
    private let link = FrameLink()
    private var reported: CGRect?

    /// A scene that disconnects releases its pages without a call of `viewWillDisappear`.
    isolated deinit { link.stop() }

    override func makeExamples() -> [Example] {
        title = "Keyboard laboratory".localized
        situations.onChoice = { [unowned self] index, _ in choose(index) }
        overlays.onChoice = { [unowned self] index, button in
            present(KeyboardLabOverlay.allCases[index], from: button)
        }
        notes.onChange = { [unowned self] name, frame in
            reported = name.hasSuffix("Hide") ? nil : frame
            trace.add("UIResponder", "\(name) \(frame.shortDescription)")
            followFrames()
        }
        link.onFrame = { [weak self] in self?.updateFrames() }
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Field on the page"
        field.followTextSize()
        field.accessibilityIdentifier = "page-field"
        return [
            Example(
                "Overlays",
                note: "Orange: the overlay. Blue: the keyboard as reported. Green: its guide. Red: the overlap.",
                overlays),
            Example(
                "Situations",
                note: "Each posts what a keyboard posts: now, and with the next overlay until it is tapped again. "
                    + "Scripts: keyboard replay NAME moves the keyboard, too.",
                situations),
            Example("Keyboard", ControlRow(field)),
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard frameWindow == nil, let scene = view.window?.windowScene else { return }
        let window = PassingWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        window.isUserInteractionEnabled = false
        drawing.frame = window.bounds
        drawing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(drawing)
        window.isHidden = false
        frameWindow = window
        link.start()
        updateFrames()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateFrames()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard presentedViewController == nil else { return }
        link.stop()
        frameWindow?.isHidden = true
        frameWindow = nil
    }

    /// Replays a situation now, and again while the next overlays are presented; a second tap ends that.
    private func choose(_ index: Int) {
        situations.selection = situations.selection == index ? nil : index
        if situations.selection != nil { replay(KeyboardLabSituation.allCases[index]) }
    }

    private func present(_ overlay: KeyboardLabOverlay, from button: UIView) {
        trace.add("present", overlay.rawValue)
        let controller = overlay.makeController(from: button) { [weak self] in self?.followFrames() }
        present(controller, animated: true)
        followFrames()
        if let chosen = situations.selection { replay(KeyboardLabSituation.allCases[chosen]) }
    }

    private func replay(_ situation: KeyboardLabSituation) {
        guard let window = view.window else { return }
        trace.add("replay", situation.rawValue)
        let height = min(336, window.bounds.height / 2)
        for notice in situation.notices(screen: window.bounds.size, height: height) {
            guard notice.delay > 0 else {
                notice.post()
                continue
            }
            link.perform(after: notice.delay) { notice.post() }
        }
    }

    /// The time that an overlay, or what avoids the keyboard, may move. Seconds; longer than any transition.
    private static let longestMove: TimeInterval = 0.8

    /// Shows the frames now and while something may move.
    private func followFrames() {
        updateFrames()
        link.perform(after: Self.longestMove) {}
    }

    /// Shows the frames of the keyboard and of the topmost overlay now.
    private func updateFrames() {
        guard isViewLoaded, let window = view.window else { return }
        let guide = view.keyboardLayoutGuide.layoutFrame
        drawing.frames = KeyboardFrameView.Frames(
            keyboard: reported, guide: view.convert(guide, to: window), overlay: overlayFrame)
    }

    private var overlayFrame: CGRect? {
        var top = presentedViewController
        while let next = top?.presentedViewController { top = next }
        guard let view = top?.viewIfLoaded, view.window != nil, top?.isBeingDismissed == false else { return nil }
        if let modal = top as? ModalPresentationViewController, let content = modal.contentView {
            return content.convert(content.bounds, to: nil)
        }
        return view.convert(view.bounds, to: nil)
    }
}

/// A window that no touch reaches.
private final class PassingWindow: UIWindow {
    override var canBecomeKey: Bool { false }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
