import UIKit

/// The constraints that position a dialog in its container.
@MainActor final class DialogLayout {
    private let view: UIView
    private let container: UIView
    /// The safe area above the keyboard, but at least as high as the content requires.
    private let availableGuide = UILayoutGuide()
    /// The minimum size of a dialog. In the container, so that it does not affect the view's fitting size.
    private let minimumSizeGuide = UILayoutGuide()
    private let keyboardConstraint: NSLayoutConstraint
    /// Keep the dialog inside the available area. The constants are the edge inset.
    private let insetConstraints: [NSLayoutConstraint]
    /// The constraints that are always active.
    private let permanentConstraints: [NSLayoutConstraint]
    private var sizeConstraints: [NSLayoutConstraint] = []
    private var sizeRequest: DialogSizeRequest?
    private let preferredSizeConstraints: (width: NSLayoutConstraint, height: NSLayoutConstraint)
    /// The maximum width of the configuration.
    private let maximumWidthConstraint: NSLayoutConstraint

    /// Constrains `view`, a subview of `container`.
    init(of view: UIView, in container: UIView) {
        self.view = view
        self.container = container
        container.addLayoutGuide(availableGuide)
        container.addLayoutGuide(minimumSizeGuide)
        let safe = container.safeAreaLayoutGuide
        keyboardConstraint = availableGuide.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        keyboardConstraint.priority = DialogMetrics.keyboardPriority
        insetConstraints = [
            view.topAnchor.constraint(greaterThanOrEqualTo: availableGuide.topAnchor),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: availableGuide.leadingAnchor),
            availableGuide.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor),
            availableGuide.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
        ]
        preferredSizeConstraints = (
            view.widthAnchor.constraint(equalToConstant: 0), view.heightAnchor.constraint(equalToConstant: 0)
        )
        maximumWidthConstraint = view.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
        maximumWidthConstraint.priority = DialogSizeRequest.limitPriority
        view.translatesAutoresizingMaskIntoConstraints = false
        let leastSize = [
            view.widthAnchor.constraint(greaterThanOrEqualTo: minimumSizeGuide.widthAnchor),
            view.heightAnchor.constraint(greaterThanOrEqualTo: minimumSizeGuide.heightAnchor),
        ]
        // Above the factors, which yield to content that fits, and below everything that the content requests.
        leastSize.forEach { $0.priority = UILayoutPriority(DialogSizeRequest.fallbackPriority.rawValue + 1) }
        permanentConstraints =
            [
                minimumSizeGuide.topAnchor.constraint(equalTo: container.topAnchor),
                minimumSizeGuide.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                minimumSizeGuide.widthAnchor.constraint(equalToConstant: DialogMetrics.minimumLength),
                minimumSizeGuide.heightAnchor.constraint(equalToConstant: DialogMetrics.minimumLength),
                availableGuide.topAnchor.constraint(equalTo: safe.topAnchor),
                availableGuide.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                availableGuide.trailingAnchor.constraint(equalTo: safe.trailingAnchor), keyboardConstraint,
                availableGuide.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor),
                view.centerXAnchor.constraint(equalTo: availableGuide.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: availableGuide.centerYAnchor),
            ] + insetConstraints + leastSize
        NSLayoutConstraint.activate(permanentConstraints)
    }

    /// Applies the configuration, the container's size, the content's preferred size and the keyboard's overlap.
    func update(_ configuration: DialogConfiguration, preferredSize: CGSize, keyboard: CGFloat) {
        // A full-screen presentation above the dialog removes its view for a while.
        guard view.superview === container else { return }
        restore(permanentConstraints)
        restore(sizeConstraints)
        let covered = max(0, keyboard - container.safeAreaInsets.bottom)
        setConstant(of: keyboardConstraint, to: -covered)
        let roomSize = container.bounds.inset(by: container.safeAreaInsets).size
        let inset = configuration.effectiveEdgeInset(
            in: CGSize(width: roomSize.width, height: roomSize.height - covered))
        insetConstraints.forEach { setConstant(of: $0, to: inset) }
        applySizeRequest(
            configuration.sizing.sizeRequest(isCompactHeight: container.traitCollection.verticalSizeClass == .compact))
        limitWidth(to: configuration.effectiveMaximumWidth)
        let preferred = effectivePreferredSize(preferredSize)
        updatePreferredLength(of: preferredSizeConstraints.width, to: preferred.width)
        updatePreferredLength(of: preferredSizeConstraints.height, to: preferred.height)
    }

    /// Activates those of `constraints` that UIKit has removed with the dialog's view, while it was covered.
    private func restore(_ constraints: [NSLayoutConstraint]) {
        guard constraints.contains(where: { !$0.isActive }) else { return }
        NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
    }

    /// The preferred size of a view without constraints: the controller's, otherwise a scroll view's content height.
    private func effectivePreferredSize(_ preferredSize: CGSize) -> CGSize {
        guard preferredSize == .zero, let scroll = view as? UIScrollView else { return preferredSize }
        let inset = scroll.adjustedContentInset
        return CGSize(width: 0, height: scroll.contentSize.height + inset.top + inset.bottom)
    }

    private func updatePreferredLength(of constraint: NSLayoutConstraint, to length: CGFloat) {
        let isUsable = length.isFinite && length > 0
        if isUsable { setConstant(of: constraint, to: length) }
        // A scroll view has no size of its own, so any priority above the factors' works.
        constraint.priority =
            view is UIScrollView ? UILayoutPriority(DialogSizeRequest.fallbackPriority.rawValue + 2) : .defaultHigh
        if constraint.isActive != isUsable { constraint.isActive = isUsable }
    }

    /// Limits the width to `length` points; nil for no limit.
    private func limitWidth(to length: CGFloat?) {
        if let length { setConstant(of: maximumWidthConstraint, to: length) }
        if maximumWidthConstraint.isActive != (length != nil) { maximumWidthConstraint.isActive = length != nil }
    }

    private func setConstant(of constraint: NSLayoutConstraint, to constant: CGFloat) {
        if constraint.constant != constant { constraint.constant = constant }
    }

    private func applySizeRequest(_ demand: DialogSizeRequest) {
        guard self.sizeRequest != demand else { return }
        self.sizeRequest = demand
        NSLayoutConstraint.deactivate(sizeConstraints)
        let safe = container.safeAreaLayoutGuide
        let measure = demand.reference == .width ? safe.widthAnchor : safe.heightAnchor
        let width = view.widthAnchor.constraint(equalTo: measure, multiplier: demand.width)
        let height = view.heightAnchor.constraint(equalTo: measure, multiplier: demand.height)
        width.priority = demand.widthPriority
        height.priority = demand.heightPriority
        sizeConstraints = [width, height]
        NSLayoutConstraint.activate(sizeConstraints)
    }

    /// Removes all constraints, and restores the view's autoresizing.
    func remove() {
        NSLayoutConstraint.deactivate(
            sizeConstraints + permanentConstraints + [
                preferredSizeConstraints.width, preferredSizeConstraints.height, maximumWidthConstraint,
            ])
        container.removeLayoutGuide(availableGuide)
        container.removeLayoutGuide(minimumSizeGuide)
        view.translatesAutoresizingMaskIntoConstraints = true
    }
}
