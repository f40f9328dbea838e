/// What a symbol looks like, before weight and size: marks on a grid of 24 by 24 units, y down.
///
/// The middle of the grid is the middle of the capital letters beside the symbol. A unit is a twentieth of the font's
/// size, so capitals reach from about 5 to 19.
struct SymbolShape: Sendable {
    /// Back to front.
    let marks: [SymbolMark]
    /// The box that the symbol takes up beside text: as high as the grid, as wide as the marks ask for.
    let box: CGRect

    init(marks: [SymbolMark]) {
        self.marks = marks
        let ink = marks.map(\.ink).reduce(CGRect.null) { $0.union($1) }
        let (middle, width) = ink.isNull ? (SymbolNumbers.grid / 2, 0) : (ink.midX, ink.width)
        let wide = width + 2 * SymbolNumbers.sideMargin
        box = CGRect(x: middle - wide / 2, y: 0, width: wide, height: SymbolNumbers.grid)
    }
}

/// One stroke or surface of a symbol.
struct SymbolMark: Sendable {
    /// How the outline becomes ink.
    enum Kind: Character, Sendable {
        /// A line with round ends, as thick as the weight says.
        case stroke = "s"
        /// The surface inside, always the same.
        case fill = "f"
        /// The surface inside with the line around it.
        case solid = "b"
        /// A line left out of what lies below; with several colours it has one of its own.
        case cutStroke = "x"
        /// A surface left out of what lies below; with several colours it has one of its own.
        case cutFill = "y"
        /// A line left out of what lies below that is wider than a stroke, and keeps a stroke in it clear.
        case gap = "w"
    }

    /// A dot that grows with the weight.
    struct Dot: Sendable {
        let centre: CGPoint
        /// The diameter in strokes.
        let strokes: CGFloat
    }

    let kind: Kind
    /// Which colour it has when there are several: 0 the first.
    let level: Int
    let path: CGPath
    let dots: [Dot]

    var isCut: Bool {
        switch kind {
        case .cutStroke, .cutFill, .gap: true
        case .stroke, .fill, .solid: false
        }
    }

    /// The units that it paints in regular weight.
    fileprivate var ink: CGRect {
        guard !isCut else { return .null }
        let half = kind == .fill ? 0 : SymbolNumbers.stroke(of: .regular) / 2
        let outline = path.isEmpty ? CGRect.null : path.boundingBoxOfPath.insetBy(dx: -half, dy: -half)
        return dots.reduce(outline) { box, dot in
            let reach = half * dot.strokes
            return box.union(
                CGRect(x: dot.centre.x - reach, y: dot.centre.y - reach, width: 2 * reach, height: 2 * reach))
        }
    }
}

extension SymbolShape {
    /// This symbol small inside a ring or a square, which is how many names are made; nil when it has cuts of its own.
    func enclosed(by outline: SymbolShape) -> SymbolShape? {
        guard !marks.contains(where: \.isCut) else { return nil }
        let part = SymbolNumbers.enclosedPart
        let middle = SymbolNumbers.grid / 2
        let shrink = CGAffineTransform(translationX: middle, y: middle).scaledBy(x: part, y: part)
            .translatedBy(x: -box.midX, y: -middle)
        let isSolid = outline.marks.contains { $0.kind == .fill }
        let inner = marks.map { mark in
            let path = CGMutablePath()
            path.addPath(mark.path, transform: shrink)
            let dots = mark.dots.map { SymbolMark.Dot(centre: $0.centre.applying(shrink), strokes: $0.strokes) }
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
