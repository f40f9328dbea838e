/// The shape of a symbol, independent of weight and size: marks on a grid of 24 by 24 units, y down.
///
/// The center of the grid is the center of the capital letters beside the symbol. A unit is a twentieth of the font
/// size, so capitals extend from about 5 to 19.
struct SymbolShape: Sendable {
    /// Back to front.
    let marks: [SymbolMark]
    /// The symbol's box beside text: as high as the grid and as wide as the marks need.
    let box: CGRect

    init(marks: [SymbolMark]) {
        self.marks = marks
        let ink = marks.map(\.inkBounds).reduce(CGRect.null) { $0.union($1) }
        let (middle, width) = ink.isNull ? (SymbolMetrics.grid / 2, 0) : (ink.midX, ink.width)
        let wide = width + 2 * SymbolMetrics.sideMargin
        box = CGRect(x: middle - wide / 2, y: 0, width: wide, height: SymbolMetrics.grid)
    }
}

/// One stroke or area of a symbol.
struct SymbolMark: Sendable {
    /// How the path is painted.
    enum Kind: Character, Sendable {
        /// A line with round ends, in the width of the weight.
        case stroke = "s"
        /// The area inside, independent of the weight.
        case fill = "f"
        /// The area inside, with the line around it.
        case solid = "b"
        /// A line cut out of the marks below; with several colors it is painted in its own.
        case cutStroke = "x"
        /// An area cut out of the marks below; with several colors it is painted in its own.
        case cutFill = "y"
        /// A cut that is wider than a stroke, to separate a stroke from the marks below.
        case gap = "w"
    }

    /// A dot whose size depends on the weight.
    struct Dot: Sendable {
        let center: CGPoint
        /// The diameter in stroke widths.
        let strokes: CGFloat
    }

    let kind: Kind
    /// The index of the color when there are several; 0 is the front level.
    let level: Int
    let path: CGPath
    let dots: [Dot]

    var isCut: Bool {
        switch kind {
        case .cutStroke, .cutFill, .gap: true
        case .stroke, .fill, .solid: false
        }
    }

    /// The painted bounds in regular weight, in units.
    fileprivate var inkBounds: CGRect {
        guard !isCut else { return .null }
        let half = kind == .fill ? 0 : SymbolMetrics.strokeWidth(of: .regular) / 2
        let outline = path.isEmpty ? CGRect.null : path.boundingBoxOfPath.insetBy(dx: -half, dy: -half)
        return dots.reduce(outline) { box, dot in
            let reach = half * dot.strokes
            return box.union(
                CGRect(x: dot.center.x - reach, y: dot.center.y - reach, width: 2 * reach, height: 2 * reach))
        }
    }
}

extension SymbolShape {
    /// This symbol scaled down inside a circle or a square, as many names require; nil when it has cuts of its own.
    func enclosed(by outline: SymbolShape) -> SymbolShape? {
        guard !marks.contains(where: \.isCut) else { return nil }
        let part = SymbolMetrics.enclosedScale
        let middle = SymbolMetrics.grid / 2
        let shrink = CGAffineTransform(translationX: middle, y: middle).scaledBy(x: part, y: part)
            .translatedBy(x: -box.midX, y: -middle)
        let isSolid = outline.marks.contains { $0.kind == .fill }
        let inner = marks.map { mark in
            let path = CGMutablePath()
            path.addPath(mark.path, transform: shrink)
            let dots = mark.dots.map { SymbolMark.Dot(center: $0.center.applying(shrink), strokes: $0.strokes) }
            return SymbolMark(kind: isSolid ? mark.kind.cut : mark.kind, level: 0, path: path, dots: dots)
        }
        return SymbolShape(marks: outline.marks.map { $0.atLevel(1) } + inner)
    }
}

extension SymbolMark {
    fileprivate func atLevel(_ level: Int) -> SymbolMark {
        SymbolMark(kind: kind, level: level, path: path, dots: dots)
    }
}

extension SymbolMark.Kind {
    fileprivate var cut: SymbolMark.Kind {
        switch self {
        case .stroke, .cutStroke, .gap: .cutStroke
        case .fill, .solid, .cutFill: .cutFill
        }
    }
}
