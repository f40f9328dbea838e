import UIKit

extension GalleryPage {
    /// Menus of buttons and bar items.
    static let menus = GalleryPage(
        id: "menus", title: "Menus", summary: "Button menus, palettes, submenus, long menus",
        group: .overlays, symbol: "chevron.up.chevron.down", tint: .systemIndigo,
        tour: ["tap id:\"button-menu\"", "settle"]
    ) { MenusPage() }
}

/// A card for each `MenuSample`. A new example is one more sample.
private final class MenusPage: TracedExamplesController {
    override func makeExamples() -> [Example] {
        title = "Menus".localized
        // A menu that is open when the page goes away reports its end.
        let report: MenuSample.Report = { [weak self] in self?.trace.add($0, $1) }
        navigationItem.rightBarButtonItem = MenuSample.makeBarItem(report)
        return MenuSample.all.map { sample in
            Example(sample.title, note: sample.note, ControlRow(sample.makeView(report)))
        }
    }
}
