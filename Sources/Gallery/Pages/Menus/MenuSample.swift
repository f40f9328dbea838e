import UIKit

/// One example of the page: a view with a menu.
@MainActor struct MenuSample {
    /// Adds a line to the trace: who reports, and what happened.
    typealias Report = @MainActor (_ subject: String, _ news: String) -> Void

    /// The heading above the example.
    let title: String
    /// The text below it.
    let note: String
    /// Creates the view with the menu. Its `accessibilityIdentifier` is the example's name in scripts.
    let makeView: @MainActor (@escaping Report) -> UIView

    /// The examples from the top.
    static let all = [
        buttonMenu, popUp, palette, submenus, contextMenu, rowMenu, editMenu, longMenu, deferred,
    ]

    static let buttonMenu = MenuSample(
        title: "Button menu",
        note: "Tap the button; or press it, slide to an action and release. Arrow keys, Return and Escape work too."
    ) { report in
        makeButton("button-menu", title: "Actions", report: report) {
            let first = UIMenu(
                options: .displayInline,
                children: [
                    action("Copy", "doc.on.doc", report), action("Share", "square.and.arrow.up", report),
                    action("Favorite", "star", state: .on, report),
                ])
            let rename = action("Rename", "pencil", report)
            rename.subtitle = "Links keep working"
            let move = action("Move to Archive", "archivebox", attributes: .disabled, report)
            let delete = action("Delete", "trash", attributes: .destructive, report)
            return UIMenu(
                title: "Notes", children: [first, rename, move, UIMenu(options: .displayInline, children: [delete])])
        }
    }

    static let popUp = MenuSample(
        title: "Pop-up button", note: "Exactly one element is on; its title is the button's."
    ) { report in
        let button = makeButton("pop-up", title: "", report: report) {
            UIMenu(children: ["Small", "Medium", "Large"].map { action($0, nil, report) })
        }
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    static let palette = MenuSample(
        title: "Palette",
        note: "A palette that scrolls sideways, small and medium elements. The colors keep the menu open."
    ) { report in
        makeButton("palette", title: "Format", report: report) {
            let colors = [
                UIColor.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemIndigo,
                .systemPurple, .systemPink, .systemBrown,
            ].enumerated().map { index, color in
                let image = UIImage(systemName: "circle.fill")?.withTintColor(color, renderingMode: .alwaysOriginal)
                return UIAction(
                    title: "Color \(index + 1)", image: image, attributes: .keepsMenuPresented,
                    state: index == 4 ? .on : .off
                ) { report("action", "\($0.title) (\($0.state == .on ? "on" : "off"))") }
            }
            let style = ["bold", "italic", "underline"].map { action($0.capitalized, $0, report) }
            let align = ["left", "center", "right"].map {
                action($0.capitalized, "text.align\($0)", report)
            }
            return UIMenu(children: [
                UIMenu(options: [.displayInline, .displayAsPalette, .singleSelection], children: colors),
                UIMenu(options: .displayInline, preferredElementSize: .small, children: style),
                UIMenu(options: .displayInline, preferredElementSize: .medium, children: align),
                action("Clear Formatting", "delete.left", report),
            ])
        }
    }

    static let submenus = MenuSample(
        title: "Submenus",
        note: "A submenu opens over its parent; its first row goes back. Left and right arrows work too."
    ) { report in
        makeButton("submenus", title: "View Options", report: report) {
            let order = UIMenu(
                title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"), options: .singleSelection,
                children: ["Name", "Date", "Size", "Kind"].map {
                    action($0, nil, state: $0 == "Name" ? .on : .off, report)
                })
            let deepest = UIMenu(title: "Recent", children: [action("Report.pdf", nil, report)])
            let folders = UIMenu(
                title: "Open", image: UIImage(systemName: "folder"),
                children: [action("Documents", nil, report), action("Downloads", nil, report), deepest])
            return UIMenu(children: [
                order, folders,
                UIMenu(
                    title: "Delete", image: UIImage(systemName: "trash"), options: .destructive,
                    children: [action("Delete All", nil, attributes: .destructive, report)]),
                action("New Window", "plus", report),
            ])
        }
    }

    static let longMenu = MenuSample(
        title: "Long menu", note: "Two hundred elements. The menu is as tall as the screen and scrolls."
    ) { report in
        makeButton("long-menu", title: "Pages", report: report) {
            UIMenu(children: (1...200).map { action("Page \($0)", nil, state: $0 == 3 ? .on : .off, report) })
        }
    }

    static let deferred = MenuSample(
        title: "Deferred elements", note: "The elements arrive one second after the menu was opened."
    ) { report in
        makeButton("deferred", title: "Devices", report: report) {
            let devices = UIDeferredMenuElement.uncached { completion in
                report("provider", "asked")
                PendingElements(completion).provide(after: 1) {
                    ["Kitchen", "Living Room"].map { action($0, "hifispeaker", report) }
                }
            }
            return UIMenu(children: [action("This Device", "iphone", state: .on, report), devices])
        }
    }

    /// The bar item of the page.
    static func makeBarItem(_ report: @escaping Report) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: [
                action("Select", "checkmark.circle", report), action("New Folder", "folder", report),
            ]))
        item.accessibilityIdentifier = "bar-menu"
        item.accessibilityLabel = "More"
        return item
    }

    // MARK: Parts

    /// A button that shows the menu on a touch and reports when it opens and closes.
    private static func makeButton(
        _ name: String, title: String, report: @escaping Report, menu: () -> UIMenu
    ) -> UIButton {
        let button = MenuButton(type: .system)
        button.setTitle(title, for: .normal)
        button.followTextSize()
        button.accessibilityIdentifier = name
        button.report = report
        button.menu = menu()
        button.showsMenuAsPrimaryAction = true
        return button
    }

    /// An action that reports its title.
    private static func action(
        _ title: String, _ symbol: String?, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, _ report: @escaping Report
    ) -> UIAction {
        UIAction(
            title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
        ) { report("action", $0.title) }
    }
}

/// A button that reports when its menu opens and closes.
private final class MenuButton: UIButton {
    var report: MenuSample.Report = { _, _ in }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        report("menu", "will display")
        animator?.addCompletion { [report] in report("menu", "did open") }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        report("menu", "will end")
        animator?.addCompletion { [report] in report("menu", "did close") }
    }
}

/// The answer of a deferred element's provider.
@MainActor private final class PendingElements {
    private let completion: ([UIMenuElement]) -> Void

    init(_ completion: @escaping ([UIMenuElement]) -> Void) {
        self.completion = completion
    }

    /// Provides the elements after some seconds.
    func provide(after delay: TimeInterval, _ makeElements: @escaping @MainActor @Sendable () -> [UIMenuElement]) {
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            MainActor.assumeIsolated { self.completion(makeElements()) }
        }
    }
}
