import CCairo
import CoreGraphics

/// Draws lines on one Cairo context, whose state it leaves changed.
struct TextBrush {
    private let cairo: OpaquePointer
    private let runs: [TextRun]
    private let grid: PixelGrid

    /// From this many pixels of font size on nobody sees that Cairo puts glyphs on whole pixels (chosen by eye).
    private static let largestPhased = 40.0

    init(_ cairo: OpaquePointer, runs: [TextRun]) {
        self.cairo = cairo
        self.runs = runs
        grid = PixelGrid(cairo)
    }

    func drawBackgrounds(of line: TextLine, at origin: CGPoint) {
        for extent in line.ink.extents {
            guard let colour = runs[extent.run].background else { continue }
            set(colour)
            let left = Double(origin.x + line.origin.x)
            grid.fill(
                cairo, x: left + extent.minX, y: Double(origin.y + line.origin.y), width: extent.maxX - extent.minX,
                height: Double(line.height))
        }
    }

    func draw(_ line: TextLine, at origin: CGPoint) {
        let left = Double(origin.x + line.origin.x)
        let baseline = grid.snapped(y: Double(origin.y + line.baseline))
        for extent in line.ink.extents {
            let run = runs[extent.run]
            guard let rule = run.underline else { continue }
            draw(
                rule, of: run, extent, left: left,
                middle: baseline + Double(run.font.size * SanFrancisco.underlinePosition))
        }
        for piece in line.ink.pieces { draw(piece, left: left, baseline: baseline) }
        for extent in line.ink.extents {
            let run = runs[extent.run]
            guard let rule = run.strikethrough else { continue }
            draw(rule, of: run, extent, left: left, middle: baseline - Double(run.font.xHeight / 2))
        }
    }

    private func draw(_ piece: LineInk.Piece, left: Double, baseline: Double) {
        guard piece.face.size > 1.0 / 32 else { return }
        set(runs[piece.run].colour)
        let glyphs = piece.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x + left, y: $0.y + baseline) }
        if piece.isMissing {
            for glyph in glyphs { MissingGlyph.draw(on: cairo, x: glyph.x, y: glyph.y, size: piece.face.size) }
            return
        }
        if let phased = piece.face.phased, grid.isUpright, piece.face.size * grid.scale <= Self.largestPhased {
            show(glyphs, phased, size: piece.face.size)
        } else {
            cairo_set_scaled_font(cairo, piece.face.scaledFont)
            cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
    }

    /// Each glyph with the font that is shifted by what its position has beyond a whole pixel.
    private func show(_ glyphs: [cairo_glyph_t], _ font: PhasedFont, size: Double) {
        var phases = [[cairo_glyph_t]](repeating: [], count: PhasedFont.count)
        for glyph in glyphs {
            let (x, phase) = grid.split(x: glyph.x, into: PhasedFont.count)
            phases[phase].append(cairo_glyph_t(index: glyph.index, x: x, y: glyph.y))
        }
        for (phase, glyphs) in phases.enumerated() where !glyphs.isEmpty {
            cairo_set_font_face(cairo, font[phase])
            cairo_set_font_size(cairo, size)
            cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
    }

    private func draw(_ rule: TextRun.Rule, of run: TextRun, _ extent: LineInk.Extent, left: Double, middle: Double) {
        set(rule.colour ?? run.colour)
        let single = Double(run.font.size * SanFrancisco.underlineThickness)
        let thickness = rule.style == .thick ? 2 * single : single
        let offsets = rule.style == .double ? [-single, single] : [0]
        let y = middle - Double(run.baselineOffset)
        for offset in offsets {
            grid.fill(
                cairo, x: left + extent.minX, y: y + offset - thickness / 2, width: extent.maxX - extent.minX,
                height: thickness)
        }
    }

    private func set(_ colour: CGColor) {
        cairo_set_source_rgba(
            cairo, Double(colour.red), Double(colour.green), Double(colour.blue), Double(colour.alpha))
    }
}
