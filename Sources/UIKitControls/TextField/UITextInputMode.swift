import Foundation
import UIFoundation
import UIKitCore

/// A way to enter text: a keyboard for a language. The device has one, for its own language.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language as a BCP 47 identifier, such as "de" or "zh-Hans".
    open var primaryLanguage: String? { language.rawValue }
    /// The input modes that the user has turned on.
    open class var activeInputModes: [UITextInputMode] {
        let language = SystemLanguage.current
        if let mode = modes[language] { return [mode] }
        let mode = UITextInputMode(language)
        modes[language] = mode
        return [mode]
    }

    /// Posted after the user has chosen another language with the globe of the keyboard on the screen. The object is
    /// nil. `activeInputModes` stays, because the device has one mode.
    open nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name {
        TextInputNotification.currentInputModeDidChange
    }

    private let language: SystemLanguage
    private static var modes: [SystemLanguage: UITextInputMode] = [:]

    private init(_ language: SystemLanguage) {
        self.language = language
        super.init()
    }
}
