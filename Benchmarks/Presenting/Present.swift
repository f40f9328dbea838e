import UIKitCore

/// Presents and dismisses every style over rows of text: processor time, frames and heap allocations of one round trip.
@MainActor func measurePresent(_ report: inout Report) {
    report.title("present: every style in and out, over rows of text")
    let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext, .popover,
    ]
    for surface in Surface.all {
        let screen = BenchmarkScreen(surface)
        for style in styles {
            var trip = RoundTrip(of: style)
            for round in 0..<7 { trip.measure(on: screen, counts: round > 1) }
            let name = "present/\(surface.name)/\(style.name)"
            trip.add(to: &report, as: name)
            var frames = FrameSeries()
            let work = PixelWork(width: surface.pixelWidth, height: surface.pixelHeight)
            for _ in 0..<2 {
                screen.present(style)
                frames.measureFrames(of: screen, against: work)
                screen.rootController.dismiss(animated: true)
                frames.measureFrames(of: screen, against: work)
            }
            frames.add(to: &report, as: "\(name)/frame")
        }
    }
}

/// Repeated presentations of one style.
@MainActor private struct RoundTrip {
    private let style: UIModalPresentationStyle
    private var coming = Samples()
    private var going = Samples()
    private var frames = 0
    private var allocations = 0

    init(of style: UIModalPresentationStyle) {
        self.style = style
    }

    /// - Parameter counts: Whether the figures are recorded; the first rounds fill caches.
    mutating func measure(on screen: BenchmarkScreen, counts: Bool) {
        let start = screen.host.frameCount
        let presentation = Cost.of {
            screen.present(style)
            screen.settle()
        }
        let dismissal = Cost.of {
            screen.rootController.dismiss(animated: true)
            screen.settle()
        }
        guard counts else { return }
        coming.append(presentation.milliseconds)
        going.append(dismissal.milliseconds)
        frames = max(frames, screen.host.frameCount - start)
        allocations = max(allocations, presentation.allocations + dismissal.allocations)
    }

    func add(to report: inout Report, as name: String) {
        report.add("\(name)/present", coming)
        report.add("\(name)/dismiss", going)
        report.add("\(name)/frames", Double(frames))
        report.add("\(name)/allocations", Double(allocations))
    }
}

extension BenchmarkScreen {
    /// Begins to present a new controller, animated.
    fileprivate func present(_ style: UIModalPresentationStyle) {
        let content = makePopover()
        content.modalPresentationStyle = style
        content.popoverPresentationController?.sourceView = rootController.view
        rootController.present(content, animated: true)
    }
}
