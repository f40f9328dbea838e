import Testing
import UIFoundation
import UIKitCore
import UIKitKeyboard

/// What assistive technology says for keys, in the language of the keyboard.
@Suite struct KeyLabelTests {
    private static let types = (0...11).compactMap(UIKeyboardType.init(rawValue:))
    private static let styles: [KeyboardLayout.Style] = [.phone, .pad, .padWithTab, .largePad]

    /// Every key of every type, page, language and device.
    private var keys: Set<KeyboardKey> {
        var keys: Set<KeyboardKey> = []
        for style in Self.styles {
            for type in Self.types {
                for page in KeyboardPage.allCases {
                    for letters in LetterSet.all {
                        let input = KeyboardLayout.Input(
                            type: type, page: page, letters: letters, style: style, decimalSeparator: "٫",
                            hasGlobeKey: true)
                        keys.formUnion(KeyboardLayout(input).keys)
                    }
                }
            }
        }
        return keys
    }

    @Test(arguments: KeyboardLanguage.allCases) func everyKeyButAnEmptyPlaceHasALabel(language: KeyboardLanguage) {
        for key in keys {
            let label = KeyTitles.label(for: key.action, in: language)
            #expect(label.isEmpty == (key.action == .empty), "\(key.name)")
        }
    }

    @Test(arguments: KeyboardLanguage.allCases) func everySignIsSpokenAsAWord(language: KeyboardLanguage) {
        for key in keys {
            guard case .text(let text) = key.action, !text.allSatisfy({ $0.isLetter || $0.isNumber }) else { continue }
            let label = KeyTitles.label(for: key.action, in: language)
            #expect(label.contains { $0.isLetter }, "\(text) is \(label)")
        }
    }

    @Test(arguments: KeyboardLanguage.allCases) func keysThatDoDifferentThingsSoundDifferent(language: KeyboardLanguage)
    {
        let signs = keys.filter(\.typesText).map { KeyTitles.label(for: $0.action, in: language) }
        let texts = Set(keys.filter(\.typesText).map(\.action))

        #expect(Set(signs).count == texts.count)
    }

    @Test func lettersAndDigitsSayThemselves() {
        #expect(KeyTitles.label(for: .text("q"), in: .german) == "q")
        #expect(KeyTitles.label(for: .text("٣"), in: .arabic) == "٣")
    }

    @Test func wordsAreInTheLanguageOfTheLetters() {
        #expect(KeyboardLanguage(of: .russian, in: .english) == .russian)
        #expect(KeyboardLanguage(of: .english, in: .arabic) == .english)
        #expect(KeyboardLanguage(of: .english, in: .chineseSimplified) == .chinese)
        #expect(KeyTitles.space(in: .russian) == "Пробел")
        #expect(KeyTitles.label(for: .text("@"), in: .german) == "At-Zeichen")
    }
}
