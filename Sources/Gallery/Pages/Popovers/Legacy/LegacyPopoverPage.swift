import UIKit

extension GalleryPage {
    /// The popover API before iOS 8: one popover controller that the page retains, with all its options.
    static let legacyPopover = GalleryPage(
        id: "popover-classic", title: "Legacy popover", summary: "UIPopoverController, the API before iOS 8",
        group: .overlays, symbol: "bubble.left", tint: .systemBrown, tour: ["tap \"Actions\"", "settle"],
        needsTablet: true
    ) { LegacyPopoverPage() }
}

/// Presents one popover controller from bar button items and from a rectangle. Logs the calls to the delegate and the
/// content.
final class LegacyPopoverPage: TracedExamplesController {
    private let bar = ItemBar(["Details", "Tools", "Actions", "Count"])
    private let source = SourceBox("Show from here")
    private let directions = SegmentedRow("Arrow", ["any", "up", "down", "left", "right"])
    private let options = SwitchList([
        "Animated", "Modal content", "Delegate refuses", "Custom background", "Tinted", "Trace receives touches",
    ])
    private let margin = LengthSlider("Margins", label: "Margins", value: 10, in: 0...200)
    /// The only strong reference: the system does not retain the popover controller.
    private var popover: UIPopoverController?
    private var taps = 0

    private var isUnavailable: Bool { UIDevice.current.userInterfaceIdiom == .phone }

    override func makeExamples() -> [Example] {
        title = "Legacy popover".localized
        bar.onTap = { [unowned self] number, item in
            number == 3 ? count() : show(LegacyPopoverContent.all[number], from: item)
        }
        source.onTap = { [unowned self] in show(.details, from: source) }
        options.isOn = [true, false, false, false, false, false]
        return [
            Example("From a bar item", note: barNote, bar),
            Example(
                "From a rectangle", note: "Restricting the direction may leave less space: any is the best choice.",
                VerticalStack([source, directions])),
            Example("Popover", VerticalStack([options, margin])),
        ]
    }

    private var barNote: String {
        isUnavailable
            ? "UIPopoverController requires an iPad. On a phone, creating one raises an exception, so this page "
                + "creates none."
            : "The whole bar still receives taps: Count keeps counting while the popover is open."
    }

    private func count() {
        taps += 1
        trace.add("Count", "tapped, \(taps)")
    }

    // MARK: Showing

    private func show(_ content: LegacyPopoverContent, from item: UIBarButtonItem) {
        guard let popover = preparePopover(for: content) else { return }
        popover.present(from: item, permittedArrowDirections: .any, animated: options.isOn[0])
    }

    private func show(_ content: LegacyPopoverContent, from view: UIView) {
        guard let popover = preparePopover(for: content) else { return }
        let chosen: [UIPopoverArrowDirection] = [.any, .up, .down, .left, .right]
        popover.present(
            from: view.bounds, in: view, permittedArrowDirections: chosen[directions.selected],
            animated: options.isOn[0])
    }

    /// Creates the popover controller on first use and configures it for `content`. Returns nil on phones, and after a
    /// tap on the item whose popover is open, which dismisses it.
    private func preparePopover(for content: LegacyPopoverContent) -> UIPopoverController? {
        guard !isUnavailable else {
            trace.add("Phone", "UIPopoverController would raise here")
            return nil
        }
        if let popover, popover.isPopoverVisible,
            (popover.contentViewController as? LegacyPopoverScreen)?.content == content
        {
            trace.add("dismiss", "from the item")
            popover.dismiss(animated: options.isOn[0])
            return nil
        }
        let popover = popover ?? UIPopoverController(contentViewController: UIViewController())
        self.popover = popover
        popover.delegate = self
        configure(popover)
        popover.contentViewController = makeScreen(for: content)
        return popover
    }

    private func configure(_ popover: UIPopoverController) {
        let isOn = options.isOn
        popover.backgroundViewClass = isOn[3] ? TicketBackground.self : nil
        popover.backgroundColor = isOn[4] ? LegacyPopoverPage.paper : nil
        popover.passthroughViews = isOn[5] ? [trace] : nil
        let side = margin.value
        popover.layoutMargins = UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    }

    func makeScreen(for content: LegacyPopoverContent) -> UIViewController {
        let screen = content.makeScreen()
        screen.isModalInPopover = options.isOn[1]
        screen.onAppearanceCallback = { [weak self] call in
            guard let self else { return }
            trace.add(content.title, call)
            if call == "viewDidAppear", let popover {
                trace.add("Popover", "visible: \(popover.isPopoverVisible), arrow \(popover.arrowDirection.logName)")
            }
        }
        // The content reaches the popover through the page, which has the only strong reference.
        screen.onAction = { [weak self] in self?.perform($0) }
        return screen
    }

    private func perform(_ action: LegacyPopoverAction) {
        guard let popover else { return }
        trace.add("Content", action.title.lowercased())
        let size = popover.contentSize
        switch action {
        case .enlarge: popover.contentSize = CGSize(width: size.width + 60, height: size.height + 80)
        case .resizeWithoutAnimation: popover.setContentSize(CGSize(width: 320, height: 198), animated: false)
        case .swap: popover.setContentView(makeScreen(for: .details), animated: true)
        case .swapBack: popover.setContentView(makeScreen(for: .actions), animated: true)
        case .rename: rename(popover)
        case .dismiss: popover.dismiss(animated: true)
        }
    }

    /// A question that needs an answer is modal, so the popover is dismissed first.
    private func rename(_ popover: UIPopoverController) {
        popover.dismiss(animated: true)
        let screen = RenameScreen()
        screen.onCompletion = { [weak self] in self?.trace.add("Rename", $0.map { "saved as \($0)" } ?? "canceled") }
        let stack = UINavigationController(rootViewController: screen)
        stack.modalPresentationStyle = .formSheet
        stack.isModalInPresentation = true
        present(stack, animated: true)
    }

    /// The background color of the tinted popover.
    private static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.28, green: 0.24, blue: 0.15, alpha: 1) : UIColor(red: 1, green: 0.96, blue: 0.84, alpha: 1)
    }

    /// A popover controller must not be released while its popover is visible.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        popover?.dismiss(animated: false)
    }
}

extension LegacyPopoverPage: UIPopoverControllerDelegate {
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        let answer = !options.isOn[2]
        trace.add("Delegate", "should dismiss, \(answer ? "yes" : "no")")
        return answer
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        trace.add("Delegate", "did dismiss, visible: \(popoverController.isPopoverVisible)")
    }

    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        // The box may have been resized.
        rect.pointee = view.pointee.bounds
        trace.add("Delegate", "will reposition")
    }
}
