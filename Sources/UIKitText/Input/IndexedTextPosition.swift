import UIKitCore

/// A position in the text of a field or text view. Equal to others with the same place in the same text.
package final class IndexedTextPosition: UITextPosition {
    /// UTF-16 units from the beginning.
    package let offset: Int
    /// Identifies the text.
    let owner: ObjectIdentifier

    init(_ offset: Int, owner: ObjectIdentifier) {
        self.offset = offset
        self.owner = owner
        super.init()
    }

    package nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? IndexedTextPosition else { return false }
        return offset == other.offset && owner == other.owner
    }

    package nonisolated override var hash: Int { offset }
}

/// A range of the text of a field or text view.
package final class IndexedTextRange: UITextRange {
    /// UTF-16 units from the beginning.
    package let range: Range<Int>
    let owner: ObjectIdentifier

    init(_ range: Range<Int>, owner: ObjectIdentifier) {
        self.range = range
        self.owner = owner
        super.init()
    }

    package override var start: UITextPosition { IndexedTextPosition(range.lowerBound, owner: owner) }
    package override var end: UITextPosition { IndexedTextPosition(range.upperBound, owner: owner) }
    package override var isEmpty: Bool { range.isEmpty }

    package nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? IndexedTextRange else { return false }
        return range == other.range && owner == other.owner
    }

    package nonisolated override var hash: Int { range.hashValue }
}
