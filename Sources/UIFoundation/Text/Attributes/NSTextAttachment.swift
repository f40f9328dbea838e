/// What determines the space and the image of an attachment in a text.
///
/// Called when the text is laid out and drawn, also for each new width of the text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The image to draw in `imageBounds`, points of the context's space, y down; nil for none.
    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage?
    /// The frame in points relative to the baseline, y **up**.
    ///
    /// - Parameters:
    ///   - textContainer: the container of the text; nil in labels, fields and drawn text.
    ///   - lineFrag: a line from the origin, as wide as the text may be, and as high as the font's line.
    ///   - position: zero. Lines are broken when all frames are known.
    ///   - charIndex: the offset of the attachment's run in UTF-16 units.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// An image inside attributed text, at a character `NSTextAttachment.character`.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    private let foundationTag = FoundationTypeTag()

    /// The object replacement character, which marks the position of an attachment.
    public class var character: Int { 0xFFFC }

    /// The frame in points relative to the baseline, y **up**: a negative `minY` extends below it. Empty, the
    /// default, means the image's size, on the baseline.
    open var bounds = CGRect.zero
    /// The image to draw. Default nil: only the space of `bounds`.
    open var image: UIImage?
    /// The data of a file; drawn when it is an image and `image` is nil.
    open var contents: Data? {
        didSet { contentImage = contents.flatMap { UIImage(data: $0) } }
    }
    /// The type of `contents`; nil when unknown.
    open var fileType: String?
    /// The image in `contents`.
    private var contentImage: UIImage?

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
        contentImage = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// `image`, or else the image in `contents`.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image ?? contentImage }

    /// `bounds`, or the size of the image when they are empty.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: (image ?? contentImage)?.size ?? .zero) : bounds
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
