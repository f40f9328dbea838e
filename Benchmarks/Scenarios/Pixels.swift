import CoreGraphics

/// The machine's limits on each surface, as a reference for all other figures.
@MainActor func measurePixels(_ report: inout Report) {
    report.title("pixels: the machine's limit, a whole screen")
    for surface in Surface.all {
        let work = PixelWork(width: surface.pixelWidth, height: surface.pixelHeight)
        let all = [PixelRect(x: 0, y: 0, width: work.width, height: work.height)]
        report.add("pixels/\(surface.name)/fill", Samples(runs: 60) { work.fill() })
        report.add("pixels/\(surface.name)/memcpy", Samples(runs: 60) { work.copy() })
        report.add("pixels/\(surface.name)/dim", Samples(runs: 60) { work.dimAll() })
        report.add("pixels/\(surface.name)/blend", Samples(runs: 60) { work.blend(all) })
    }
}
