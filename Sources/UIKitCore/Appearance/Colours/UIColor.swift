/// A colour, or a rule that answers with one for the traits it is asked about (a dynamic colour).
///
/// Immutable, and safe to use on every thread. Fixed colours are equal when their components are; dynamic ones when
/// they are the same rule.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    /// Immutable; a dynamic color's closure is called on any thread, as with Apple's.
    enum Storage: @unchecked Sendable {
        case fixed(SRGBColour, CGColor)
        case system(SystemColour)
        /// The tint of the view it is used in.
        case tint
        case dynamic((UITraitCollection) -> UIColor)
        indirect case faded(UIColor, alpha: CGFloat)

        static let clear = Storage.fixed(
            SRGBColour(white: 0, alpha: 0), CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    }

    private let mark = FoundationMark()
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

    /// A fixed colour.
    package convenience init(_ colour: SRGBColour) {
        self.init(
            .fixed(colour, CGColor(red: colour.red, green: colour.green, blue: colour.blue, alpha: colour.alpha)))
    }

    /// A grey; 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(SRGBColour(white: white, alpha: alpha))
    }

    /// A colour of sRGB. Components run from 0 to 1; those outside are kept.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGBColour(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour of sRGB. All from 0 to 1; hue 0 is red, 1/3 green, 2/3 blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(SRGBColour(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// A colour of Display P3, kept as the sRGB components it stands for, which can lie outside 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(SRGBColour(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(cgColor: CGColor) {
        self.init(.fixed(SRGBColour(cgColor), cgColor))
    }

    /// A dynamic colour: `dynamicProvider` is asked each time the colour is used.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(dynamicProvider))
    }

    /// The fixed colour that this one is under `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed:
            return self
        case .system(let colour):
            return colour.resolved(for: traitCollection)
        case .tint:
            return UIColor.systemBlue.resolvedColor(with: traitCollection)
        case .dynamic(let provider):
            return provider(traitCollection).resolvedColor(with: traitCollection)
        case .faded(let colour, let alpha):
            return UIColor(colour.resolvedColor(with: traitCollection).components.withAlpha(alpha))
        }
    }

    /// This colour with another alpha, from 0 to 1. A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let colour, _): UIColor(colour.withAlpha(alpha))
        case .faded(let colour, _): UIColor(.faded(colour, alpha: alpha))
        case .system, .tint, .dynamic: UIColor(.faded(self, alpha: alpha))
        }
    }

    /// What layers and contexts take: the colour under `UITraitCollection.current`.
    open var cgColor: CGColor {
        if case .fixed(_, let colour) = storage { return colour }
        return resolvedColor(with: .current).cgColor
    }

    /// The sRGB components under `UITraitCollection.current`.
    package var components: SRGBColour {
        if case .fixed(let colour, _) = storage { return colour }
        return resolvedColor(with: .current).components
    }

    /// This object itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.fixed(let mine, _), .fixed(let its, _)): return mine == its
        case (.faded(let mine, let myAlpha), .faded(let its, let itsAlpha)): return myAlpha == itsAlpha && mine == its
        default: return false
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let colour, _): colour.hashValue
        case .faded(let colour, let alpha): colour.hash ^ alpha.hashValue
        case .system, .tint, .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    /// The fixed colour that this one is in `view`: under its traits, and with its tint for `.tintColor`.
    @MainActor package func resolvedColor(in view: UIView) -> UIColor {
        switch storage {
        case .fixed:
            return self
        case .system, .dynamic:
            return resolvedColor(with: view.traitCollection)
        case .tint:
            // A view whose tint is `.tintColor` itself falls back to the system's blue.
            return (view.tintColor ?? .systemBlue).resolvedColor(with: view.traitCollection)
        case .faded(let colour, let alpha):
            return UIColor(colour.resolvedColor(in: view).components.withAlpha(alpha))
        }
    }

    /// Whether this colour is another one in a view with another tint.
    package var followsTint: Bool {
        switch storage {
        case .tint: true
        case .faded(let colour, _): colour.followsTint
        case .fixed, .system, .dynamic: false
        }
    }

    open override var description: String {
        switch storage {
        case .fixed(let colour, _) where colour.isGrey:
            "UIExtendedGrayColorSpace \(colour.red.brief) \(colour.alpha.brief)"
        case .fixed(let colour, _):
            "UIExtendedSRGBColorSpace "
                + [colour.red, colour.green, colour.blue, colour.alpha].map(\.brief).joined(separator: " ")
        case .system(let colour):
            "<UIDynamicSystemColor; name = \(colour.name)>"
        case .tint:
            "<UITintColor>"
        case .dynamic:
            "<UIDynamicProviderColor>"
        case .faded(let colour, let alpha):
            "<UIDynamicModifiedColor; contrast = normal, baseColor = \(colour), alpha = \(alpha.brief)>"
        }
    }
}

extension CGFloat {
    /// Up to six significant digits, without zeros at the end.
    fileprivate var brief: String { String(format: "%g", Double(self)) }
}
