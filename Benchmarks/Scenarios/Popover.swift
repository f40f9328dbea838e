import CoreGraphics
import UIKitCore

/// Presents a popover of 300×400 points over rows of text, ten times on each surface.
@MainActor func measurePopover(_ report: inout Report) {
    report.title("popover: 300×400 points, with arrow and shadow")
    for surface in Surface.all {
        let screen = BenchmarkScreen(surface)
        let work = PixelWork(width: surface.pixelWidth, height: surface.pixelHeight)
        var growth = FrameSeries()
        var fade = FrameSeries()
        var first = Samples()
        var still = Samples()
        var stillAllocations = 0
        for round in 0..<12 {
            let popover = screen.makePopover()
            let opening = Cost.of {
                screen.rootController.present(popover, animated: true)
                screen.step()
            }
            var ignored = FrameSeries()
            if round < 2 {
                ignored.measureFrames(of: screen, against: work)
            } else {
                first.append(opening.milliseconds)
                growth.measureFrames(of: screen, against: work, skipping: 1)
            }
            let rest = Cost.of { screen.step() }
            still.append(rest.milliseconds)
            stillAllocations = max(stillAllocations, rest.allocations)
            screen.rootController.dismiss(animated: true)
            if round < 2 {
                ignored.measureFrames(of: screen, against: work)
            } else {
                fade.measureFrames(of: screen, against: work, skipping: 1)
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
