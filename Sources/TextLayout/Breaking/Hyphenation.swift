/// Finds division points of Latin words by their letters alone: between two consonants that are between vowels, and
/// before a single consonant. It uses no dictionary, so it keeps at least three letters on either side.
enum Hyphenation {
    private static let vowels = Set("aeiouyàáâäåæèéêëìíîïòóôöøùúûüœ")
    /// Consonants that are pronounced together and begin a syllable together.
    private static let pairs: Set<String> = [
        "bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gh", "gl", "gr", "ph", "pl", "pr", "qu", "sc", "sh", "sk",
        "sp", "st", "th", "tr", "wh", "wr",
    ]
    private static let minimumPartLength = 3

    /// The offsets into `word`, in characters, at which it may be divided. Words that contain anything but letters are
    /// not divided.
    static func divisionPoints(in word: [Character]) -> Set<Int> {
        guard word.count >= 2 * minimumPartLength, word.allSatisfy(\.isLetter) else { return [] }
        let letters = word.map { Character($0.lowercased().prefix(1).description) }
        var points: Set<Int> = []
        for index in minimumPartLength...(word.count - minimumPartLength) {
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
