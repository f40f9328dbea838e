import CoreGraphics
@_spi(Core) import UIKitCore

/// The drawn keyboard: the bar of suggestions, the keys, and the strip with the globe below them.
final class DrawnKeyboardView: UIView {
    override var isDrawnKeyboard: Bool { true }

    let keys = KeysView()
    let bar = SuggestionBar()
    /// The globe below the keys of a phone with a home indicator.
    let globe = StripKeyView(.globe, name: "globe")
    /// The microphone beside it.
    let microphone = StripKeyView(.microphone, name: "dictation")
    /// The grip of a keyboard that floats.
    let grip = KeyboardGripView()
    /// The emoji above the keys of their page, and the field that searches them; nil while they are not shown.
    private(set) var emoji: EmojiGridView?
    private(set) var search: EmojiSearchBar?
    private(set) var geometry: KeyboardGeometry
    var showsBar = true { didSet { if showsBar != oldValue { setNeedsLayout() } } }

    init(_ geometry: KeyboardGeometry) {
        self.geometry = geometry
        super.init(frame: CGRect(origin: .zero, size: geometry.size))
        addSubview(bar)
        addSubview(globe)
        addSubview(microphone)
        addSubview(grip)
        addSubview(keys)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The height with or without the bar. Points.
    var height: CGFloat { geometry.size.height + (showsBar ? geometry.barHeight : 0) }

    /// Shows emoji in place of the upper rows of keys; nil removes them.
    func show(_ emoji: EmojiGridView?) {
        guard emoji !== self.emoji else { return }
        self.emoji?.removeFromSuperview()
        self.emoji = emoji
        if let emoji { addSubview(emoji) }
        setNeedsLayout()
    }

    /// Shows the field that searches emoji in place of the suggestions; nil shows the suggestions.
    func show(_ search: EmojiSearchBar?) {
        guard search !== self.search else { return }
        self.search?.removeFromSuperview()
        self.search = search
        if let search { addSubview(search) }
        setNeedsLayout()
    }

    /// Arranges the parts for another device or orientation.
    func apply(_ geometry: KeyboardGeometry) {
        guard geometry != self.geometry else { return }
        self.geometry = geometry
        setNeedsLayout()
    }

    /// The middle of the globe, from the side of the screen and from the lower edge of the keys, and that of the
    /// microphone on the other side. Points, from pictures of iOS 17.
    private static let globePlace = CGPoint(x: 42, y: 35)
    private static let microphoneY: CGFloat = 33.8
    /// The area that receives the touches of a key in the strip. Points; inferred.
    private static let stripKeySize = CGSize(width: 56, height: 52)

    override func layoutSubviews() {
        super.layoutSubviews()
        let barHeight = showsBar ? geometry.barHeight : 0
        bar.isHidden = !showsBar || barHeight == 0 || search != nil
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        search?.frame = bar.frame
        emoji?.frame = geometry.emojiArea.offsetBy(dx: 0, dy: barHeight)
        // The emoji are in front of the keys' area, which has keys only below them.
        keys.frame = CGRect(x: 0, y: barHeight, width: geometry.keys.width, height: geometry.keys.height)
        grip.isHidden = geometry != .floating
        grip.frame = CGRect(x: 0, y: keys.frame.maxY, width: bounds.width, height: KeyboardGeometry.gripHeight)
        let hasStrip = geometry.style == .phone && geometry.stripHeight >= KeyboardGeometry.smallestGlobeStrip
        let places = [
            (globe, Self.globePlace), (microphone, CGPoint(x: bounds.width - Self.globePlace.x, y: Self.microphoneY)),
        ]
        for (key, place) in places {
            key.isHidden = !hasStrip
            key.bounds.size = Self.stripKeySize
            key.center = CGPoint(x: place.x, y: keys.frame.maxY + place.y)
        }
    }
}
