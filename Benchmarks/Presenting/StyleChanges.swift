import CoreGraphics
import HeadlessHost
import UIKitCore
import Velarium

/// An overlay with ten rows that changes from each of its styles to each other one, over 20 rows of text.
@MainActor func measureStyleChanges(_ report: inout Report) {
    report.title("morph: an overlay that changes its style, per frame")
    for surface in Surface.all {
        let screen = BenchmarkScreen(surface)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 300, height: 400)
        BenchmarkScreen.fill(content.view, rows: 10)
        let overlay = AdaptiveOverlayController(content, style: .popover)
        overlay.anchor = .rect(CGRect(x: 150, y: 60, width: 60, height: 30), in: screen.rootController.view)
        screen.rootController.present(overlay, animated: true)
        screen.settle()

        var frames = FrameSeries()
        let work = PixelWork(width: surface.pixelWidth, height: surface.pixelHeight)
        for round in 0..<3 {
            for style in styles {
                overlay.setStyle(style, animated: true)
                if round == 0 { screen.settle() } else { frames.measureFrames(of: screen, against: work) }
            }
        }
        frames.add(to: &report, as: "morph/\(surface.name)/frame")
        let still = Cost.of { screen.step() }
        report.add("morph/\(surface.name)/still/allocations", Double(still.allocations))
    }
}

/// A way through all changes: each style follows each other one once.
private let styles: [OverlayStyle] = [
    .sheet, .popover, .dialog, .popover, .modal, .popover, .fullScreen, .sheet, .dialog, .sheet, .modal, .sheet,
    .fullScreen, .dialog, .modal, .dialog, .fullScreen, .modal, .fullScreen, .popover,
]
