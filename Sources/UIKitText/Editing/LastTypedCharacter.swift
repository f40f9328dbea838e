import QuartzCore
import UIKitCore

/// The last typed character of a secret, which is readable on the screen for a moment before its dot is shown.
///
/// Only characters from the on-screen keyboard become readable. Pictures of the screen always show dots.
@MainActor package final class LastTypedCharacter {
    /// How long the character is readable (inferred).
    package static let duration: Seconds = 2

    /// The offset of the readable character in UTF-16 units; nil when all characters are dots.
    package private(set) var offset: Int?
    private unowned let client: any TextInputClient
    private var timer: ClockTimer?

    init(of client: any TextInputClient) { self.client = client }

    /// Shows `character` of a secret, which was typed at `offset`, if the on-screen keyboard is used. Emoji and other
    /// characters of several UTF-16 units, line breaks and tabs stay dots.
    func show(_ character: String, at offset: Int) {
        guard client.isFirstResponder, let system = client.textInputView.window?.system,
            system.keyboardPresenter?.isSoftwareKeyboardEnabled == true, character.utf16.count == 1,
            character.allSatisfy({ !$0.isWhitespace })
        else { return }
        self.offset = offset
        client.readableCharacterDidChange()
        let timer = ClockTimer(on: system.host.clock)
        self.timer = timer
        timer.schedule(after: Self.duration) { [weak self, weak system] in
            system?.activate()
            self?.hide()
        }
    }

    /// Shows a dot again. Returns false if there was nothing to hide.
    @discardableResult
    package func hide() -> Bool {
        guard offset != nil else { return false }
        offset = nil
        timer = nil
        client.readableCharacterDidChange()
        return true
    }
}

extension UIKitSystem {
    /// Shows dots for all characters of secrets, for a picture of the screen. Returns whether the next frame differs.
    package func hideLastTypedCharacters() -> Bool {
        application.windows.reduce(false) { isChanged, window in
            let input = (window.firstResponder as? any TextInputClient)?.input
            return input?.lastTyped.hide() == true || isChanged
        }
    }
}
