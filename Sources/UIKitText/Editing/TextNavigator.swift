import CoreGraphics

/// Finds where movements of the caret lead.
@MainActor package struct TextNavigator {
    private let buffer: TextBuffer
    private let geometry: any TextGeometry
    private let isSecret: Bool
    private let goalX: CGFloat?

    /// - Parameters:
    ///   - isSecret: Whether the places of words must not show.
    ///   - goalX: The distance from the left that the caret keeps while it moves between lines, in points; nil for that of
    ///     the caret.
    package init(buffer: TextBuffer, geometry: any TextGeometry, isSecret: Bool, goalX: CGFloat?) {
        self.buffer = buffer
        self.geometry = geometry
        self.isSecret = isSecret
        self.goalX = goalX
    }

    /// Where a movement leads from `offset`.
    package func destination(of movement: TextKeyCommand.Movement, from offset: Int) -> Int {
        let isRightToLeft = geometry.isRightToLeft(at: offset)
        switch movement {
        case .left, .right: return neighbor(of: offset, toRight: movement == .right)
        case .backward: return buffer.previousCharacter(before: offset)
        case .forward: return buffer.nextCharacter(after: offset)
        case .wordLeft, .wordRight:
            return word(from: offset, forward: (movement == .wordRight) != isRightToLeft)
        case .wordBackward, .wordForward: return word(from: offset, forward: movement == .wordForward)
        case .lineLeft, .lineRight:
            let line = geometry.lineRange(at: offset)
            return (movement == .lineRight) != isRightToLeft ? line.upperBound : line.lowerBound
        case .lineStart: return geometry.lineRange(at: offset).lowerBound
        case .lineEnd: return geometry.lineRange(at: offset).upperBound
        case .paragraphStart: return paragraphStart(before: offset)
        case .paragraphEnd: return paragraphEnd(after: offset)
        case .documentStart: return 0
        case .documentEnd: return buffer.length
        case .up, .down, .pageUp, .pageDown: return vertical(movement, from: offset)
        }
    }

    /// The end of the word after `offset`, or the start of the one before it. In a secret text, the places of words must
    /// not show.
    private func word(from offset: Int, forward: Bool) -> Int {
        if isSecret { return forward ? buffer.length : 0 }
        return forward ? buffer.wordEnd(after: offset) : buffer.wordStart(before: offset)
    }

    private func paragraphStart(before offset: Int) -> Int {
        let start = buffer.paragraphRange(at: offset).lowerBound
        return start < offset || start == 0 ? start : buffer.paragraphRange(at: start - 1).lowerBound
    }

    private func paragraphEnd(after offset: Int) -> Int {
        func end(at offset: Int) -> Int {
            let (index, start) = buffer.paragraph(at: offset)
            return start + buffer.contentLength(index)
        }
        let first = end(at: offset)
        return first > offset ? first : end(at: buffer.nextCharacter(after: offset))
    }

    private func vertical(_ movement: TextKeyCommand.Movement, from offset: Int) -> Int {
        let caret = geometry.caretRect(at: offset)
        let isUp = movement == .up || movement == .pageUp
        let isPage = movement == .pageUp || movement == .pageDown
        let end = isUp ? 0 : buffer.length
        var distance = isPage ? max(geometry.pageHeight - caret.height, caret.height) : caret.height / 2 + 2
        while true {
            let y = caret.midY + (isUp ? -distance : distance)
            let target = geometry.offset(closestTo: CGPoint(x: goalX ?? caret.minX, y: y))
            let found = geometry.caretRect(at: target)
            let isSameLine = abs(found.midY - caret.midY) < min(caret.height, found.height) / 2
            if !isSameLine { return target }
            // The space between lines and paragraphs belongs to the nearest line.
            guard distance < abs(geometry.caretRect(at: end).midY - caret.midY) else { return end }
            distance += max(caret.height / 2, 1)
        }
    }

    /// The neighboring offset in the arrow's direction on the screen. In a line with both directions, the carets of the
    /// line follow each other from left to right, so that each is reached once.
    private func neighbor(of offset: Int, toRight: Bool) -> Int {
        let line = geometry.lineRange(at: offset)
        let here = geometry.caretRect(at: offset)
        let isForward = toRight != geometry.isRightToLeft(at: offset)
        if !isSecret, BidirectionalCarets.mayBeMixed(buffer, in: line) {
            let carets = BidirectionalCarets(buffer, in: line, beside: here, geometry.caretRect)
            if let index = carets.neighbor(of: offset, toRight: toRight) { return index }
            return isForward ? buffer.nextCharacter(after: carets.last) : buffer.previousCharacter(before: carets.first)
        }
        let back = buffer.previousCharacter(before: offset)
        let forth = buffer.nextCharacter(after: offset)
        func isInArrowDirection(_ index: Int) -> Bool {
            guard index != offset else { return false }
            let there = geometry.caretRect(at: index)
            // On another line, the reading order decides.
            guard abs(there.midY - here.midY) < min(here.height, there.height) / 2 else {
                return (index > offset) == isForward
            }
            return toRight ? there.minX > here.minX : there.minX < here.minX
        }
        switch (isInArrowDirection(back), isInArrowDirection(forth)) {
        case (true, false): return back
        case (false, true): return forth
        case (true, true), (false, false): return isForward ? forth : back
        }
    }
}
