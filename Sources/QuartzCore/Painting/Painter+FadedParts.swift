import CoreGraphics

/// Fades a group without an image of it where only one of its parts is visible: of a popover, most of its shadow and its
/// backdrop between the texts. There, fading the part looks the same as fading the group.
extension Painter {
    /// Groups of more parts are painted offscreen as a whole. Chosen: telling the parts apart costs the square of it.
    private static let fadedPartLimit = 24

    /// Paints the pixels of a group that only one of its parts touches, faded by `alpha`, and sets `region` to the
    /// pixels that remain to be painted: those that several parts touch.
    ///
    /// - Parameter node: A node without a mask. Only its descendants and its own parts are painted.
    func paintFadedParts(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        let (once, rest) = (resources.regions.dequeue(), resources.regions.dequeue())
        let (touched, overlap) = (resources.regions.dequeue(), resources.regions.dequeue())
        defer {
            resources.regions.recycle(once)
            resources.regions.recycle(rest)
            resources.regions.recycle(touched)
            resources.regions.recycle(overlap)
        }
        let pass = collector.beginPass(in: region)
        defer { collector.endPass(pass) }
        collector.collectGroup(node)
        let entries = pass.firstEntry..<collector.entries.count
        guard entries.count <= Self.fadedPartLimit else { return }
        for index in entries {
            setTouched(touched, by: collector.entries[index])
            overlap.assign(once)
            overlap.formIntersection(touched)
            rest.formUnion(overlap)
            once.formUnion(touched)
        }
        // Back to front is not necessary: no two of them touch the same pixel.
        for index in entries {
            let entry = collector.entries[index]
            setTouched(touched, by: entry)
            touched.subtract(rest)
            guard !touched.isEmpty else { continue }
            guard entry.fadesAsPart else {
                rest.formUnion(touched)
                continue
            }
            paint(entry.faded(by: alpha), on: target, in: touched)
        }
        region.assign(rest)
    }

    /// Sets `pixels` to those that the entry touches and on which it is visible.
    private func setTouched(_ pixels: PixelRegion, by entry: PartCollector.Entry) {
        pixels.removeAll()
        TouchedPixels.add(entry.part, of: entry.node, to: pixels)
        pixels.formIntersection(collector.visibleRegion(of: entry))
    }
}

extension PartCollector.Entry {
    /// Whether its painter fades it as a whole.
    fileprivate var fadesAsPart: Bool {
        switch part {
        case .shadow, .background, .drawing, .contents, .border, .backdrop, .group: true
        // The sublayers and particles would fade one by one.
        case .clippedContent, .projection, .particles: false
        }
    }

    fileprivate func faded(by factor: Float) -> PartCollector.Entry {
        PartCollector.Entry(node: node, part: part, level: level, alpha: alpha * factor)
    }
}
