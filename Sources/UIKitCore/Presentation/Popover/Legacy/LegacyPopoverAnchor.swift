import CoreGraphics

/// The anchor of a `UIPopoverController`'s popover, and its permitted arrow directions.
@MainActor struct LegacyPopoverAnchor {
    enum Source {
        /// In points of the view.
        case rectangle(CGRect, of: UIView)
        case item(UIBarButtonItem)
    }

    let source: Source
    let directions: UIPopoverArrowDirection

    /// A popover from a bar item is below or above its bar, whatever else is permitted.
    init(_ target: Source, permitting directions: UIPopoverArrowDirection) {
        self.source = target
        switch target {
        case .rectangle: self.directions = directions
        case .item:
            let vertical = directions.intersection([.up, .down])
            self.directions = vertical.isEmpty ? [.up, .down] : vertical
        }
    }

    /// The view that it points at, or that displays the item; nil for an item that is not in a bar.
    var view: UIView? {
        switch source {
        case .rectangle(_, of: let view): view
        case .item(let item): item.itemView
        }
    }

    /// The outermost container controller around the anchor, whose tint is dimmed behind the popover. Nil, with a log
    /// line, in a window without controllers.
    var presenter: UIViewController? {
        let owner = sequence(first: view as UIResponder?, next: { $0?.next }).compactMap { $0 as? UIViewController }
        guard var top = owner.first(where: { _ in true }) ?? view?.window?.rootViewController else {
            misuse("Popovers cannot be presented from a window which does not have a rootViewController.")
            return nil
        }
        while let parent = top.parent { top = parent }
        return top
    }
}
