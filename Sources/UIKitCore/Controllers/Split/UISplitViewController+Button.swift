import CoreGraphics

extension UISplitViewController {
    func makeModeButton() -> UIBarButtonItem {
        let image = UIImage(systemName: "sidebar.left")?.imageFlippedForRightToLeftLayoutDirection()
        return UIBarButtonItem(image: image, primaryAction: UIAction { [weak self] _ in self?.performModeAction() })
    }

    /// The display mode after a tap on the button: shows hidden columns or hides the others, unless the delegate
    /// returns another mode.
    var nextMode: DisplayMode {
        let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard wanted == .automatic else { return wanted.limited(to: style == .tripleColumn ? 2 : 1) }
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

    /// Adds the button to the navigation bar of the secondary column, unless collapsed, and updates its label.
    func updateButton() {
        let button = displayModeButtonItem
        button.accessibilityLabel = (currentMode.columns > 0 ? SystemText.hideSidebar : .showSidebar).localized
        button.isEnabled = !isInStack
        guard !isLegacy, let navigation = displayedController(for: .secondary) as? UINavigationController else {
            return
        }
        let shows = isButtonVisible && !isInStack
        guard let item = navigation.viewControllers.first?.navigationItem else { return }
        let wanted = shows ? button : nil
        if item.splitColumnButton !== wanted { item.splitColumnButton = wanted }
    }
}
