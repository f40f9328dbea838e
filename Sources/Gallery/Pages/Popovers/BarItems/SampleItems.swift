import UIKit

/// The items of the page's two bars, with their actions.
@MainActor final class SampleItems {
    /// The items that present a popover.
    enum Kind: String {
        case title = "Edit"
        case middle = "Bar items"
        case image = "Filter"
        case system = "Add"
        case action = "Proportional"
        case custom = "Today"
        case last = "Sort"

        var text: String {
            switch self {
            case .title: "This item has a title. The arrow is centered below it, or as close as the corner allows."
            case .middle: "The title view is a custom button. Any view can be a source item."
            case .image: "This item is an image with an accessibility label."
            case .system: "This is a system item at the trailing end of the bar."
            case .action: "A system item in a toolbar. There is no space below it, so the arrow points down."
            case .custom: "This item has a custom view. The arrow points at the middle of that view."
            case .last: "The last item of the toolbar. The heart next to it still counts taps."
            }
        }

        var isInToolbar: Bool {
            switch self {
            case .action, .custom, .last: true
            case .title, .middle, .image, .system: false
            }
        }
    }

    let title, image, system, heart: UIBarButtonItem
    let middle = UIButton(type: .system)
    private var toolbarSequence: [UIBarButtonItem]

    /// - Parameters:
    ///   - show: Called with the tapped item and the source item for its popover.
    ///   - like: Called for taps on the heart, which has no popover.
    init(
        show: @escaping (Kind, any UIPopoverPresentationControllerSourceItem) -> Void, like: @escaping () -> Void
    ) {
        func action(_ kind: Kind) -> UIAction {
            UIAction(title: kind.rawValue) { action in
                guard let item = action.sender as? UIBarButtonItem else { return }
                show(kind, item)
            }
        }
        title = UIBarButtonItem(title: Kind.title.rawValue, primaryAction: action(.title))
        image = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease"), primaryAction: action(.image))
        image.title = nil
        system = UIBarButtonItem(systemItem: .add, primaryAction: action(.system))
        heart = UIBarButtonItem(title: "♥ 0", primaryAction: UIAction { _ in like() })
        let share = UIBarButtonItem(systemItem: .action, primaryAction: action(.action))
        let sort = UIBarButtonItem(title: Kind.last.rawValue, primaryAction: action(.last))
        let today = UIBarButtonItem(customView: SampleItems.makePill(Kind.custom.rawValue))
        for (item, name) in [(image, "Filter"), (system, "Add"), (share, "Proportional"), (heart, "Like")] {
            item.accessibilityLabel = name
        }
        toolbarSequence = [share, today, heart, sort]
        middle.setTitle("Bar items", for: .normal)
        let small = UIImage.SymbolConfiguration(pointSize: 11, weight: .bold)
        middle.setImage(UIImage(systemName: "chevron.down", withConfiguration: small), for: .normal)
        // Puts the chevron behind the title.
        middle.semanticContentAttribute = .forceRightToLeft
        middle.imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
        middle.contentEdgeInsets = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 5)
        middle.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        middle.sizeToFit()
        middle.addAction(UIAction { [unowned middle] _ in show(.middle, middle) }, for: .touchUpInside)
        (today.customView as? UIButton)?.addAction(
            UIAction { [unowned today] _ in show(.custom, today) }, for: .touchUpInside)
    }

    /// The toolbar items with flexible space between them.
    var toolbar: [UIBarButtonItem] {
        Array(toolbarSequence.flatMap { [$0, UIBarButtonItem.flexibleSpace()] }.dropLast())
    }

    /// Moves the first toolbar item to the end.
    func rotateToolbar() {
        toolbarSequence.append(toolbarSequence.removeFirst())
    }

    private static func makePill(_ title: String) -> UIButton {
        let pill = UIButton(type: .system)
        pill.setTitle(title, for: .normal)
        pill.setTitleColor(.text(on: .systemOrange), for: .normal)
        pill.titleLabel?.font = .systemFont(ofSize: 15)
        pill.backgroundColor = .systemOrange
        pill.contentEdgeInsets = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16)
        pill.sizeToFit()
        pill.layer.cornerRadius = pill.bounds.height / 2
        return pill
    }
}
