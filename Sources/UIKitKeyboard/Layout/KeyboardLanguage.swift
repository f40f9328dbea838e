import UIFoundation

/// The language of the words on a keyboard: that of its letters.
package enum KeyboardLanguage: CaseIterable, Sendable {
    case english, german, russian, arabic, chinese

    /// The language of the words beside `letters`. A Chinese system's keyboard has Latin letters with Chinese words.
    package init(of letters: LetterSet, in system: SystemLanguage) {
        switch letters.language {
        case "de": self = .german
        case "ru": self = .russian
        case "ar": self = .arabic
        default: self = system == .chineseSimplified ? .chinese : .english
        }
    }

    /// The language of the system's own words, such as those of a menu.
    init(_ system: SystemLanguage) {
        switch system {
        case .english: self = .english
        case .german: self = .german
        case .arabic: self = .arabic
        case .chineseSimplified: self = .chinese
        }
    }
}

/// One word in every language of keyboards.
package struct KeyWord: Sendable {
    private let english, german, russian, arabic, chinese: String

    init(_ english: String, _ german: String, _ russian: String, _ arabic: String, _ chinese: String) {
        self.english = english
        self.german = german
        self.russian = russian
        self.arabic = arabic
        self.chinese = chinese
    }

    func callAsFunction(in language: KeyboardLanguage) -> String {
        switch language {
        case .english: english
        case .german: german
        case .russian: russian
        case .arabic: arabic
        case .chinese: chinese
        }
    }
}
