import CoreGraphics
import UIKitCore
import UIKitMenus

/// Opens a menu of 200 elements over rows of text, ten times on each surface, and closes it.
@MainActor func measureMenu(_ report: inout Report) {
    report.title("menu: 200 elements with images")
    for surface in Surface.all {
        let screen = BenchmarkScreen(surface)
        let work = PixelWork(width: surface.pixelWidth, height: surface.pixelHeight)
        var growth = FrameSeries()
        var first = Samples()
        var stillAllocations = 0
        for round in 0..<12 {
            var presentation: MenuPresentation?
            let opening = Cost.of {
                presentation = MenuPresentation.show(screen.makeMenuRequest(), delegate: nil)
                screen.step()
            }
            var ignored = FrameSeries()
            if round < 2 {
                ignored.measureFrames(of: screen, against: work)
            } else {
                first.append(opening.milliseconds)
                growth.measureFrames(of: screen, against: work, skipping: 1)
            }
            stillAllocations = max(stillAllocations, Cost.of { screen.step() }.allocations)
            presentation?.dismiss(animated: false)
            screen.settle()
        }
        report.add("menu/\(surface.name)/first", first)
        growth.add(to: &report, as: "menu/\(surface.name)/growth")
        report.add("menu/\(surface.name)/still/allocations", Double(stillAllocations))
    }
}

extension BenchmarkScreen {
    fileprivate func makeMenuRequest() -> MenuRequest {
        let actions = (0..<200).map { UIAction(title: "Choice \($0)", image: UIImage(systemName: "star")) { _ in } }
        return MenuRequest(
            menu: UIMenu(children: actions), sourceView: rootController.view,
            sourceRect: CGRect(x: 20, y: 100, width: 100, height: 40))
    }
}
