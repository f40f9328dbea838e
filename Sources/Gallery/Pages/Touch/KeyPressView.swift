import UIKit

/// A view that becomes first responder when tapped, and shows the pressed keys. Command-K is a key command.
final class KeyPressView: TagView {
    /// Called with the name of the callback and a description.
    var onChange: (_ name: String, _ news: String) -> Void = { _, _ in }

    init() {
        super.init("Tap, then press a key", name: "Keys")
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", KeyPressView.tapped)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: "Count", action: Selector("commanded:", KeyPressView.commanded), input: "k",
                modifierFlags: .command)
        ]
    }

    private func tapped() {
        becomeFirstResponder()
        backgroundColor = .systemBlue.withAlphaComponent(0.25)
        label.text = "Press a key, or ⌘K"
    }

    override func resignFirstResponder() -> Bool {
        backgroundColor = .tertiarySystemFill
        return super.resignFirstResponder()
    }

    private func commanded(_ sender: UIKeyCommand) {
        label.text = "⌘K is a command"
        onChange("UIKeyCommand", "⌘" + (sender.input ?? "").uppercased())
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys = presses.compactMap(\.key).map(KeyPressView.name).joined(separator: " ")
        label.text = keys
        onChange("pressesBegan", keys)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        onChange("pressesEnded", presses.compactMap(\.key).map(KeyPressView.name).joined(separator: " "))
    }

    /// The key with the symbols of its modifiers, as in menus.
    private static func name(of key: UIKey) -> String {
        let signs: [(UIKeyModifierFlags, String)] = [
            (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
        ]
        let held = signs.filter { key.modifierFlags.contains($0.0) }.map(\.1).joined()
        let names: [UIKeyboardHIDUsage: String] = [
            .keyboardEscape: "⎋", .keyboardReturnOrEnter: "⏎", .keyboardTab: "⇥", .keyboardDeleteOrBackspace: "⌫",
            .keyboardUpArrow: "↑", .keyboardDownArrow: "↓", .keyboardLeftArrow: "←", .keyboardRightArrow: "→",
            .keyboardSpacebar: "space",
        ]
        return held + (names[key.keyCode] ?? key.charactersIgnoringModifiers)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(72, 2 * label.font.lineHeight.rounded(.up) + 12))
    }
}
