import Synchronization

/// A symbol of an app's catalog: an SVG with a layer for each weight and scale, such as `Regular-M`.
///
/// The layers and guides have the names of the templates that Apple's SF Symbols app exports. A template may lack any of
/// the 27 layers; the nearest one is drawn then.
final class SymbolTemplate: Sendable {
    /// The point size of the text that a template is drawn for: its capitals are as high as the guides say.
    private static let pointSize: CGFloat = 100

    /// One layer, in the template's points, y down.
    struct Layer: Sendable {
        let name: String
        /// From the left to the right margin, and from the top to the bottom of the ink.
        let box: CGRect
        /// The y of the line of the text's baseline.
        let baseline: CGFloat
        /// What one of the template's points is at a text size of 1 point, without the factor of a scale.
        let unit: CGFloat
        /// The scale that the layer is drawn for.
        let scale: UIImage.SymbolScale
    }

    /// Whether the layers have colors of their own.
    let isMulticolor: Bool
    private let document: VectorDocument
    private let layers: [String: Layer]

    /// Nil if the drawing has no layer of a template.
    init?(_ data: Data, isMulticolor: Bool) throws(VectorFailure) {
        document = try VectorDocument(Self.withoutWireframes(data), styleSheet: SymbolColors.styleSheet)
        self.isMulticolor = isMulticolor
        var layers: [String: Layer] = [:]
        for scale in [UIImage.SymbolScale.small, .medium, .large] {
            for weight in Self.weights {
                let name = Self.name(of: weight, scale)
                layers[name] = Self.layer(name, scale, in: document)
            }
        }
        guard !layers.isEmpty else { return nil }
        self.layers = layers
    }

    /// SF Symbols marks shapes for its preview with a style that shows outlines only.
    private static func withoutWireframes(_ data: Data) -> Data {
        Data(String(decoding: data, as: UTF8.self).replacing("SFSymbolsPreviewWireframe", with: "").utf8)
    }

    private static func layer(_ name: String, _ scale: UIImage.SymbolScale, in document: VectorDocument) -> Layer? {
        guard let ink = document.bounds(ofLayer: name)?.ink, ink.width > 0, ink.height > 0 else { return nil }
        let letter = letter(of: scale)
        let left = document.bounds(ofLayer: "left-margin-\(name)")?.outline.midX ?? ink.minX
        let right = document.bounds(ofLayer: "right-margin-\(name)")?.outline.midX ?? ink.maxX
        let baseline = document.bounds(ofLayer: "Baseline-\(letter)")?.outline.midY
        let capline = document.bounds(ofLayer: "Capline-\(letter)")?.outline.midY
        let capHeight = UIFont.systemFont(ofSize: pointSize).capHeight
        // The smallest templates have no guides: their letters are then as high as their ink.
        let height = baseline.flatMap { baseline in capline.map { baseline - $0 } } ?? ink.height
        return Layer(
            name: name,
            box: CGRect(
                x: right > left ? left : ink.minX, y: ink.minY, width: right > left ? right - left : ink.width,
                height: ink.height),
            baseline: baseline ?? ink.maxY, unit: capHeight / max(height, 1) / pointSize, scale: scale)
    }

    /// The layer for a style: of its scale and the nearest weight, otherwise of medium, small or large scale.
    func layer(for style: SymbolStyle) -> Layer {
        let preferred = style.scale == .small || style.scale == .large ? style.scale : .medium
        let order = Self.weights.sorted { Self.distance($0, style.weight) < Self.distance($1, style.weight) }
        for scale in [preferred, .medium, .small, .large] {
            for weight in order {
                if let layer = layers[Self.name(of: weight, scale)] { return layer }
            }
        }
        preconditionFailure("A template without layers is not created; this one has \(layers.count).")
    }

    /// Points per point of the template at the point size and scale of `style`.
    func unit(of layer: Layer, for style: SymbolStyle) -> CGFloat {
        let own = SymbolMetrics.factors(of: layer.scale).size
        return style.pointSize * layer.unit * SymbolMetrics.factors(of: style.scale).size / own
    }

    /// The layer's box as an image of this size in pixels.
    func pixels(of layer: Layer, width: Int, height: Int) -> CGImage? {
        document.image(of: layer.box, layer: layer.name, width: width, height: height)
    }

    private static let weights: [UIImage.SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    private static func distance(_ left: UIImage.SymbolWeight, _ right: UIImage.SymbolWeight) -> Int {
        let regular = UIImage.SymbolWeight.regular.rawValue
        return abs(left.rawValue - (right == .unspecified ? regular : right.rawValue))
    }

    private static func letter(of scale: UIImage.SymbolScale) -> String {
        switch scale {
        case .small: "S"
        case .medium, .default, .unspecified: "M"
        case .large: "L"
        }
    }

    /// The id of the layer of a weight and scale, such as "Ultralight-S".
    private static func name(of weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> String {
        let word =
            switch weight {
            case .ultraLight: "Ultralight"
            case .thin: "Thin"
            case .light: "Light"
            case .regular, .unspecified: "Regular"
            case .medium: "Medium"
            case .semibold: "Semibold"
            case .bold: "Bold"
            case .heavy: "Heavy"
            case .black: "Black"
            }
        return word + "-" + letter(of: scale)
    }
}

/// The colors of the classes that SF Symbols gives a template's shapes, such as `multicolor-0:systemRedColor`.
private enum SymbolColors {
    /// The number of layers that the style sheet names.
    private static let levels = 8

    static let styleSheet = (0..<levels).flatMap { level in
        colors.map { ".multicolor-\(level)\\:\($0.name){fill:\($0.value)}" }
    }
    .joined()

    /// The system's colors in the light style, of every iOS version.
    private static let colors: [(name: String, value: String)] =
        [
            ("systemRedColor", UIColor.systemRed), ("systemOrangeColor", .systemOrange),
            ("systemYellowColor", .systemYellow), ("systemGreenColor", .systemGreen), ("systemMintColor", .systemMint),
            ("systemTealColor", .systemTeal), ("systemCyanColor", .systemCyan), ("systemBlueColor", .systemBlue),
            ("systemIndigoColor", .systemIndigo), ("systemPurpleColor", .systemPurple),
            ("systemPinkColor", .systemPink), ("systemBrownColor", .systemBrown), ("systemGrayColor", .systemGray),
            ("tintColor", .systemBlue), ("whiteColor", .white), ("white", .white), ("blackColor", .black),
            ("black", .black),
        ]
        .map { ($0.0, hexadecimal($0.1)) }

    private static func hexadecimal(_ color: UIColor) -> String {
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
        let parts = [light.red, light.green, light.blue].map { part -> String in
            let digits = String(Int((part * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + parts.joined()
    }
}
