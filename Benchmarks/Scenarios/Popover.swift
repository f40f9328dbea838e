import CoreGraphics
import UIKitCore

/// Presents a popover of 300×400 points over rows of text, ten times on each surface.
@MainActor func measurePopover(_ report: inout Report) {
    report.title("popover: 300×400 points, with arrow and shadow")
    for surface in Surface.all {
        let stand = BenchmarkScreen(surface)
        let work = PixelWork(width: surface.pixelWidth, height: surface.pixelHeight)
        var growth = FrameSeries()
        var fade = FrameSeries()
        var first = Samples()
        var still = Samples()
        var stillAllocations = 0
        for round in 0..<12 {
            let popover = stand.makePopover()
            let opening = Cost.of {
                stand.rootController.present(popover, animated: true)
                stand.step()
            }
            var ignored = FrameSeries()
            if round < 2 {
                ignored.measureFrames(of: stand, against: work)
            } else {
                first.append(opening.milliseconds)
                growth.measureFrames(of: stand, against: work, skipping: 1)
            }
            let rest = Cost.of { stand.step() }
            still.append(rest.milliseconds)
            stillAllocations = max(stillAllocations, rest.allocations)
            stand.rootController.dismiss(animated: true)
            if round < 2 {
                ignored.measureFrames(of: stand, against: work)
            } else {
                fade.measureFrames(of: stand, against: work, skipping: 1)
            }
        }
        report.add("popover/\(surface.name)/first", first)
        growth.add(to: &report, as: "popover/\(surface.name)/growth")
        fade.add(to: &report, as: "popover/\(surface.name)/fade")
        report.add("popover/\(surface.name)/still", still)
        report.add("popover/\(surface.name)/still/allocations", Double(stillAllocations))
    }
    measurePopoverOverMany(&report)
}
