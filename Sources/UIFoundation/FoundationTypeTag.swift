/// Makes objects of a class safe as values in attributed strings, as the class's first stored property.
///
/// Foundation on Linux stores attributes in Core Foundation containers, which compare values with `CFEqual`. That
/// reads a type number from the first word of the object's own storage and traps for an unknown type. Appending one
/// text with a font to another would crash the app. With the tag of a Foundation class, Core Foundation treats the
/// object as a Swift object and calls `isEqual`.
///
/// Observed with Swift 6.3.1. Remove it when `NSAttributedString` no longer uses Core Foundation containers.
struct FoundationTypeTag: Sendable {
    private let word: UInt64

    init() {
        word = FoundationTypeTag.attributedStringTag
    }

    /// The word that Foundation stores after an object's header (class and reference counts, 16 bytes).
    private static let attributedStringTag: UInt64 = {
        let model = NSAttributedString(string: "")
        return withExtendedLifetime(model) {
            Unmanaged.passUnretained(model).toOpaque().load(fromByteOffset: 16, as: UInt64.self)
        }
    }()
}
