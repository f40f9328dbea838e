import UIKit

extension GalleryPage {
    /// The popover API before iOS 8: one popover controller that the page retains, with all its options.
    static let popoverClassic = GalleryPage(
        id: "popover-classic", title: "Classic popover", summary: "UIPopoverController, as before iOS 8",
        group: .overlays, symbol: "bubble.left", tint: .systemBrown, tour: ["tap \"Actions\"", "settle"]
    ) { PopoverClassicPage() }
}

/// Presents one popover controller from bar button items and from a rectangle. Logs the calls to the delegate and the
/// content.
final class PopoverClassicPage: TracedController {
    private let bar = ItemBar(["Details", "Tools", "Actions", "Count"])
    private let source = SourceBox("Show from here")
    private let directions = Choice("Arrow", ["any", "up", "down", "left", "right"])
    private let options = SwitchList([
        "Animated", "Modal content", "Delegate says no", "Own background", "Tinted", "Trace passes touches",
    ])
    private let margin = LengthDial("Margins", label: "Margins", value: 10, in: 0...200)
    /// The only strong reference: the system does not retain the popover controller.
    private var popover: UIPopoverController?
    private var taps = 0

    private var raises: Bool { UIDevice.current.userInterfaceIdiom == .phone }

    override func makeSpecimens() -> [Specimen] {
        title = "Classic popover"
        bar.onTap = { [unowned self] number, item in
            number == 3 ? count() : show(ClassicContent.all[number], from: item)
        }
        source.onTap = { [unowned self] in show(.details, from: source) }
        options.isOn = [true, false, false, false, false, false]
        return [
            Specimen("From a bar item", note: barNote, bar),
            Specimen(
                "From a rectangle", note: "What is permitted may leave less room: any is the best choice.",
                Column([source, directions])),
            Specimen("Popover", Column([options, margin])),
        ]
    }

    private var barNote: String {
        raises
            ? "UIPopoverController is for pads. On this phone making one raises an exception, so this page makes none."
            : "The whole bar goes on taking taps: Count counts while the popover stays."
    }

    private func count() {
        taps += 1
        trace.add("Count", "tapped, \(taps)")
    }

    // MARK: Showing

    private func show(_ content: ClassicContent, from item: UIBarButtonItem) {
        guard let popover = prepare(content) else { return }
        popover.present(from: item, permittedArrowDirections: .any, animated: options.isOn[0])
    }

    private func show(_ content: ClassicContent, from view: UIView) {
        guard let popover = prepare(content) else { return }
        let chosen: [UIPopoverArrowDirection] = [.any, .up, .down, .left, .right]
        popover.present(
            from: view.bounds, in: view, permittedArrowDirections: chosen[directions.selected],
            animated: options.isOn[0])
    }

    /// Creates the popover controller on first use and configures it for `content`. Returns nil on phones, and after a
    /// tap on the item whose popover is open, which dismisses it.
    private func prepare(_ content: ClassicContent) -> UIPopoverController? {
        guard !raises else {
            trace.add("Phone", "UIPopoverController would raise here")
            return nil
        }
        if let popover, popover.isPopoverVisible, (popover.contentViewController as? ClassicScreen)?.content == content
        {
            trace.add("dismiss", "from the item")
            popover.dismiss(animated: options.isOn[0])
            return nil
        }
        let popover = popover ?? UIPopoverController(contentViewController: UIViewController())
        self.popover = popover
        popover.delegate = self
        configure(popover)
        popover.contentViewController = screen(content)
        return popover
    }

    private func configure(_ popover: UIPopoverController) {
        let isOn = options.isOn
        popover.backgroundViewClass = isOn[3] ? TicketBackground.self : nil
        popover.backgroundColor = isOn[4] ? PopoverClassicPage.paper : nil
        popover.passthroughViews = isOn[5] ? [trace] : nil
        let side = margin.value
        popover.layoutMargins = UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    }

    func screen(_ content: ClassicContent) -> UIViewController {
        let screen = content.makeScreen()
        screen.isModalInPopover = options.isOn[1]
        screen.onCall = { [weak self] call in
            guard let self else { return }
            trace.add(content.title, call)
            if call == "viewDidAppear", let popover {
                trace.add("Popover", "visible: \(popover.isPopoverVisible), arrow \(popover.arrowDirection.word)")
            }
        }
        // The content reaches the popover through the page, which has the only strong reference.
        screen.onDeed = { [weak self] in self?.perform($0) }
        return screen
    }

    private func perform(_ deed: ClassicDeed) {
        guard let popover else { return }
        trace.add("Content", deed.title.lowercased())
        let size = popover.contentSize
        switch deed {
        case .grow: popover.contentSize = CGSize(width: size.width + 60, height: size.height + 80)
        case .shrink: popover.setContentSize(CGSize(width: 320, height: 198), animated: false)
        case .swap: popover.setContentView(screen(.details), animated: true)
        case .swapBack: popover.setContentView(screen(.actions), animated: true)
        case .rename: rename(popover)
        case .dismiss: popover.dismiss(animated: true)
        }
    }

    /// A question that needs an answer is modal, so the popover is dismissed first.
    private func rename(_ popover: UIPopoverController) {
        popover.dismiss(animated: true)
        let screen = RenameScreen()
        screen.onEnd = { [weak self] in self?.trace.add("Rename", $0.map { "saved as \($0)" } ?? "cancelled") }
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

extension PopoverClassicPage: UIPopoverControllerDelegate {
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
