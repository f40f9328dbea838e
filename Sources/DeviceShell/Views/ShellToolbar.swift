import UIKitControls
import UIKitCore
import UIKitMenus

/// The bar above the device: which device it is, and what can be done with it.
final class ShellToolbar: UIView {
    private enum Metrics {
        static let buttonSide: CGFloat = 32
        static let margin: CGFloat = 8
        static let symbolSize: CGFloat = 15
        static let titleSize: CGFloat = 13
        /// The narrowest title of the device.
        static let smallestTitle: CGFloat = 96
    }

    private static let filmSymbol = "circle.inset.filled"

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView()
    private let deviceButton = UIButton(type: .system)
    private var buttons: [UIButton] = []
    private var filmButton = UIButton()
    private let menus: ShellMenus

    init(menus: ShellMenus) {
        self.menus = menus
        super.init(frame: .zero)
        tintColor = .label
        addSubview(background)
        hairline.backgroundColor = .separator
        addSubview(hairline)
        addSubview(deviceButton)
        deviceButton.showsMenuAsPrimaryAction = true
        deviceButton.accessibilityIdentifier = "shell.device"
        filmButton = button("Film", Self.filmSymbol, .toggleFilm)
        buttons = [
            menuButton("More", "ellipsis.circle"), menuButton("Speed", "timer"),
            button("Inspect Views", "square.stack", .toggleInspector), filmButton,
            button("Picture", "camera", .savePicture),
            button("Keyboard on the Screen", "keyboard", .toggleSoftwareKeyboard),
            menuButton("Text Size", "textformat.size"), button("Dark", "circle.lefthalf.filled", .toggleStyle),
            button("Rotate Left", "arrow.counterclockwise", .rotateLeft),
            menuButton("Zoom", "magnifyingglass"),
        ]
        for button in buttons { addSubview(button) }
        update()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The buttons that open a menu.
    var menuButtons: [UIButton] { [deviceButton] + buttons.filter(\.showsMenuAsPrimaryAction) }

    /// Shows the device and its settings as they are now.
    func update() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString(menus.deviceName)
        title.font = UIFont.systemFont(ofSize: Metrics.titleSize, weight: .semibold)
        configuration.attributedTitle = title
        configuration.image = UIImage(
            systemName: "chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9, weight: .semibold))
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 4
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
        deviceButton.configuration = configuration
        deviceButton.menu = menus.devices
        filmButton.configuration = buttonConfiguration(menus.isFilming ? "stop.fill" : Self.filmSymbol)
        filmButton.tintColor = menus.isFilming ? .systemRed : .label
        for (button, menu) in zip(buttons.filter(\.showsMenuAsPrimaryAction), menus.inToolbar) { button.menu = menu }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        hairline.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        let middle = (bounds.height - Metrics.buttonSide) / 2
        var edge = bounds.width - Metrics.margin
        // What does not fit beside the name is still in the menu More, which is the first.
        for button in buttons {
            let fits = edge - Metrics.buttonSide >= Metrics.margin + Metrics.smallestTitle || button === buttons[0]
            button.isHidden = !fits
            guard fits else { continue }
            edge -= Metrics.buttonSide
            button.frame = CGRect(x: edge, y: middle, width: Metrics.buttonSide, height: Metrics.buttonSide)
        }
        let width = min(deviceButton.sizeThatFits(bounds.size).width.rounded(.up), max(edge - 2 * Metrics.margin, 0))
        deviceButton.frame = CGRect(x: Metrics.margin, y: middle, width: width, height: Metrics.buttonSide)
    }

    private func menuButton(_ label: String, _ symbol: String) -> UIButton {
        let button = UIButton(configuration: buttonConfiguration(symbol), primaryAction: nil)
        button.showsMenuAsPrimaryAction = true
        name(button, label)
        return button
    }

    private func button(_ label: String, _ symbol: String, _ command: DeviceCommand) -> UIButton {
        let menus = menus
        let button = UIButton(
            configuration: buttonConfiguration(symbol),
            primaryAction: UIAction { [weak menus] _ in menus?.perform(command) })
        name(button, "\(label) (\(command.keys))")
        return button
    }

    private func name(_ button: UIButton, _ label: String) {
        button.accessibilityLabel = label
        button.accessibilityIdentifier =
            "shell."
            + label.prefix { $0 != "(" }.lowercased()
            .trimmingCharacters(in: .whitespaces).replacingOccurrences(of: " ", with: "-")
    }

    private func buttonConfiguration(_ symbol: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: Metrics.symbolSize))
        configuration.contentInsets = .zero
        return configuration
    }
}
