import UIKit

extension GalleryPage {
    /// Every control, to be tried.
    static let controls = GalleryPage(
        id: "controls", title: "Controls", group: .system, symbol: "switch.2", tint: .systemGreen
    ) { ControlsPage() }
}

private final class ControlsPage: SpecimenController {
    override func makeSpecimens() -> [Specimen] {
        title = "Controls"
        return [
            Specimen("Buttons", Shelf(tileSize: CGSize(width: 132, height: 50), buttons)),
            Specimen("Switches", Shelf(tileSize: CGSize(width: 64, height: 31), switches)),
            Specimen("Slider", Dial("Value", value: 0.4, in: 0...1)),
            Specimen("Segments", Bar(segments)),
            Specimen("Progress", Shelf(tileSize: CGSize(width: 132, height: 40), progress)),
            Specimen("Stepper and pages", Shelf(tileSize: CGSize(width: 132, height: 32), counters)),
            Specimen("Text", note: "Typed on the keyboard in front of you.", Bar(field)),
        ]
    }

    private var buttons: [(caption: String, view: UIView)] {
        let kinds: [(String, UIButton.Configuration)] = [
            ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
        ]
        return kinds.map { name, base in
            var configuration = base
            configuration.title = "Button"
            configuration.image = name == "filled" ? UIImage(systemName: "plus") : nil
            configuration.imagePadding = 6
            return (name, UIButton(configuration: configuration))
        }
    }

    private var switches: [(caption: String, view: UIView)] {
        [(true, true), (false, true), (true, false)].map { isOn, isEnabled in
            let view = UISwitch()
            (view.isOn, view.isEnabled) = (isOn, isEnabled)
            return ("\(isOn ? "on" : "off")\(isEnabled ? "" : ", disabled")", view)
        }
    }

    private var segments: UISegmentedControl {
        let control = UISegmentedControl(items: ["First", "Second", "Third"])
        control.selectedSegmentIndex = 0
        return control
    }

    private var progress: [(caption: String, view: UIView)] {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.6
        let medium = UIActivityIndicatorView(style: .medium)
        let large = UIActivityIndicatorView(style: .large)
        [medium, large].forEach { $0.startAnimating() }
        return [("bar", bar), ("medium", medium), ("large", large)]
    }

    private var counters: [(caption: String, view: UIView)] {
        let stepper = UIStepper()
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.systemGray4, .systemBlue)
        return [("stepper", stepper), ("pages", pages)]
    }

    private var field: UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.clearButtonMode = .whileEditing
        return field
    }
}
