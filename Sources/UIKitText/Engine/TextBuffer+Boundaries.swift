import TextLayout

/// The boundaries between characters, words, sentences and paragraphs.
extension TextBuffer {
    /// The nearest boundary of a character as the user sees it, at or before `offset`.
    package func characterBoundary(atOrBefore offset: Int) -> Int {
        let offset = min(max(offset, 0), length)
        let (index, start) = paragraph(at: offset)
        let text = paragraphText(index)
        guard offset > start, offset < start + paragraphLength(index) else { return offset }
        let position = TextBuffer.scalarIndex(offset - start, in: text, roundingUp: false)
        // `index(after:)` goes from inside a character to its end; one step back is its beginning.
        return start + text.index(before: text.index(after: position)).utf16Offset(in: text)
    }

    /// The nearest boundary of a character at or after `offset`.
    package func characterBoundary(atOrAfter offset: Int) -> Int {
        let low = characterBoundary(atOrBefore: offset)
        return low >= min(offset, length) ? low : nextCharacter(after: low)
    }

    /// The boundary one character before `offset`; 0 at the beginning.
    package func previousCharacter(before offset: Int) -> Int {
        let offset = min(offset, length)
        guard offset > 0 else { return 0 }
        let boundary = characterBoundary(atOrBefore: offset)
        return boundary < offset ? boundary : characterBoundary(atOrBefore: offset - 1)
    }

    /// The boundary one character after `offset`; the length at the end.
    package func nextCharacter(after offset: Int) -> Int {
        let offset = max(offset, 0)
        guard offset < length else { return length }
        let (index, start) = paragraph(at: offset)
        let text = paragraphText(index)
        let position = TextBuffer.scalarIndex(offset - start, in: text, roundingUp: false)
        return start + text.index(after: position).utf16Offset(in: text)
    }

    /// Where the backspace key begins to delete before `offset`: a whole character, except that Thai and Lao vowels and
    /// tone marks are deleted one by one.
    package func deletionStart(before offset: Int) -> Int {
        let start = previousCharacter(before: offset)
        let scalars = text(in: start..<offset).unicodeScalars
        guard scalars.count > 1, scalars.allSatisfy({ (0x0E00...0x0EFF).contains($0.value) }) else { return start }
        return offset - 1
    }

    // MARK: Words

    /// How far around an offset words and sentences are searched for, in UTF-16 units.
    private static let searchDistance = 500

    /// The paragraph's text around `offset` and the offset of its beginning.
    private func surroundings(of offset: Int) -> (text: String, start: Int) {
        let whole = paragraphRange(at: offset)
        let low = characterBoundary(atOrBefore: max(whole.lowerBound, offset - TextBuffer.searchDistance))
        let high = characterBoundary(atOrAfter: min(whole.upperBound, offset + TextBuffer.searchDistance))
        return (text(in: low..<high), low)
    }

    private func words(around offset: Int) -> [Range<Int>] {
        let (text, start) = surroundings(of: offset)
        return TextBreaks(text).words.map { $0.lowerBound + start..<$0.upperBound + start }
    }

    /// The start of the word before `offset`; the beginning of the text if there is none.
    package func wordStart(before offset: Int) -> Int {
        var position = min(max(offset, 0), length)
        while position > 0 {
            // The end of a paragraph is the beginning of the next one.
            let inside = previousCharacter(before: position)
            if let word = words(around: inside).last(where: { $0.lowerBound < position }) { return word.lowerBound }
            position = surroundings(of: inside).start
        }
        return 0
    }

    /// The end of the word after `offset`; the end of the text if there is none.
    package func wordEnd(after offset: Int) -> Int {
        var position = min(max(offset, 0), length)
        while position < length {
            if let word = words(around: position).first(where: { $0.upperBound > position }) { return word.upperBound }
            let (text, start) = surroundings(of: position)
            position = max(start + text.utf16.count, nextCharacter(after: position))
        }
        return length
    }

    /// The range of the word at `offset`, or of the spaces and punctuation between two words. At the end of a paragraph
    /// it is what ends there.
    package func word(around offset: Int) -> Range<Int> {
        let position = characterBoundary(atOrBefore: offset)
        let (index, start) = paragraph(at: position)
        let end = start + contentLength(index)
        let words = words(around: min(position, end))
        let inside = position >= end ? max(previousCharacter(before: end), start) : position
        if let word = words.first(where: { $0.contains(inside) }) { return word }
        let low = words.last { $0.upperBound <= inside }?.upperBound ?? start
        return low..<max(low, words.first { $0.lowerBound > inside }?.lowerBound ?? end)
    }

    /// The word that contains or touches `offset`; nil between spaces and punctuation.
    package func wordTouching(_ offset: Int) -> Range<Int>? {
        words(around: offset).first { $0.contains(offset) || $0.upperBound == offset }
    }

    /// The range of the sentence at `offset` with the spaces after it.
    package func sentence(around offset: Int) -> Range<Int> {
        let (text, start) = surroundings(of: offset)
        let sentences = TextBreaks(text).sentences
        let position = offset - start
        let found = sentences.first { $0.contains(position) } ?? sentences.last ?? 0..<text.utf16.count
        return found.lowerBound + start..<found.upperBound + start
    }
}
