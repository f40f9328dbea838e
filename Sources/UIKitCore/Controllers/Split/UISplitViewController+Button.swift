import CoreGraphics

extension UISplitViewController {
    func makeModeButton() -> UIBarButtonItem {
        let image = UIImage(systemName: "sidebar.left")?.imageFlippedForRightToLeftLayoutDirection()
        return UIBarButtonItem(image: image, primaryAction: UIAction { [weak self] _ in self?.performModeAction() })
    }

    /// The display mode after a tap on the button: shows hidden columns or hides the others, unless the delegate
    /// returns another mode.
    var nextMode: DisplayMode {
        let mode = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard mode == .automatic else { return mode.limited(to: style == .tripleColumn ? 2 : 1) }
        return currentMode.columns > 0 ? .secondaryOnly : modeResolver.mode(showing: 1)
    }

    private func performModeAction() {
        guard !isInStack else { return }
        chooseMode(nextMode)
    }

    /// Whether the button is visible.
    private var isButtonVisible: Bool {
        switch displayModeButtonVisibility {
        case .automatic: presentsWithGesture
        case .never: false
        case .always: true
        }
    }

    /// The navigation item that the button belongs to: that of the secondary column's first screen, unless collapsed.
    private var itemForButton: UINavigationItem? {
        guard !isLegacy, !isInStack, isButtonVisible else { return nil }
        return (displayedController(for: .secondary) as? UINavigationController)?.viewControllers.first?.navigationItem
    }

    /// Moves the button to the navigation item that it belongs to, and updates its label. The item that had it before
    /// loses it, wherever its controller is now.
    func updateButton() {
        let button = displayModeButtonItem
        button.accessibilityLabel = (currentMode.columns > 0 ? SystemText.hideSidebar : .showSidebar).localized
        button.isEnabled = !isInStack
        let item = itemForButton
        if let old = itemWithButton, old !== item, old.splitColumnButton === button { old.splitColumnButton = nil }
        if let item, item.splitColumnButton !== button { item.splitColumnButton = button }
        itemWithButton = item
    }
}
