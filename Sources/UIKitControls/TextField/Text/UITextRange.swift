import UIKitCore

/// A position between the characters of a text. Created by the text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// UTF-16 units from the beginning.
    private(set) var offset = 0

    /// The beginning of a text; for subclasses.
    public override init() {
        super.init()
    }

    convenience init(offset: Int) {
        self.init()
        self.offset = offset
    }
}

/// A range of a text. Created by the text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// The first position.
    open private(set) var start = UITextPosition()
    /// The position after the last character.
    open private(set) var end = UITextPosition()
    /// Whether the range contains no character.
    open var isEmpty: Bool { start.offset == end.offset }

    /// The empty range at the beginning of a text; for subclasses.
    public override init() {
        super.init()
    }

    convenience init(_ range: Range<Int>) {
        self.init()
        start = UITextPosition(offset: range.lowerBound)
        end = UITextPosition(offset: range.upperBound)
    }

    var range: Range<Int> { start.offset..<end.offset }
}
