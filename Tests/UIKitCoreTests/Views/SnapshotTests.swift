import HeadlessHost
import QuartzCore
import SystemAssembly
import Testing
import UIKitCore
import UITestSupport

@MainActor @Suite struct SnapshotTests {
    private let system: UIKitSystem
    private let host: HeadlessHost
    private let root: UIView
    /// Green, with a red square of ten points at its upper left corner.
    private let view = UIView(frame: CGRect(x: 50, y: 60, width: 40, height: 20))

    init() throws {
        (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
        let controller = UIViewController()
        system.show(controller)
        root = try #require(controller.view)
        let corner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        corner.backgroundColor = .red
        view.backgroundColor = .green
        view.addSubview(corner)
        root.addSubview(view)
        host.advance(by: 0.1)
    }

    private func shown(_ x: Int, _ y: Int) -> String { system.frameLoop.pixels.color(x: x, y: y).description }

    @Test(arguments: [true, false]) func aSnapshotKeepsTheAppearanceOfItsView(afterUpdates: Bool) throws {
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: afterUpdates))
        snapshot.frame.origin = CGPoint(x: 200, y: 300)
        root.addSubview(snapshot)
        view.backgroundColor = .blue

        host.advance(by: 0.1)

        #expect(snapshot.bounds.size == view.bounds.size)
        #expect(shown(205, 305) == "#FF0000FF" && shown(230, 310) == "#00FF00FF")
        #expect(shown(80, 70) == "#0000FFFF")
    }

    @Test func aResizableSnapshotKeepsItsCapsWhenResized() throws {
        let caps = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        let part = CGRect(x: 0, y: 0, width: 40, height: 10)
        let snapshot = try #require(
            view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: caps))
        snapshot.frame = CGRect(x: 200, y: 300, width: 80, height: 10)
        root.addSubview(snapshot)

        host.advance(by: 0.1)

        #expect(shown(208, 305) == "#FF0000FF" && shown(212, 305) == "#00FF00FF" && shown(278, 305) == "#00FF00FF")
    }

    @Test func aHierarchyIsDrawnScaledIntoTheContext() {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format)

        let image = renderer.image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 40), afterScreenUpdates: true))
        }

        #expect(image.hex(15, 15) == "#FF0000FF" && image.hex(60, 30) == "#00FF00FF")
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }

    @Test func snapshotsIncludeAnimationsButRenderedLayersDoNot() throws {
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        fade.fromValue = UIColor.black.cgColor
        fade.toValue = UIColor.green.cgColor
        fade.duration = 2
        view.layer.add(fade, forKey: "fade")
        host.advance(by: 1)

        let shown = try #require(view.snapshotView(afterScreenUpdates: false)?.layer.contents as? CGImage)
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        let model = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
            .image { view.layer.render(in: $0.cgContext) }

        #expect((90...170).contains(Int(shown.bitmap.color(x: 30, y: 10).green)))
        #expect(model.hex(30, 10) == "#00FF00FF")
    }

    @Test func aScreenSnapshotIsAViewAndAnEmptyViewHasNone() {
        let screen = system.screen.snapshotView(afterScreenUpdates: false)
        let picture = screen.layer.contents as? CGImage

        #expect(screen.bounds == system.screen.bounds)
        #expect(picture?.bitmap.color(x: 55, y: 65).description == "#FF0000FF")
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }

    @Test func redrawContentModeDrawsAgainAtEverySize() {
        final class Drawing: UIView {
            var sizes: [CGSize] = []
            override func draw(_ rect: CGRect) {
                sizes.append(rect.size)
                UIRectFill(rect)
            }
        }
        let redrawn = Drawing(frame: view.frame)
        let stretched = Drawing(frame: view.frame)
        redrawn.contentMode = .redraw
        for view in [redrawn, stretched] { root.addSubview(view) }
        host.advance(by: 0.1)

        for view in [redrawn, stretched] { view.bounds.size.width = 50 }
        host.advance(by: 0.1)

        #expect(redrawn.sizes.map(\.width) == [40, 50])
        #expect(stretched.sizes.map(\.width) == [40])
    }
}
