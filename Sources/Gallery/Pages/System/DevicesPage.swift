import UIKit

extension GalleryPage {
    /// Device, screen, traits and accessibility settings as the app sees them, updated live.
    static let devices = GalleryPage(
        id: "devices", title: "Devices", summary: "Device and settings as an app sees them",
        group: .system, symbol: "iphone", tint: .systemBlue
    ) { DevicesPage() }
}

private final class DevicesPage: ExamplesController {
    private var observers: [NSObjectProtocol] = []
    private let map = SafeAreaMap()
    private let screen = FactList(["Device", "System", "Window", "Scale", "Safe area", "Size classes"])
    private let traits = FactList(["Appearance", "Contrast", "Text size", "Bold text", "Direction"])
    private let accessibility = FactList(["Reduce Motion", "Reduce Transparency", "Button Shapes"])

    override func makeExamples() -> [Example] {
        title = "Devices".localized
        return [
            Example("Window", note: "The shaded area is outside the safe area.", map), Example("Metrics", screen),
            Example("Traits", traits), Example("Accessibility", accessibility),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for name in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        ] {
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.updateFacts() }
            }
            observers.append(observer)
        }
    }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    override func viewDidLayoutSubviews() {
        // The heights of the cards depend on the text.
        updateFacts()
        super.viewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        updateFacts()
        super.traitCollectionDidChange(previous)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        updateFacts()
    }

    private func updateFacts() {
        guard let window = view.window else { return }
        let traits = traitCollection
        let insets = window.safeAreaInsets
        map.show(window.bounds.size, insets: insets)
        screen.show([
            UIDevice.current.name, "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)",
            "\(format(window.bounds.width)) × \(format(window.bounds.height))".leftToRight,
            "\(format(traits.displayScale)) \(traits.displayScale == 1 ? "pixel" : "pixels") per point",
            [insets.top, insets.left, insets.bottom, insets.right].map(format).joined(separator: ", ").leftToRight,
            "\(name(traits.horizontalSizeClass)) × \(name(traits.verticalSizeClass))",
        ])
        self.traits.show([
            traits.userInterfaceStyle == .dark ? "dark" : "light",
            traits.accessibilityContrast == .high ? "high" : "normal",
            traits.preferredContentSizeCategory.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""),
            traits.legibilityWeight == .bold ? "on" : "off",
            traits.layoutDirection == .rightToLeft ? "right to left" : "left to right",
        ])
        accessibility.show(
            [
                UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled,
                UIAccessibility.buttonShapesEnabled,
            ].map { $0 ? "on" : "off" })
    }

    /// Whole numbers without decimals, others with one.
    private func format(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : String(format: "%.1f", value)
    }

    private func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: "unspecified"
        @unknown default: "unknown"
        }
    }
}

/// A small map of the window, with the area outside the safe area shaded.
private final class SafeAreaMap: UIView {
    private var size = CGSize(width: 1, height: 1)
    private var insets = UIEdgeInsets.zero

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func show(_ size: CGSize, insets: UIEdgeInsets) {
        guard (self.size, self.insets) != (size, insets) else { return }
        self.size = size
        self.insets = insets
        setNeedsDisplay()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 220) }

    override func draw(_ rect: CGRect) {
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        let outer = CGRect(
            x: (bounds.width - size.width * scale) / 2, y: (bounds.height - size.height * scale) / 2,
            width: size.width * scale, height: size.height * scale)
        let inner = outer.inset(
            by: UIEdgeInsets(
                top: insets.top * scale, left: insets.left * scale, bottom: insets.bottom * scale,
                right: insets.right * scale))
        UIColor.systemBlue.withAlphaComponent(0.3).setFill()
        UIBezierPath(roundedRect: outer, cornerRadius: 14).fill()
        UIColor.secondarySystemGroupedBackground.setFill()
        UIBezierPath(rect: inner).fill()
        UIColor.systemBlue.setStroke()
        let edge = UIBezierPath(roundedRect: outer.insetBy(dx: 0.75, dy: 0.75), cornerRadius: 14)
        edge.lineWidth = 1.5
        edge.stroke()
    }
}
