/// Finds division points of words by the dictionary of their language.
///
/// Without one, Latin words are divided by their letters alone: between two consonants that are between vowels, and
/// before a single consonant, with at least three letters on either side.
package enum Hyphenation {
    /// Where dictionaries are looked up. Tests replace it, so that they do not depend on the machine.
    @TaskLocal package static var dictionaries = HyphenationDictionaries.installed

    /// The language of text that names none. What shapes text has the same.
    private static let usualLanguage = "en"

    private static let vowels = Set("aeiouyàáâäåæèéêëìíîïòóôöøùúûüœ")
    /// Consonants that are pronounced together and begin a syllable together.
    private static let pairs: Set<String> = [
        "bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gh", "gl", "gr", "ph", "pl", "pr", "qu", "sc", "sh", "sk",
        "sp", "st", "th", "tr", "wh", "wr",
    ]
    private static let minimumPartLength = 3

    /// The offsets into `word`, in characters, at which it may be divided. Words that contain anything but letters are
    /// not divided.
    /// - Parameter language: a tag such as "de" or "en-GB".
    static func divisionPoints(in word: [Character], language: String?) -> Set<Int> {
        guard word.allSatisfy(\.isLetter) else { return [] }
        let letters = word.map { Character($0.lowercased().prefix(1).description) }
        let dictionary = dictionaries.dictionary(for: language ?? usualLanguage)
        return dictionary?.divisionPoints(letters) ?? divisionPoints(of: letters)
    }

    private static func divisionPoints(of letters: [Character]) -> Set<Int> {
        guard letters.count >= 2 * minimumPartLength else { return [] }
        var points: Set<Int> = []
        for index in minimumPartLength...(letters.count - minimumPartLength) {
            guard isVowel(letters[index - 1]) || isVowel(letters[index - 2]) else { continue }
            let opens = !isVowel(letters[index]) && isVowel(letters[index + 1])
            let opensWithPair =
                index + 2 < letters.count && pairs.contains(String(letters[index...index + 1]))
                && isVowel(letters[index + 2])
            guard opens || opensWithPair, !pairs.contains(String(letters[index - 1...index])) else { continue }
            points.insert(index)
        }
        return points
    }

    private static func isVowel(_ letter: Character) -> Bool { vowels.contains(letter) }
}
