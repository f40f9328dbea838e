/// A picture that stands in attributed text like a letter, where the text has `NSTextAttachment.character`.
open class NSTextAttachment: NSObject {
    private let mark = FoundationMark()

    /// The object replacement character, which an attachment takes the place of.
    public class var character: Int { 0xFFFC }

    /// Points from the baseline, y **up**: a negative `minY` reaches below it. Empty, the default: as large as the
    /// image, standing on the baseline.
    open var bounds = CGRect.zero
    /// What is drawn. Default nil: nothing but the room that `bounds` asks for.
    open var image: UIImage?
    /// The bytes of a file; shown when they are a picture and there is no `image`.
    open private(set) var contents: Data?
    open private(set) var fileType: String?

    public override init() {
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// - Parameter uti: the kind of file; any kind that `UIImage(data:)` reads is shown.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// The room in a line, as `bounds` counts.
    var place: CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }
}

extension NSAttributedString {
    /// A text of `attachment` alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether any character of `range` is an attachment. A range beyond the text counts as far as there is text.
    public func containsAttachments(in range: NSRange) -> Bool {
        let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
        var isFound = false
        guard range.length > 0 else { return false }
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}
