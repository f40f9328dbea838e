import UIFoundation

/// The letters that the user of a device has turned on, as far as a text input allows them.
package struct EnabledLetters: Equatable {
    private let sets: [LetterSet]
    /// Whether the text input allows only Latin letters.
    private let onlyLatin: Bool

    package init(in language: SystemLanguage, onlyLatin: Bool) {
        sets = LetterSet.enabled(in: language)
        self.onlyLatin = onlyLatin
    }

    /// The letters at `index`; the first ones that are allowed when those are not, or when there are fewer.
    package func letters(at index: Int) -> LetterSet {
        if sets.indices.contains(index), allows(sets[index]) { return sets[index] }
        return sets.first(where: allows) ?? .english
    }

    /// Whether there is more than one alphabet to choose from.
    package var hasSeveral: Bool { sets.filter(allows).count > 1 }

    /// The index of the letters that the globe shows after those at `index`.
    package func index(after index: Int) -> Int {
        let shown = letters(at: index)
        let start = sets.firstIndex(of: shown) ?? 0
        let others = (start + 1)..<(start + sets.count)
        return others.lazy.map { $0 % sets.count }.first { allows(sets[$0]) } ?? start
    }

    private func allows(_ letters: LetterSet) -> Bool { !onlyLatin || letters.isLatin }
}
