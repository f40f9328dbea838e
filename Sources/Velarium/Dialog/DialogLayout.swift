import UIKit

/// The constraints that position a dialog in its container.
@MainActor final class DialogLayout {
    private let view: UIView
    private let container: UIView
    /// The safe area above the keyboard, but at least as high as the content requires.
    private let room = UILayoutGuide()
    /// The minimum size of a dialog. In the container, so that it does not affect the view's fitting size.
    private let spot = UILayoutGuide()
    private let floor: NSLayoutConstraint
    /// Keep the dialog inside the available area. The constants are the edge inset.
    private let insets: [NSLayoutConstraint]
    /// The constraints that are always active.
    private let fixed: [NSLayoutConstraint]
    private var size: [NSLayoutConstraint] = []
    private var demand: DialogDemand?
    private let wishes: (width: NSLayoutConstraint, height: NSLayoutConstraint)
    /// The maximum width of the configuration.
    private let widthLimit: NSLayoutConstraint

    /// Constrains `view`, a subview of `container`.
    init(of view: UIView, in container: UIView) {
        (self.view, self.container) = (view, container)
        container.addLayoutGuide(room)
        container.addLayoutGuide(spot)
        let safe = container.safeAreaLayoutGuide
        floor = room.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        floor.priority = DialogNumbers.keyboardPriority
        insets = [
            view.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor),
            room.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
            room.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
        ]
        wishes = (view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 0))
        widthLimit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
        widthLimit.priority = DialogDemand.limiting
        view.translatesAutoresizingMaskIntoConstraints = false
        let leastSize = [
            view.widthAnchor.constraint(greaterThanOrEqualTo: spot.widthAnchor),
            view.heightAnchor.constraint(greaterThanOrEqualTo: spot.heightAnchor),
        ]
        // Above the factors, which yield to content that fits, and below everything that the content requests.
        leastSize.forEach { $0.priority = UILayoutPriority(DialogDemand.yielding.rawValue + 1) }
        fixed =
            [
                spot.topAnchor.constraint(equalTo: container.topAnchor),
                spot.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                spot.widthAnchor.constraint(equalToConstant: DialogNumbers.leastLength),
                spot.heightAnchor.constraint(equalToConstant: DialogNumbers.leastLength),
                room.topAnchor.constraint(equalTo: safe.topAnchor),
                room.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                room.trailingAnchor.constraint(equalTo: safe.trailingAnchor), floor,
                room.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor),
                view.centerXAnchor.constraint(equalTo: room.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: room.centerYAnchor),
            ] + insets + leastSize
        NSLayoutConstraint.activate(fixed)
    }

    /// Applies the configuration, the container's size, the content's preferred size and the keyboard's overlap.
    func update(_ configuration: DialogConfiguration, preferredSize: CGSize, keyboard: CGFloat) {
        let covered = max(0, keyboard - container.safeAreaInsets.bottom)
        set(floor, -covered)
        let roomSize = container.bounds.inset(by: container.safeAreaInsets).size
        let inset = configuration.inset(
            in: CGSize(width: roomSize.width, height: roomSize.height - covered))
        insets.forEach { set($0, inset) }
        take(configuration.sizing.demand(isCompactHeight: container.traitCollection.verticalSizeClass == .compact))
        limitWidth(to: configuration.widthLimit)
        let wish = wish(or: preferredSize)
        ask(wishes.width, for: wish.width)
        ask(wishes.height, for: wish.height)
    }

    /// The preferred size of a view without constraints: the controller's, otherwise a scroll view's content height.
    private func wish(or preferredSize: CGSize) -> CGSize {
        guard preferredSize == .zero, let scroll = view as? UIScrollView else { return preferredSize }
        let inset = scroll.adjustedContentInset
        return CGSize(width: 0, height: scroll.contentSize.height + inset.top + inset.bottom)
    }

    private func ask(_ constraint: NSLayoutConstraint, for length: CGFloat) {
        let isWish = length.isFinite && length > 0
        if isWish { set(constraint, length) }
        // A scroll view has no size of its own, so any priority above the factors' works.
        constraint.priority = view is UIScrollView ? UILayoutPriority(DialogDemand.yielding.rawValue + 2) : .defaultHigh
        if constraint.isActive != isWish { constraint.isActive = isWish }
    }

    /// Limits the width to `length` points; nil for no limit.
    private func limitWidth(to length: CGFloat?) {
        if let length { set(widthLimit, length) }
        if widthLimit.isActive != (length != nil) { widthLimit.isActive = length != nil }
    }

    private func set(_ constraint: NSLayoutConstraint, _ constant: CGFloat) {
        if constraint.constant != constant { constraint.constant = constant }
    }

    private func take(_ demand: DialogDemand) {
        guard self.demand != demand else { return }
        self.demand = demand
        NSLayoutConstraint.deactivate(size)
        let safe = container.safeAreaLayoutGuide
        let measure = demand.measure == .width ? safe.widthAnchor : safe.heightAnchor
        let width = view.widthAnchor.constraint(equalTo: measure, multiplier: demand.width)
        let height = view.heightAnchor.constraint(equalTo: measure, multiplier: demand.height)
        (width.priority, height.priority) = (demand.widthPriority, demand.heightPriority)
        size = [width, height]
        NSLayoutConstraint.activate(size)
    }

    /// Removes all constraints, and restores the view's autoresizing.
    func remove() {
        NSLayoutConstraint.deactivate(size + fixed + [wishes.width, wishes.height, widthLimit])
        container.removeLayoutGuide(room)
        container.removeLayoutGuide(spot)
        view.translatesAutoresizingMaskIntoConstraints = true
    }
}
