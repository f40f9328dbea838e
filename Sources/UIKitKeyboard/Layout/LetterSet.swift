import UIFoundation

/// The letters and signs of a language's keyboard.
package struct LetterSet: Hashable, Sendable {
    /// The language as a BCP 47 identifier.
    package let language: String
    /// The language's own name, on the space bar.
    let name: String
    /// The letters of the three rows.
    let rows: [String]
    /// Whether the letters have capitals.
    let hasCapitals: Bool
    /// The digits, from 1 to 0.
    let digits: String
    /// The signs of the second and third row of digits and punctuation.
    let punctuation: [String]

    /// Whether the letters are Latin ones.
    var isLatin: Bool { rows[0].first?.isASCII == true }

    package static let english = LetterSet(
        language: "en", name: "English", rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], hasCapitals: true,
        digits: latinDigits, punctuation: ["-/:;()$&@\"", ".,?!'"])
    package static let german = LetterSet(
        language: "de", name: "Deutsch", rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], hasCapitals: true,
        digits: latinDigits, punctuation: ["-/:;()€&@\"", ".,?!'"])
    package static let russian = LetterSet(
        language: "ru", name: "Русский", rows: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], hasCapitals: true,
        digits: latinDigits, punctuation: ["-/:;()₽&@\"", ".,?!'"])
    package static let arabic = LetterSet(
        language: "ar", name: "العربية", rows: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], hasCapitals: false,
        digits: "١٢٣٤٥٦٧٨٩٠", punctuation: ["-/:؛()$&@\"", ".،؟!'"])

    static let latinDigits = "1234567890"
    /// The rows of brackets and signs, which all languages share.
    static let symbolRows = ["[]{}#%^*+=", "_\\|~<>€£¥•"]

    package static let all = [english, german, russian, arabic]

    /// The keyboards that the user of a device in `language` has turned on, in the order of the globe: the language's own,
    /// English, and one that is not Latin. Chinese has none of its own: it begins with English.
    static func enabled(in language: SystemLanguage) -> [LetterSet] {
        switch language {
        case .english, .chineseSimplified: [english, russian]
        case .german: [german, english, russian]
        case .arabic: [arabic, english]
        }
    }
}
