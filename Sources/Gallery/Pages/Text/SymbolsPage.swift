import UIKit

extension GalleryPage {
    /// All available symbols, in the chosen weight and scale.
    static let symbols = GalleryPage(
        id: "symbols", title: "Symbols", summary: "All available symbols",
        group: .text, symbol: "star", tint: .systemYellow
    ) { SymbolsPage() }
}

private final class SymbolsPage: ExamplesController {
    private static let weights: [(String, UIImage.SymbolWeight)] = [
        ("Thin", .thin), ("Regular", .regular), ("Semibold", .semibold), ("Black", .black),
    ]
    private static let scales: [(String, UIImage.SymbolScale)] = [
        ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]

    private let weight = UISegmentedControl(items: SymbolsPage.weights.map(\.0))
    private let scale = UISegmentedControl(items: SymbolsPage.scales.map(\.0))
    private var views: [UIImageView] = []

    override func makeExamples() -> [Example] {
        title = "Symbols".localized
        for control in [weight, scale] {
            control.selectedSegmentIndex = 1
            control.addAction(UIAction { [unowned self] _ in applyConfiguration() }, for: .valueChanged)
        }
        let groups = SymbolNames.groups.map { group in
            Example(
                group.title,
                TileGrid(
                    tileSize: CGSize(width: 64, height: 44), gap: 8,
                    group.names.map { (caption: $0, view: makeView(of: $0)) }))
        }
        applyConfiguration()
        return [Example("Weight", ControlRow(weight)), Example("Scale", ControlRow(scale))] + groups
    }

    private func makeView(of name: String) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.contentMode = .center
        views.append(view)
        return view
    }

    private func applyConfiguration() {
        let configuration = UIImage.SymbolConfiguration(
            pointSize: 24, weight: Self.weights[max(0, weight.selectedSegmentIndex)].1,
            scale: Self.scales[max(0, scale.selectedSegmentIndex)].1)
        for view in views { view.preferredSymbolConfiguration = configuration }
    }
}
