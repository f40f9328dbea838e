/// Makes objects of a class safe as values in attributed strings, when it is the class's first stored property.
///
/// Foundation on Linux keeps attributes in containers of Core Foundation, which compare values by `CFEqual`. That reads
/// a type number from the first word of an object's own storage, and stops the process when none of its types is meant,
/// so that merely appending one text with a font to another would end the app. With the mark of a Foundation class
/// there, Core Foundation sees an object of Swift's and asks its `isEqual`.
///
/// Seen with Swift 6.3.1. It can go when `NSAttributedString` no longer stands on Core Foundation's containers.
struct FoundationMark: Sendable {
    private let word: UInt64

    init() {
        word = FoundationMark.wordOfAttributedStrings
    }

    /// What Foundation itself keeps behind an object's header (class and reference counts, 16 bytes).
    private static let wordOfAttributedStrings: UInt64 = {
        let model = NSAttributedString(string: "")
        return withExtendedLifetime(model) {
            Unmanaged.passUnretained(model).toOpaque().load(fromByteOffset: 16, as: UInt64.self)
        }
    }()
}
