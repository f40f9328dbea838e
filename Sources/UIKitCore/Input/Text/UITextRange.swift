/// A place between the characters of a text. Its text makes it.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// UTF-16 units from the beginning.
    let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init()
    }
}

/// A stretch of a text. Its text makes it.
@preconcurrency @MainActor open class UITextRange: NSObject {
    open private(set) var start: UITextPosition
    open private(set) var end: UITextPosition
    open var isEmpty: Bool { start.offset == end.offset }

    init(_ range: Range<Int>) {
        start = UITextPosition(offset: range.lowerBound)
        end = UITextPosition(offset: range.upperBound)
        super.init()
    }

    var range: Range<Int> { start.offset..<end.offset }
}
