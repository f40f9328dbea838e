import Synchronization

/// A symbol of the system, or of the app's catalog, with its options: the content of a symbol `UIImage`, drawn at every
/// scale.
package final class SymbolImage: Sendable {
    let name: String
    /// The configuration it was made with.
    package let options: SymbolOptions
    let style: SymbolStyle
    private let drawing: Drawing
    private let renditions = Mutex<[CGFloat: CGImage]>([:])

    /// What a symbol is drawn from.
    private enum Drawing: Sendable {
        case shape(SymbolShape)
        case template(SymbolTemplate, SymbolTemplate.Layer)
    }

    /// Whether it comes from a catalog of the app.
    var isOfApp: Bool {
        switch drawing {
        case .shape: false
        case .template: true
        }
    }

    /// Nil for an invalid symbol name. A valid name without a drawing gets the placeholder and a log line.
    convenience init?(named name: String, options: SymbolOptions, traits: UITraitCollection) {
        if let shape = SymbolTable.shape(named: name) {
            self.init(name: name, .shape(shape), choices: options, traits: traits)
        } else {
            guard SymbolTable.isValidName(name) else { return nil }
            UnknownSymbols.report(name)
            let shape = SymbolShape(marks: SymbolParser.marks(of: SymbolTable.placeholder))
            self.init(name: name, .shape(shape), choices: options, traits: traits)
        }
    }

    /// A symbol of the app's catalog.
    convenience init(
        named name: String, template: SymbolTemplate, options: SymbolOptions, traits: UITraitCollection
    ) {
        let layer = template.layer(for: SymbolStyle(options, for: traits))
        self.init(name: name, .template(template, layer), choices: options, traits: traits)
    }

    private init(name: String, _ drawing: Drawing, choices: SymbolOptions, traits: UITraitCollection) {
        self.name = name
        self.drawing = drawing
        self.options = choices
        style = SymbolStyle(choices, for: traits)
    }

    /// The same symbol with other options, or for other traits.
    func with(options choices: SymbolOptions, for traits: UITraitCollection) -> SymbolImage {
        guard choices != self.options || SymbolStyle(choices, for: traits) != style else { return self }
        switch drawing {
        case .shape: return SymbolImage(name: name, drawing, choices: choices, traits: traits)
        case .template(let template, _):
            return SymbolImage(named: name, template: template, options: choices, traits: traits)
        }
    }

    /// The size in points: the symbol's box, rounded up to whole pixels at `scale`.
    func size(at scale: CGFloat) -> CGSize {
        CGSize(
            width: (box.width * unit * scale - 0.01).rounded(.up) / scale,
            height: (box.height * unit * scale - 0.01).rounded(.up) / scale)
    }

    /// The box of the drawing, in its own units.
    private var box: CGRect {
        switch drawing {
        case .shape(let shape): shape.box
        case .template(_, let layer): layer.box
        }
    }

    /// Points per unit of the drawing.
    private var unit: CGFloat {
        switch drawing {
        case .shape: style.unit
        case .template(let template, let layer): template.unit(of: layer, for: style)
        }
    }

    /// The distance from the lower edge up to the baseline of adjacent text, in points. Capital letters are centered
    /// on the box of the system's symbols; a template says where its baseline is.
    func baselineOffset(at scale: CGFloat) -> CGFloat {
        if case .template(_, let layer) = drawing { return (layer.box.maxY - layer.baseline) * unit }
        return (size(at: scale).height - UIFont.systemFont(ofSize: style.pointSize).capHeight) / 2
    }

    /// The pixels at `scale`, in black or the symbol's own colors.
    func pixels(at scale: CGFloat) -> CGImage? {
        renditions.withLock { known in
            if let image = known[scale] { return image }
            let size = size(at: scale)
            let context = makeImageContext(size: size, scale: scale, isOpaque: false)
            paint(in: CGRect(origin: .zero, size: size), naturalSize: size, on: context, tint: nil)
            let image = context.makeImage()
            known[scale] = image
            return image
        }
    }

    /// Draws the symbol into `rect` of `context`, y down; `tint` (nil: black) applies to parts without a color of
    /// their own.
    ///
    /// - Parameter natural: the size at which the symbol has the size of its style. It can be larger than the box by
    ///   part of a pixel, which must not enlarge the symbol.
    func paint(in rect: CGRect, naturalSize natural: CGSize, on context: CGContext, tint: UIColor?) {
        guard rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        switch drawing {
        case .shape(let shape): paint(shape, in: rect, naturalSize: natural, on: context, tint: tint)
        case .template(let template, let layer): paint(layer, of: template, in: rect, on: context, tint: tint)
        }
    }

    /// Draws a layer in its own colors, or as a mask that is filled with the first color of the options.
    private func paint(
        _ layer: SymbolTemplate.Layer, of template: SymbolTemplate, in rect: CGRect, on context: CGContext,
        tint: UIColor?
    ) {
        let transform = context.userSpaceToDeviceSpaceTransform
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let pixels = template.pixels(
            of: layer, width: Int((rect.width * scale).rounded(.up)), height: Int((rect.height * scale).rounded(.up)))
        guard let pixels else { return }
        let isMulticolor = options.renderingMode == .multicolor || options.renderingMode == nil && template.isMulticolor
        guard !isMulticolor else { return context.drawUpright(pixels, in: rect) }
        let color = SymbolPalette(options.renderingMode, tint: tint ?? .black, levels: 0)[0]
        context.inLayer(alpha: color.cgColor.alpha) {
            context.drawUpright(pixels, in: rect)
            context.setBlendMode(.sourceIn)
            context.setOpaqueColor(color)
            context.fill(rect)
        }
    }

    private func paint(
        _ shape: SymbolShape, in rect: CGRect, naturalSize natural: CGSize, on context: CGContext, tint: UIColor?
    ) {
        context.translateBy(x: rect.midX, y: rect.midY)
        context.scaleBy(
            x: style.unit * rect.width / natural.width, y: style.unit * rect.height / natural.height)
        context.translateBy(x: -shape.box.midX, y: -shape.box.midY)
        context.setLineWidth(style.stroke)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let colors = SymbolPalette(
            options.renderingMode, tint: tint ?? .black, levels: shape.marks.map(\.level).max() ?? 0)
        if let single = colors.single {
            context.inLayer(alpha: single.cgColor.alpha) {
                context.setOpaqueColor(single)
                for mark in shape.marks { paint(mark, on: context) }
            }
        } else {
            context.inLayer(alpha: 1) {
                for mark in shape.marks { paint(mark, in: colors, on: context) }
            }
        }
    }

    /// Draws with a single color; cuts are holes.
    private func paint(_ mark: SymbolMark, on context: CGContext) {
        context.saveGState()
        if mark.isCut { context.setBlendMode(.destinationOut) }
        outline(mark, on: context)
        context.restoreGState()
    }

    /// Draws with a color for each level; cuts except gaps are then painted.
    private func paint(_ mark: SymbolMark, in colors: SymbolPalette, on context: CGContext) {
        if mark.isCut { paint(mark, on: context) }
        guard mark.kind != .gap else { return }
        let color = colors[mark.level]
        context.inLayer(alpha: color.cgColor.alpha) {
            context.setOpaqueColor(color)
            outline(mark, on: context)
        }
    }

    private func outline(_ mark: SymbolMark, on context: CGContext) {
        context.addPath(mark.path)
        switch mark.kind {
        case .stroke, .cutStroke: context.strokePath()
        case .fill, .cutFill: context.fillPath()
        case .solid: context.drawPath(using: .fillStroke)
        case .gap:
            context.setLineWidth(style.stroke + SymbolMetrics.gap)
            context.strokePath()
        }
        for dot in mark.dots {
            let radius = dot.strokes * style.stroke / 2
            context.fillEllipse(in: CGRect(center: dot.center, radiusX: radius, radiusY: radius))
        }
    }
}

extension SymbolImage: Equatable {
    package static func == (left: SymbolImage, right: SymbolImage) -> Bool {
        left === right
            || (left.name == right.name && left.isOfApp == right.isOfApp && left.options == right.options
                && left.style == right.style)
    }
}

extension CGContext {
    /// Paints everything that `draw` draws as one layer with `alpha`.
    fileprivate func inLayer(alpha: CGFloat, _ draw: () -> Void) {
        saveGState()
        setAlpha(alpha)
        beginTransparencyLayer(auxiliaryInfo: nil)
        draw()
        endTransparencyLayer()
        restoreGState()
    }

    /// Sets the fill and stroke color to an opaque color; the layer applies its alpha.
    fileprivate func setOpaqueColor(_ color: UIColor) {
        let opaque = color.withAlphaComponent(1).cgColor
        setFillColor(opaque)
        setStrokeColor(opaque)
    }
}
