import UIKit

extension GalleryPage {
    /// Popovers from bar button items of every kind, in both bars.
    static let popoverBarItems = GalleryPage(
        id: "popover-bar-items", title: "Popovers from bar items",
        summary: "From buttons in navigation bars and toolbars",
        group: .overlays, symbol: "ellipsis.circle", tint: .systemOrange, tour: ["tap \"Edit\"", "settle"]
    ) { NavigationStackPage(BarItemsScreen()) }
}

/// Bars at both edges with items of every kind, and a trace of the delegate calls of their popovers.
final class BarItemsScreen: TracedExamplesController {
    private let options = SwitchList(["Siblings receive taps", "Tap outside dismisses", "Use sourceItem"])
    private lazy var items = SampleItems { [unowned self] in
        show($0, $1)
    } like: { [unowned self] in
        like()
    }
    private lazy var recorder = PopoverCallRecorder { [weak trace] in trace?.add($0, $1) }
    private var likes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = items.title
        navigationItem.rightBarButtonItems = [items.system, items.image]
        navigationItem.titleView = items.middle
        toolbarItems = items.toolbar
    }

    override func makeExamples() -> [Example] {
        title = "Bar items"
        options.isOn = [true, true, false]
        return [
            Example(
                "Popovers from bar items",
                note: "Tap an item in a bar. A second tap only dismisses its popover.",
                FactList.list(of: [
                    ("Titles", "top leading, bottom trailing"), ("Image", "top trailing"),
                    ("System items", "top trailing, bottom leading"), ("Custom views", "center of both"),
                ])),
            Example(
                "Options",
                note:
                    "While a popover is open, the other items of its bar still receive taps, such as the heart. "
                    + "Without this option, a tap on them dismisses the popover.",
                options),
        ]
    }

    private func show(_ kind: SampleItems.Kind, _ source: any UIPopoverPresentationControllerSourceItem) {
        // While a popover is open, the other items of its bar receive taps; a second popover needs the first one gone.
        if let shown = presentedViewController {
            guard !shown.isBeingDismissed else { return }
            return dismiss(animated: true) { [weak self] in self?.show(kind, source) }
        }
        let content = PopoverNote(
            kind.rawValue, kind.text,
            buttons: kind.isInToolbar
                ? [PopoverNote.Button(title: "Move the items") { [unowned self] in moveItems() }] : [])
        let popover = content.popoverPresentationController
        popover?.delegate = recorder
        if let item = source as? UIBarButtonItem, !options.isOn[2] {
            popover?.barButtonItem = item
        } else {
            popover?.sourceItem = source
        }
        recorder.mayDismiss = options.isOn[1]
        trace.add("present", kind.rawValue)
        present(content, animated: true) { [trace, options, weak popover] in
            trace.add("present", "completion, arrow \(popover?.arrowDirection.logName ?? "none")")
            if !options.isOn[0] { popover?.passthroughViews = nil }
        }
    }

    private func like() {
        likes += 1
        items.heart.title = "♥ \(likes)"
        trace.add("heart", "tapped \(likes)")
    }

    /// Moves the first toolbar item to the end. The popover follows its own item.
    private func moveItems() {
        items.rotateToolbar()
        setToolbarItems(items.toolbar, animated: false)
    }
}
