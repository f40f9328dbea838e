/// An image inside attributed text, at a character `NSTextAttachment.character`.
open class NSTextAttachment: NSObject {
    private let foundationTag = FoundationTypeTag()

    /// The object replacement character, which marks the position of an attachment.
    public class var character: Int { 0xFFFC }

    /// The frame in points relative to the baseline, y **up**: a negative `minY` extends below it. Empty, the
    /// default, means the image's size, on the baseline.
    open var bounds = CGRect.zero
    /// The image to draw. Default nil: only the space of `bounds`.
    open var image: UIImage?
    /// The data of a file; drawn when it is an image and `image` is nil.
    open private(set) var contents: Data?
    /// The type of `contents`; nil when unknown.
    open private(set) var fileType: String?

    /// An attachment without an image.
    public override init() {
        super.init()
    }

    /// An attachment that shows `image`.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// An attachment with the data of a file.
    ///
    /// - Parameter uti: the type of the file; every format that `UIImage(data:)` reads is drawn.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// The space in a line, in the coordinate space of `bounds`.
    var layoutBounds: CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }
}

extension NSAttributedString {
    /// A text that contains only `attachment`.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether any character of `range` is an attachment. The part of `range` beyond the text is ignored.
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
