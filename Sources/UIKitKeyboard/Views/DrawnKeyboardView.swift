import CoreGraphics
@_spi(Core) import UIKitCore

/// The drawn keyboard: the bar of suggestions, the keys, and the strip with the globe below them.
final class DrawnKeyboardView: UIView {
    override var isDrawnKeyboard: Bool { true }

    let keys = KeysView()
    let bar = SuggestionBar()
    /// The globe below the keys of a phone with a home indicator.
    let globe = StripKeyView()
    /// The grip of a keyboard that floats.
    let grip = KeyboardGripView()
    private(set) var geometry: KeyboardGeometry
    var showsBar = true { didSet { setNeedsLayout() } }

    init(_ geometry: KeyboardGeometry) {
        self.geometry = geometry
        super.init(frame: CGRect(origin: .zero, size: geometry.size))
        addSubview(bar)
        addSubview(globe)
        addSubview(grip)
        addSubview(keys)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The height with or without the bar. Points.
    var height: CGFloat { geometry.size.height + (showsBar ? geometry.barHeight : 0) }

    /// Arranges the parts for another device or orientation.
    func apply(_ geometry: KeyboardGeometry) {
        guard geometry != self.geometry else { return }
        self.geometry = geometry
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let barHeight = showsBar ? geometry.barHeight : 0
        bar.isHidden = !showsBar || barHeight == 0
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        keys.frame = CGRect(x: 0, y: barHeight, width: geometry.keys.width, height: geometry.keys.height)
        grip.isHidden = geometry != .floating
        grip.frame = CGRect(x: 0, y: keys.frame.maxY, width: bounds.width, height: KeyboardGeometry.gripHeight)
        globe.isHidden = geometry.style != .phone || geometry.stripHeight < KeyboardGeometry.smallestGlobeStrip
        globe.frame = CGRect(x: 12, y: keys.frame.maxY + 1, width: 50, height: 46)
    }
}
