import CoreGraphics

extension TextLayout {
    /// Draws the lines with the layout's top left corner at `origin`, in the context's user space, y down.
    ///
    /// The context's transform, clip, alpha, blend mode and shadow apply; its fill and stroke colors do not. The
    /// context's state is unchanged afterwards. Baselines are snapped to whole pixels where the transform keeps them
    /// horizontal; positions along the line are not.
    ///
    /// - Parameter shown: The indices of the lines to draw; nil, the default, for all of them.
    package func draw(in context: CGContext, at origin: CGPoint, lines shown: Range<Int>? = nil) {
        let lines = shown.map { self.lines[$0] } ?? self.lines[...]
        guard !lines.isEmpty else { return }
        context.drawWithCairo { cairo in
            let renderer = GlyphRenderer(cairo, runs: runs)
            for line in lines { renderer.drawBackgrounds(of: line, at: origin) }
            for line in lines { renderer.draw(line, at: origin) }
        }
        for line in lines { drawAttachments(of: line, in: context, at: origin) }
    }

    private func drawAttachments(of line: TextLine, in context: CGContext, at origin: CGPoint) {
        for extent in line.ink.attachments {
            guard let attachment = runs[extent.run].attachment else { continue }
            let baseline = origin.y + line.baseline - runs[extent.run].baselineOffset
            let frame = CGRect(
                x: origin.x + line.origin.x + CGFloat(extent.minX) + attachment.bounds.minX,
                y: baseline - attachment.bounds.maxY, width: attachment.bounds.width, height: attachment.bounds.height)
            context.saveGState()
            attachment.draw(context, frame)
            context.restoreGState()
        }
    }
}
