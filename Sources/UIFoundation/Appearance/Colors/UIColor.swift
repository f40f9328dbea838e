/// A color, either fixed or dynamic, or an image that is repeated. A dynamic color depends on the traits that it is
/// resolved with.
///
/// Immutable and safe to use on every thread. Fixed colors are equal when their components are, patterns when their images
/// and alpha are; dynamic colors only when they are the same object.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    /// Immutable. A dynamic color's closure is called on any thread, as with Apple's.
    enum Storage: @unchecked Sendable {
        case fixed(SRGBColor, CGColor)
        /// A color that repeats a pattern.
        case pattern(CGColor)
        case system(SystemColor)
        /// The tint color of the view that uses it.
        case tint
        case dynamic((UITraitCollection) -> UIColor)
        indirect case faded(UIColor, alpha: CGFloat)

        static let clear = Storage.fixed(
            SRGBColor(white: 0, alpha: 0), CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    }

    private let foundationTag = FoundationTypeTag()
    /// Set once, by the initializer.
    final private(set) var storage = Storage.clear

    /// A clear color.
    public override init() {
        super.init()
    }

    convenience init(_ storage: Storage) {
        self.init()
        self.storage = storage
    }

    /// A fixed color.
    package convenience init(_ color: SRGBColor) {
        self.init(
            .fixed(color, CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)))
    }

    /// The color of a `#colorLiteral`, in sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// A gray; 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(white: white, alpha: alpha))
    }

    /// A color in sRGB. Components run from 0 to 1; values outside are kept.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A color in sRGB from hue, saturation and brightness, all from 0 to 1; hue 0 is red, 1/3 green, 2/3 blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// A color in Display P3, stored as sRGB components, which can be outside 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGBColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A fixed color with the components of `cgColor`, or its pattern.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.pattern == nil ? .fixed(SRGBColor(cgColor), cgColor) : .pattern(cgColor))
    }

    /// A dynamic color: `dynamicProvider` is called each time the color is resolved.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(dynamicProvider))
    }

    /// The fixed color that this one resolves to with `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern:
            return self
        case .system(let color):
            return color.resolved(for: traitCollection)
        case .tint:
            return UIColor.systemBlue.resolvedColor(with: traitCollection)
        case .dynamic(let provider):
            return provider(traitCollection).resolvedColor(with: traitCollection)
        case .faded(let color, let alpha):
            return color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        }
    }

    /// This color with another alpha, from 0 to 1. A dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color, _): UIColor(color.withAlpha(alpha))
        case .pattern(let color): UIColor(.pattern(color.copy(alpha: alpha) ?? color))
        case .faded(let color, _): UIColor(.faded(color, alpha: alpha))
        case .system, .tint, .dynamic: UIColor(.faded(self, alpha: alpha))
        }
    }

    /// This color with its alpha multiplied by `factor`. A dynamic color stays dynamic.
    package func multiplyingAlpha(by factor: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color, _): UIColor(color.withAlpha(color.alpha * factor))
        case .pattern(let color): withAlphaComponent(color.alpha * factor)
        case .faded(let color, let alpha): UIColor(.faded(color, alpha: alpha * factor))
        case .tint: UIColor(.faded(self, alpha: factor))
        case .system, .dynamic:
            UIColor { [self] traits in resolvedColor(with: traits).multiplyingAlpha(by: factor) }
        }
    }

    /// The color for layers and contexts, resolved with `UITraitCollection.current`.
    open var cgColor: CGColor {
        switch storage {
        case .fixed(_, let color), .pattern(let color): color
        case .system, .tint, .dynamic, .faded: resolvedColor(with: .current).cgColor
        }
    }

    /// The sRGB components, resolved with `UITraitCollection.current`; of a pattern, those of its mean color.
    package var components: SRGBColor {
        switch storage {
        case .fixed(let color, _): color
        case .pattern(let color): SRGBColor(color)
        case .system, .tint, .dynamic, .faded: resolvedColor(with: .current).components
        }
    }

    /// Returns this object, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map(isSame) ?? false
    }

    /// Equality without a cast.
    package final func isSame(as other: UIColor) -> Bool {
        if self === other { return true }
        switch (storage, other.storage) {
        case (.fixed(let mine, _), .fixed(let its, _)): return mine == its
        case (.pattern(let mine), .pattern(let its)): return mine == its
        case (.faded(let mine, let myAlpha), .faded(let its, let itsAlpha)): return myAlpha == itsAlpha && mine == its
        default: return false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color, _): color.hashValue
        case .pattern(let color): color.hashValue
        case .faded(let color, let alpha): color.hash ^ alpha.hashValue
        case .system, .tint, .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    /// The fixed color that this one resolves to with `traits`, and with `tintColor` for `.tintColor`.
    package func resolvedColor(traits: () -> UITraitCollection, tintColor: () -> UIColor?) -> UIColor {
        switch storage {
        case .fixed, .pattern:
            return self
        case .system, .dynamic:
            return resolvedColor(with: traits())
        case .tint:
            // A view whose tint is `.tintColor` itself falls back to the system's blue.
            return (tintColor() ?? .systemBlue).resolvedColor(with: traits())
        case .faded(let color, let alpha):
            let opaque = color.resolvedColor(traits: traits, tintColor: tintColor)
            return opaque.withAlphaComponent(alpha)
        }
    }

    /// Whether this color depends on the tint color of the view that uses it.
    package var followsTint: Bool {
        switch storage {
        case .tint: true
        case .faded(let color, _): color.followsTint
        case .fixed, .pattern, .system, .dynamic: false
        }
    }

    open override var description: String {
        switch storage {
        case .fixed(let color, _) where color.isGray:
            "UIExtendedGrayColorSpace \(color.red.brief) \(color.alpha.brief)"
        case .fixed(let color, _):
            "UIExtendedSRGBColorSpace "
                + [color.red, color.green, color.blue, color.alpha].map(\.brief).joined(separator: " ")
        case .pattern(let color):
            "kCGColorSpaceModelPattern \(color.alpha.brief)"
        case .system(let color):
            "<UIDynamicSystemColor; name = \(color.name)>"
        case .tint:
            "<UITintColor>"
        case .dynamic:
            "<UIDynamicProviderColor>"
        case .faded(let color, let alpha):
            "<UIDynamicModifiedColor; contrast = normal, baseColor = \(color), alpha = \(alpha.brief)>"
        }
    }

    /// Writes the sRGB components; nil pointers are skipped. Returns false and writes nothing for a pattern, which has
    /// none.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = ownComponents else { return false }
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation and brightness, each from 0 to 1; nil pointers are skipped. Returns false
    /// and writes nothing for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = ownComponents else { return false }
        let parts = color.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the gray level, from 0 black to 1 white. Returns false and writes nothing for a color that is not a gray.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let color = ownComponents, color.isGray else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// The sRGB components, resolved with `UITraitCollection.current`; nil for a pattern.
    private var ownComponents: SRGBColor? {
        let resolved = resolvedColor(with: .current)
        if case .pattern = resolved.storage { return nil }
        return resolved.components
    }

    /// Makes this the fill and stroke color of the current graphics context. Does nothing without a context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill color of the current graphics context. Does nothing without a context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the stroke color of the current graphics context. Does nothing without a context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}

extension CGFloat {
    /// Up to six significant digits, without trailing zeros.
    fileprivate var brief: String { String(format: "%g", Double(self)) }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What the compiler makes of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
