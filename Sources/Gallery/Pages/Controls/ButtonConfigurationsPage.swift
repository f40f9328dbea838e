import UIKit

extension GalleryPage {
    /// Buttons with configurations.
    static let buttonConfigurations = GalleryPage(
        id: "button-configurations", title: "Button configurations",
        summary: "Styles, sizes, images, subtitles, states", group: .system, symbol: "rectangle.fill",
        tint: .systemBlue
    ) { ButtonConfigurationsPage() }
}

private final class ButtonConfigurationsPage: TracedExamplesController {
    private typealias Tile = (caption: String, view: UIView)

    override func makeExamples() -> [Example] {
        title = "Button configurations".localized
        return [
            Example("Styles", grid(styles)),
            Example("Disabled", grid(styles.map { tile in (tile.caption, disabled(tile.view)) })),
            Example("Selected", note: "Tap to select and deselect.", grid(toggles)),
            Example("Sizes", grid(sizes)),
            Example("Corners", grid(corners)),
            Example("Images", grid(images)),
            Example("Title and subtitle", grid(texts)),
            Example(
                "Update handler", note: "The handler changes the configuration for the button's state.",
                grid(updates)),
        ]
    }

    private func grid(_ tiles: [Tile]) -> TileGrid {
        TileGrid(
            tileSize: CGSize(width: 140, height: 76), growth: .body, tiles.map { ($0.caption, FittingTile($0.view)) })
    }

    private func button(_ configuration: UIButton.Configuration, _ title: String? = "Button") -> UIButton {
        var configuration = configuration
        if let title { configuration.title = title }
        let name = configuration.title ?? "image"
        let action = UIAction { [unowned self] _ in trace.add(name, "primary action") }
        return UIButton(configuration: configuration, primaryAction: action)
    }

    private var styles: [Tile] {
        let all: [(String, UIButton.Configuration)] = [
            ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
            ("borderless", .borderless()), ("bordered", .bordered()), ("bordered tinted", .borderedTinted()),
            ("bordered prominent", .borderedProminent()),
        ]
        return all.map { ($0.0, button($0.1)) }
    }

    private func disabled(_ view: UIView) -> UIView {
        (view as? UIButton)?.isEnabled = false
        return view
    }

    private var toggles: [Tile] {
        let all: [(String, UIButton.Configuration)] = [
            ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
        ]
        return all.map { name, configuration in
            let view = button(configuration)
            view.isSelected = true
            view.addAction(
                UIAction { [unowned view, unowned self] _ in
                    view.isSelected.toggle()
                    trace.add(name, "selected \(view.isSelected)")
                }, for: .primaryActionTriggered)
            return (name, view)
        }
    }

    private var sizes: [Tile] {
        let all: [(String, UIButton.Configuration.Size)] = [
            ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
        ]
        return all.map { name, size in
            var configuration = UIButton.Configuration.filled()
            configuration.buttonSize = size
            return (name, button(configuration))
        }
    }

    private var corners: [Tile] {
        let all: [(String, UIButton.Configuration.CornerStyle)] = [
            ("dynamic", .dynamic), ("small", .small), ("medium", .medium), ("large", .large), ("capsule", .capsule),
        ]
        return all.map { name, style in
            var configuration = UIButton.Configuration.tinted()
            configuration.cornerStyle = style
            configuration.buttonSize = .large
            return (name, button(configuration))
        }
    }

    private var images: [Tile] {
        let all: [(String, NSDirectionalRectEdge)] = [
            ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
        ]
        let placed: [Tile] = all.map { name, edge in
            var configuration = UIButton.Configuration.gray()
            configuration.image = UIImage(systemName: "star.fill")
            configuration.imagePlacement = edge
            configuration.imagePadding = 6
            return (name, button(configuration, "Star"))
        }
        var alone = UIButton.Configuration.borderedProminent()
        alone.image = UIImage(systemName: "plus")
        alone.cornerStyle = .capsule
        alone.baseBackgroundColor = .systemGreen
        let add = button(alone, nil)
        add.accessibilityLabel = "Add"
        var popup = UIButton.Configuration.bordered()
        popup.indicator = .popup
        return placed + [("image alone", add), ("indicator", button(popup, "Sort"))]
    }

    private var texts: [Tile] {
        let all: [(String, UIButton.Configuration.TitleAlignment)] = [
            ("automatic", .automatic), ("leading", .leading), ("trailing", .trailing),
        ]
        let aligned: [Tile] = all.map { name, alignment in
            var configuration = UIButton.Configuration.filled()
            configuration.subtitle = "From Monday"
            configuration.titleAlignment = alignment
            return (name, button(configuration, "Book"))
        }
        var stroked = UIButton.Configuration.tinted()
        stroked.background.strokeColor = .systemBlue
        stroked.background.strokeWidth = 1
        return aligned + [("stroke", button(stroked, "Stroke"))]
    }

    private var updates: [Tile] {
        let loading = button(.filled(), "Load")
        var isLoading = false
        loading.configurationUpdateHandler = { [unowned self] button in
            button.configuration?.showsActivityIndicator = isLoading
            button.configuration?.imagePadding = 6
            button.configuration?.title = isLoading ? "Loading" : "Load"
            trace.add("update handler", isLoading ? "loading" : "not loading")
        }
        loading.addAction(
            UIAction { [unowned loading] _ in
                isLoading.toggle()
                loading.setNeedsUpdateConfiguration()
            }, for: .primaryActionTriggered)
        let pressed = button(.gray(), "Press")
        pressed.configurationUpdateHandler = { [unowned self] button in
            button.configuration?.title = button.isHighlighted ? "Pressed" : "Press"
            trace.add("update handler", button.isHighlighted ? "highlighted" : "normal")
        }
        return [("spinner", loading), ("highlighted", pressed)]
    }
}

/// A tile with a view in its own size.
private final class FittingTile: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = content.sizeThatFits(bounds.size)
        let fitted = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        content.bounds.size = fitted
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
