import CPango

/// Where words and sentences of a text begin and end, by Unicode's rules and those of the text's languages.
///
/// Ranges count UTF-16 units and are in order.
package struct TextBreaks {
    /// The words, without the spaces and punctuation between them.
    package private(set) var words: [Range<Int>] = []
    /// The sentences, each with the spaces after it. They cover the text.
    package private(set) var sentences: [Range<Int>] = []

    /// Finds the words and sentences of `text`; takes time in proportion to its length.
    package init(_ text: String) {
        // Pango ends the text at a NUL.
        let scalars = Array(text.replacingNUL().unicodeScalars)
        guard !scalars.isEmpty else { return }
        var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        var copy = text.replacingNUL()
        copy.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_get_log_attrs(
                    characters.baseAddress, Int32(characters.count), -1, pango_language_get_default(), &marks,
                    Int32(marks.count))
            }
        }
        var offset = 0
        var wordStart: Int?
        var sentenceStart = 0
        for (index, mark) in marks.enumerated() {
            if mark.is_word_end != 0, let start = wordStart {
                words.append(start..<offset)
                wordStart = nil
            }
            if mark.is_word_start != 0 { wordStart = offset }
            if mark.is_sentence_start != 0, offset > sentenceStart {
                sentences.append(sentenceStart..<offset)
                sentenceStart = offset
            }
            if index < scalars.count { offset += scalars[index].value > 0xFFFF ? 2 : 1 }
        }
        if let wordStart, wordStart < offset { words.append(wordStart..<offset) }
        joinContractions(Array(copy.utf16))
        if sentenceStart < offset { sentences.append(sentenceStart..<offset) }
    }

    /// Makes one word of two with an apostrophe between them, as in "it's".
    private mutating func joinContractions(_ units: [UInt16]) {
        words = words.reduce(into: []) { joined, word in
            guard let last = joined.last, word.lowerBound == last.upperBound + 1,
                units[last.upperBound] == 0x27 || units[last.upperBound] == 0x2019
            else { return joined.append(word) }
            joined[joined.count - 1] = last.lowerBound..<word.upperBound
        }
    }
}
