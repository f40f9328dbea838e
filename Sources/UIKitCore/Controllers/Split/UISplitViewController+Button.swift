import CoreGraphics

extension UISplitViewController {
    func makeModeButton() -> UIBarButtonItem {
        let image = UIImage(systemName: "sidebar.left")?.imageFlippedForRightToLeftLayoutDirection()
        return UIBarButtonItem(image: image, primaryAction: UIAction { [weak self] _ in self?.performModeAction() })
    }

    /// What the button leads to: hidden columns come, others go, unless the delegate wants something else.
    var nextMode: DisplayMode {
        let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard wanted == .automatic else { return wanted.limited(to: style == .tripleColumn ? 2 : 1) }
        return currentMode.columns > 0 ? .secondaryOnly : choice.mode(showing: 1)
    }

    private func performModeAction() {
        guard !isInStack else { return }
        choose(nextMode)
    }

    /// Whether a person can bring hidden columns with a finger.
    private var isButtonVisible: Bool {
        switch displayModeButtonVisibility {
        case .automatic: presentsWithGesture
        case .never: false
        case .always: true
        }
    }

    /// Puts the button into the bar of the secondary column, where there are columns, and says what it does.
    func updateButton() {
        let button = displayModeButtonItem
        button.accessibilityLabel = currentMode.columns > 0 ? "Hide Sidebar" : "Show Sidebar"
        button.isEnabled = !isInStack
        guard !isClassic, let navigation = holder(for: .secondary) as? UINavigationController else { return }
        let shows = isButtonVisible && !isInStack
        guard let item = navigation.viewControllers.first?.navigationItem else { return }
        let wanted = shows ? button : nil
        if item.columnButton !== wanted { item.columnButton = wanted }
    }
}
