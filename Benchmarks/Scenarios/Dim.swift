import CoreGraphics
import QuartzCore
import UIKitCore

/// Fades a black view over the whole screen from clear to one fifth, ten times on each surface.
@MainActor func measureDim(_ report: inout Report) {
    report.title("dim: the whole screen darkens")
    for surface in Surface.all {
        let screen = BenchmarkScreen(surface)
        let work = PixelWork(width: surface.pixelWidth, height: surface.pixelHeight)
        let dimming = UIView(frame: screen.rootController.view.bounds)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        screen.rootController.view.addSubview(dimming)
        screen.settle()
        var series = FrameSeries()
        for _ in 0..<10 {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.toValue = 0.2
            animation.duration = 0.4
            dimming.layer.add(animation, forKey: "dim")
            series.measureFrames(of: screen, against: work, skipping: 1)
        }
        series.add(to: &report, as: "dim/\(surface.name)")
    }
}
