import CoreGraphics
import HeadlessHost
import UIKitCore

/// A sheet with 500 views that is dragged between its detents, over a screen of 500 views.
@MainActor func measureDetentDrag(_ report: inout Report) {
    report.title("detent: a sheet of 500 views dragged from medium to large and back, over 500 views")
    for surface in Surface.all {
        let screen = BenchmarkScreen(surface, rows: 500)
        let content = UIViewController()
        content.modalPresentationStyle = .pageSheet
        content.sheetPresentationController?.detents = [.medium(), .large()]
        BenchmarkScreen.fill(content.view, rows: 500)
        screen.rootController.present(content, animated: true)
        screen.settle()

        var frames = DetentFrames()
        for _ in 0..<4 {
            screen.drag(content, by: -300, measuring: &frames)
            screen.drag(content, by: 300, measuring: &frames)
        }
        frames.add(to: &report, as: "detent/\(surface.name)")
        let still = Cost.of { screen.step() }
        report.add("detent/\(surface.name)/still/allocations", Double(still.allocations))
    }
}

/// The frames in which the finger moves the sheet, and those in which it settles.
@MainActor private struct DetentFrames {
    private var dragged = Samples(capacity: 1024)
    private var settling = Samples(capacity: 1024)
    private var allocations = Samples(capacity: 1024)
    private var layers = Samples(capacity: 2048)

    mutating func addDragged(_ cost: Cost, of screen: BenchmarkScreen) {
        dragged.append(cost.milliseconds)
        allocations.append(Double(cost.allocations))
        addLayers(of: screen)
    }

    mutating func addSettling(_ cost: Cost, of screen: BenchmarkScreen) {
        settling.append(cost.milliseconds)
        addLayers(of: screen)
    }

    private mutating func addLayers(of screen: BenchmarkScreen) {
        layers.append(Double(screen.system.frameLoop.compositor.layersDrawn))
    }

    func add(to report: inout Report, as name: String) {
        report.add("\(name)/drag/frame", dragged)
        report.add("\(name)/drag/frame/allocations", allocations.median)
        report.add("\(name)/settle/frame", settling)
        report.add("\(name)/frame/layers", layers.maximum)
    }
}

extension BenchmarkScreen {
    /// Drags the sheet of `content` by its upper part in 20 frames, `distance` points downward, and lets it settle.
    fileprivate func drag(_ content: UIViewController, by distance: CGFloat, measuring frames: inout DetentFrames) {
        let frame = content.view.convert(content.view.bounds, to: nil)
        let start = CGPoint(x: frame.midX, y: frame.minY + 24)
        _ = touch(.began, at: start)
        for move in 1...20 {
            let cost = touch(.moved, at: CGPoint(x: start.x, y: start.y + distance * CGFloat(move) / 20))
            frames.addDragged(cost, of: self)
        }
        _ = touch(.ended, at: CGPoint(x: start.x, y: start.y + distance))
        while !system.frameLoop.isIdle || host.isFrameRequested {
            let before = host.frameCount
            let cost = Cost.of { step() }
            if host.frameCount > before { frames.addSettling(cost, of: self) }
        }
    }

    private func touch(_ phase: TouchPhase, at location: CGPoint) -> Cost {
        system.frameLoop.receive(.touch(id: 0, phase: phase, location: location, time: host.clock.now))
        return Cost.of { step() }
    }
}
