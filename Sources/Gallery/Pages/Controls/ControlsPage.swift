import UIKit

extension GalleryPage {
    /// All controls, to try out.
    static let controls = GalleryPage(
        id: "controls", title: "Controls", summary: "Buttons, switches, sliders, fields",
        group: .system, symbol: "slider.horizontal.3", tint: .systemGreen
    ) { ControlsPage() }
}

private final class ControlsPage: ExamplesController {
    override func makeExamples() -> [Example] {
        title = "Controls".localized
        return [
            Example("Buttons", TileGrid(tileSize: CGSize(width: 132, height: 50), buttons)),
            Example("Switches", TileGrid(tileSize: CGSize(width: 64, height: 31), switches)),
            Example("Slider", ValueSlider("Value", value: 0.4, in: 0...1)),
            Example("Segments", ControlRow(segments)),
            Example("Progress", ControlRow(bar)),
            Example("Activity", TileGrid(tileSize: CGSize(width: 132, height: 40), activity)),
            Example("Stepper and pages", TileGrid(tileSize: CGSize(width: 132, height: 32), counters)),
            Example("Text", note: "Type with your hardware keyboard.", ControlRow(field)),
        ]
    }

    private var buttons: [(caption: String, view: UIView)] {
        let system = UIButton(type: .system)
        system.setTitle("Button", for: .normal)
        // In right-to-left layout the symbol is on the other side, so there is a gap on both sides.
        let pictured = UIButton(type: .system)
        pictured.setTitle("\u{A0}Add\u{A0}", for: .normal)
        pictured.setImage(UIImage(systemName: "plus"), for: .normal)
        let disabled = UIButton(type: .system)
        disabled.setTitle("Button", for: .normal)
        disabled.isEnabled = false
        let filled = UIButton(type: .custom)
        filled.setTitle("Button", for: .normal)
        filled.setTitleColor(.text(on: .systemBlue), for: .normal)
        filled.backgroundColor = .systemBlue
        filled.layer.cornerRadius = 10
        filled.layer.cornerCurve = .continuous
        return [("system", system), ("with a symbol", pictured), ("disabled", disabled), ("custom", filled)]
    }

    private var switches: [(caption: String, view: UIView)] {
        [(true, true), (false, true), (true, false)].map { isOn, isEnabled in
            let view = UISwitch()
            view.isOn = isOn
            view.isEnabled = isEnabled
            view.accessibilityLabel = "Example"
            return ("\(isOn ? "on" : "off")\(isEnabled ? "" : ", disabled")", view)
        }
    }

    private var segments: UISegmentedControl {
        let control = UISegmentedControl(items: ["First", "Second", "Third"])
        control.selectedSegmentIndex = 0
        return control
    }

    private var bar: UIProgressView {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.6
        return bar
    }

    private var activity: [(caption: String, view: UIView)] {
        let medium = UIActivityIndicatorView(style: .medium)
        let large = UIActivityIndicatorView(style: .large)
        [medium, large].forEach { $0.startAnimating() }
        return [("medium", medium), ("large", large)]
    }

    private var counters: [(caption: String, view: UIView)] {
        let stepper = UIStepper()
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .systemGray4
        pages.currentPageIndicatorTintColor = .systemBlue
        return [("stepper", stepper), ("pages", pages)]
    }

    private var field: UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.followTextSize()
        field.clearButtonMode = .whileEditing
        return field
    }
}
