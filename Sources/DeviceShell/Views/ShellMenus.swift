import Driving
import UIKitCore
import UIKitMenus

/// The menus of a shell: devices, settings, zoom and speed.
@MainActor final class ShellMenus {
    private unowned let shell: any ShellCommands

    init(of shell: any ShellCommands) {
        self.shell = shell
    }

    var deviceName: String { shell.app?.device.name ?? "" }

    /// Whether the device is being filmed.
    var isFilming: Bool { shell.app?.filming.file != nil }

    func perform(_ command: DeviceCommand) { shell.perform(command) }

    /// The menus of the toolbar's buttons, from the edge on.
    var inToolbar: [UIMenu] { [more, speed, textSizes, zoom] }

    /// Every device, by family; the present one has a mark.
    var devices: UIMenu {
        func actions(_ kind: (DeviceModel.Kind) -> Bool) -> [UIMenuElement] {
            DeviceModel.all.filter { kind($0.kind) }.map { device in
                UIAction(title: device.name, state: device == shell.app?.device ? .on : .off) { [weak shell] _ in
                    shell?.change(.device(device.name))
                }
            }
        }
        let phones = actions { if case .phone = $0 { true } else { false } }
        let pads = actions { $0 == .pad }
        return UIMenu(children: [
            UIMenu(title: "iPhone", image: UIImage(systemName: "iphone"), children: phones),
            UIMenu(title: "iPad", image: UIImage(systemName: "ipad"), children: pads),
            UIMenu(options: .displayInline, children: actions { $0 == .desktop }),
        ])
    }

    private var more: UIMenu {
        UIMenu(children: [
            UIMenu(
                options: .displayInline,
                children: [
                    action("Rotate Left", "arrow.counterclockwise", .rotateLeft),
                    action("Rotate Right", "arrow.clockwise", .rotateRight),
                ]),
            UIMenu(
                options: .displayInline,
                children: [
                    action(
                        "Dark", "circle.lefthalf.filled", .toggleStyle, isOn: shell.app?.settings.style == .dark),
                    setting(
                        "Right to Left", .direction(isMirrored ? .leftToRight : .rightToLeft), isOn: isMirrored),
                    setting(
                        "Increase Contrast", .contrast(hasHighContrast ? .normal : .high), isOn: hasHighContrast),
                    flag("Reduce Motion", .reduceMotion, \.reducesMotion),
                    flag("Reduce Transparency", .reduceTransparency, \.reducesTransparency),
                    flag("Bold Text", .boldText, \.hasBoldText),
                ]),
            UIMenu(
                options: .displayInline,
                children: [
                    action(
                        "Keyboard on the Screen", "keyboard", .toggleSoftwareKeyboard,
                        isOn: shell.app?.keyboardPresenter?.isSoftwareKeyboardEnabled == true),
                    UIAction(
                        title: "Show Touches", image: UIImage(systemName: "hand.tap"),
                        state: shell.showsTouches ? .on : .off
                    ) { [weak shell] _ in shell?.showsTouches.toggle() },
                    action(
                        "Inspect Views", "square.stack", .toggleInspector, isOn: shell.isInspecting),
                ]),
            UIMenu(
                options: .displayInline,
                children: [
                    UIMenu(
                        title: "Text Size", image: UIImage(systemName: "textformat.size"), children: textSizes.children),
                    UIMenu(title: "Zoom", image: UIImage(systemName: "magnifyingglass"), children: zoom.children),
                    UIMenu(title: "Speed", image: UIImage(systemName: "timer"), children: speed.children),
                ]),
            UIMenu(
                options: .displayInline,
                children: [
                    action("Save Picture", "camera", .savePicture),
                    action("Copy Picture", "doc.on.doc", .copyPicture),
                    action(
                        isFilming ? "End Film" : "Film", isFilming ? "stop.fill" : "circle.inset.filled", .toggleFilm),
                    action("Keys and Mouse", "questionmark.circle", .showHelp),
                ]),
        ])
    }

    private var zoom: UIMenu {
        UIMenu(
            children: ShellZoom.inMenu.map { zoom in
                UIAction(title: zoom.title, state: shell.zoom == zoom ? .on : .off) { [weak shell] _ in
                    shell?.zoom = zoom
                }
            })
    }

    private var speed: UIMenu {
        let speeds = ShellSpeed.inMenu.map { speed in
            UIAction(title: speed.title, state: shell.speed == speed ? .on : .off) { [weak shell] _ in
                shell?.speed = speed
            }
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: speeds),
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(
                        title: "Next Frame", image: UIImage(systemName: "forward.fill"),
                        attributes: shell.speed == .paused ? .keepsMenuPresented : [.disabled, .keepsMenuPresented]
                    ) { [weak shell] _ in shell?.showNextFrame() }
                ]),
        ])
    }

    private var textSizes: UIMenu {
        let current = shell.app.flatMap { Step.Setting.TextSize($0.settings.textSize) }
        return UIMenu(
            children: Step.Setting.TextSize.allCases.map { size in
                setting(size.title, .textSize(size), isOn: size == current)
            })
    }

    private var isMirrored: Bool { shell.app?.settings.layoutDirection == .rightToLeft }
    private var hasHighContrast: Bool { shell.app?.settings.accessibility.increasesContrast == true }

    private func flag(
        _ title: String, _ flag: Step.Setting.Flag, _ path: KeyPath<AccessibilitySettings, Bool>
    ) -> UIAction {
        let isOn = shell.app?.settings.accessibility[keyPath: path] == true
        return setting(title, .flag(flag, isOn: !isOn), isOn: isOn)
    }

    private func setting(_ title: String, _ setting: Step.Setting, isOn: Bool) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { [weak shell] _ in shell?.change(.setting(setting)) }
    }

    private func action(_ title: String, _ symbol: String, _ command: DeviceCommand, isOn: Bool = false) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: symbol), state: isOn ? .on : .off) { [weak shell] _ in
            shell?.perform(command)
        }
    }
}

extension Step.Setting.TextSize {
    /// The name for people: "Large", "Accessibility 1" for the first of the accessibility sizes.
    fileprivate var title: String {
        switch self {
        case .extraSmall: "Extra Small"
        case .small: "Small"
        case .medium: "Medium"
        case .large: "Large"
        case .extraLarge: "Extra Large"
        case .extraExtraLarge: "XX Large"
        case .extraExtraExtraLarge: "XXX Large"
        case .accessibilityMedium: "Accessibility 1"
        case .accessibilityLarge: "Accessibility 2"
        case .accessibilityExtraLarge: "Accessibility 3"
        case .accessibilityExtraExtraLarge: "Accessibility 4"
        case .accessibilityExtraExtraExtraLarge: "Accessibility 5"
        }
    }
}
