import CCairo
import CoreGraphics

/// Draws lines on one Cairo context. It does not restore the context's state.
struct GlyphRenderer {
    private let cairo: OpaquePointer
    private let runs: [TextRun]
    private let grid: PixelGrid

    /// Above this font size in pixels, glyphs on whole pixels look even (chosen by eye).
    private static let largestSubpixelSize = 40.0

    init(_ cairo: OpaquePointer, runs: [TextRun]) {
        self.cairo = cairo
        self.runs = runs
        grid = PixelGrid(cairo)
    }

    func drawBackgrounds(of line: TextLine, at origin: CGPoint) {
        for extent in line.ink.extents {
            guard let color = runs[extent.run].background else { continue }
            setSourceColor(color)
            let left = Double(origin.x + line.origin.x)
            grid.fill(
                cairo, x: left + extent.minX, y: Double(origin.y + line.origin.y), width: extent.maxX - extent.minX,
                height: Double(line.height))
        }
    }

    func draw(_ line: TextLine, at origin: CGPoint) {
        let left = Double(origin.x + line.origin.x)
        let baseline = grid.snapped(y: Double(origin.y + line.baseline))
        drawRules(of: line, left: left, \.underline) { run in
            baseline + Double(run.font.size * SanFranciscoMetrics.underlinePosition)
        }
        for piece in line.ink.pieces { draw(piece, left: left, baseline: baseline) }
        drawRules(of: line, left: left, \.strikethrough) { run in baseline - Double(run.font.xHeight / 2) }
    }

    /// Draws the rules of a line. `middle` returns a rule's vertical middle, without the run's baseline offset.
    private func drawRules(
        of line: TextLine, left: Double, _ kind: KeyPath<TextRun, TextRun.Rule?>, middle: (TextRun) -> Double
    ) {
        let ruler = RuleRenderer(cairo, grid: grid)
        for (extents, skipsWhite) in [(line.ink.extents, false), (line.ink.words, true)] {
            for extent in extents {
                let run = runs[extent.run]
                guard let rule = run[keyPath: kind], rule.skipsWhite == skipsWhite else { continue }
                setSourceColor(rule.color ?? run.color)
                ruler.draw(
                    rule, size: Double(run.font.size), from: left + extent.minX, to: left + extent.maxX,
                    middle: middle(run) - Double(run.baselineOffset))
            }
        }
    }

    private func draw(_ piece: LineInk.Piece, left: Double, baseline: Double) {
        guard piece.face.size > 1.0 / 32 else { return }
        let run = runs[piece.run]
        setSourceColor(run.color)
        let glyphs = piece.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x + left, y: $0.y + baseline) }
        if piece.isMissing {
            for glyph in glyphs { MissingGlyph.draw(on: cairo, x: glyph.x, y: glyph.y, size: piece.face.size) }
        } else if run.stroke != nil || run.slant != 0 || run.stretch != 1 {
            for glyph in glyphs { drawTransformed(glyph, of: piece.face, as: run) }
        } else if let phased = piece.face.subpixelFont, grid.isUpright,
            piece.face.size * grid.scale <= Self.largestSubpixelSize
        {
            drawAtSubpixels(glyphs, font: phased, size: piece.face.size)
        } else {
            cairo_set_scaled_font(cairo, piece.face.scaledFont)
            cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
    }

    /// Draws a glyph that is slanted, stretched or stroked.
    private func drawTransformed(_ glyph: cairo_glyph_t, of face: Face, as run: TextRun) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, glyph.x, glyph.y)
        var lean = cairo_matrix_t(xx: Double(run.stretch), yx: 0, xy: -Double(run.slant), yy: 1, x0: 0, y0: 0)
        cairo_transform(cairo, &lean)
        cairo_set_scaled_font(cairo, face.scaledFont)
        var own = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
        guard let stroke = run.stroke, face.subpixelFont != nil else { return cairo_show_glyphs(cairo, &own, 1) }
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, &own, 1)
        if stroke.keepsFill { cairo_fill_preserve(cairo) }
        setSourceColor(stroke.color ?? run.color)
        cairo_set_line_width(cairo, Double(stroke.width) * face.size)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cairo)
    }

    /// Draws each glyph with the font that is shifted by the fraction of a pixel in its position.
    private func drawAtSubpixels(_ glyphs: [cairo_glyph_t], font: SubpixelFont, size: Double) {
        var phases = [[cairo_glyph_t]](repeating: [], count: SubpixelFont.count)
        for glyph in glyphs {
            let (x, phase) = grid.split(x: glyph.x, into: SubpixelFont.count)
            phases[phase].append(cairo_glyph_t(index: glyph.index, x: x, y: glyph.y))
        }
        for (phase, glyphs) in phases.enumerated() where !glyphs.isEmpty {
            cairo_set_font_face(cairo, font[phase])
            cairo_set_font_size(cairo, size)
            cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        }
    }

    private func setSourceColor(_ color: CGColor) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
}
