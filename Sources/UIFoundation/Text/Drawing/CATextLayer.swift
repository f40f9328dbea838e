import CoreGraphics
import Foundation
import QuartzCore

/// Where the lines of a text layer lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By the direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From edge to edge.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What a text layer leaves out of lines that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing: the line is cut off at the edge of the layer.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text from its upper edge down, clipped to its bounds. Changes show in the next frame, without
/// animation.
open class CATextLayer: CALayer {
    /// The text: a `String`, or an `NSAttributedString`, whose own fonts and colors are used. Others draw nothing.
    /// Default nil.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// The font of a plain string: a `UIFont`, whose size is not used, or the name of a font as an `NSString`. Others
    /// and nil, the default, stand for the system font, where iOS has Helvetica.
    open var font: AnyObject? { didSet { setNeedsDisplay() } }
    /// The font size of a plain string, in points. Default 36.
    open var fontSize: CGFloat = 36 {
        didSet {
            if !fontSize.isFinite || fontSize < 0 { fontSize = oldValue }
            setNeedsDisplay()
        }
    }
    /// The color of a plain string. Nil draws nothing. Default opaque white.
    open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
        didSet { setNeedsDisplay() }
    }
    /// Whether lines are wrapped at the width of the layer. Default false.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    /// What is left out of lines that are too long; of wrapped text, of the last line that fits. Default none.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
    /// Where the lines lie. Attributed strings have their own alignment where this is natural. Default natural.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        needsDisplayOnBoundsChange = true
        guard let other = layer as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        foregroundColor = other.foregroundColor
        isWrapped = other.isWrapped
        truncationMode = other.truncationMode
        alignmentMode = other.alignmentMode
    }

    open override func draw(in ctx: CGContext) {
        guard let text = styledText, text.length > 0 else { return }
        UIGraphicsPushContext(ctx)
        ctx.saveGState()
        ctx.clip(to: bounds)
        var options: NSStringDrawingOptions = [.usesLineFragmentOrigin]
        if isWrapped, truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
        text.draw(with: bounds, options: options, context: nil)
        ctx.restoreGState()
        UIGraphicsPopContext()
    }

    /// The text with the attributes that it has no own ones for; nil when there is nothing to draw.
    private var styledText: NSAttributedString? {
        let text: NSMutableAttributedString
        switch string {
        case let attributed as NSAttributedString: text = NSMutableAttributedString(attributedString: attributed)
        case let plain as String:
            guard let foregroundColor else { return nil }
            text = NSMutableAttributedString(
                string: plain,
                attributes: [.font: plainFont, .foregroundColor: UIColor(cgColor: foregroundColor)])
        default: return nil
        }
        let whole = NSRange(location: 0, length: text.length)
        guard whole.length > 0 else { return nil }
        let given = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(given ?? .default)
        if let alignment { style.alignment = alignment }
        style.lineBreakMode = lineBreakMode
        text.addAttribute(.paragraphStyle, value: style, range: whole)
        return text
    }

    private var plainFont: UIFont {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let name as NSString:
            UIFont(name: String(describing: name), size: fontSize) ?? .systemFont(ofSize: fontSize)
        default: .systemFont(ofSize: fontSize)
        }
    }

    private var alignment: NSTextAlignment? {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: nil
        }
    }

    private var lineBreakMode: NSLineBreakMode {
        if isWrapped { return .byWordWrapping }
        switch truncationMode {
        case .start: return .byTruncatingHead
        case .end: return .byTruncatingTail
        case .middle: return .byTruncatingMiddle
        default: return .byClipping
        }
    }
}
