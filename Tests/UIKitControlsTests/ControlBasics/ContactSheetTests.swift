import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// All controls on one page. Set `VELARIUM_CONTACT_SHEETS` to a folder to save the pictures for review.
@MainActor @Suite struct ContactSheetTests {
    @Test(arguments: [TestDevice.Model.iPhone14, .iPhone11], [UIUserInterfaceStyle.light, .dark])
    func everyControlDrawsAndDisabledOnesHaveLessContrast(
        _ model: TestDevice.Model, _ style: UIUserInterfaceStyle
    ) throws {
        let device = TestDevice(model, style: style)

        let page = ContactSheet()
        device.show(page)
        page.focused.becomeFirstResponder()
        try device.key("shift+alt+left")
        try device.settle()
        let picture = device.picture()

        for (index, control) in page.enabled.enumerated() {
            let other = page.disabled[index]
            #expect(contrast(of: control, in: picture) > 10, "\(type(of: control)) draws nothing")
            #expect(
                contrast(of: other, in: picture) < contrast(of: control, in: picture),
                "a disabled \(type(of: control)) looks like an enabled one")
        }
        if let folder = ProcessInfo.processInfo.environment["VELARIUM_CONTACT_SHEETS"] {
            try picture.save(to: "\(folder)/controls-\(model.rawValue)-\(style == .dark ? "dark" : "light").png")
        }
    }

    /// The difference between the pixels of a control's row and the page, summed over channels.
    private func contrast(of view: UIView, in picture: Picture) -> Int {
        let frame = view.convert(view.bounds, to: nil)
        let ground = picture.color(atX: 2, y: frame.midY)
        return stride(from: frame.minX + 1, to: frame.maxX - 1, by: 1).reduce(0) { sum, x in
            let color = picture.color(atX: x, y: frame.midY)
            return sum + abs(Int(color.red) - Int(ground.red)) + abs(Int(color.green) - Int(ground.green))
                + abs(Int(color.blue) - Int(ground.blue))
        }
    }
}

/// A page with every control enabled on the left and disabled on the right.
@MainActor private final class ContactSheet: UIViewController {
    private(set) var enabled: [UIControl] = []
    private(set) var disabled: [UIControl] = []
    private(set) var focused = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        enabled = makeControls()
        disabled = makeControls()
        for control in disabled { control.isEnabled = false }
        for (column, controls) in [enabled, disabled].enumerated() {
            var y: CGFloat = 60
            for control in controls {
                control.frame.origin = CGPoint(x: 16 + CGFloat(column) * 188, y: y)
                view.addSubview(control)
                y += control.frame.height + 12
            }
        }
        addIndicators()
        addFields()
    }

    private func addFields() {
        let filled = UITextField(frame: CGRect(x: 16, y: 560, width: 170, height: 34))
        filled.borderStyle = .roundedRect
        filled.clearButtonMode = .always
        filled.text = "Ada Lovelace"
        let empty = UITextField(frame: CGRect(x: 204, y: 560, width: 170, height: 34))
        empty.borderStyle = .roundedRect
        empty.placeholder = "Name"
        let secret = UITextField(frame: CGRect(x: 16, y: 606, width: 170, height: 34))
        secret.borderStyle = .roundedRect
        secret.text = "secret"
        secret.isSecureTextEntry = true
        let bar = UISearchBar(frame: CGRect(x: 0, y: 650, width: 390, height: 56))
        bar.placeholder = "Search"
        bar.searchBarStyle = .minimal
        let busy = UISearchBar(frame: CGRect(x: 0, y: 700, width: 390, height: 56))
        busy.text = "popover"
        busy.searchBarStyle = .minimal
        busy.showsCancelButton = true
        focused = UITextField(frame: CGRect(x: 204, y: 606, width: 170, height: 34))
        focused.borderStyle = .roundedRect
        focused.text = "one two"
        for part in [filled, empty, secret, bar, busy, focused] { view.addSubview(part) }
    }

    private func makeControls() -> [UIControl] {
        let on = UISwitch()
        on.isOn = true
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        slider.value = 0.4
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 1
        segments.frame.size.width = 170
        let stepper = UIStepper()
        return [UISwitch(), on, slider, segments, stepper]
    }

    private func addIndicators() {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        progress.frame.origin = CGPoint(x: 16, y: 500)
        let medium = UIActivityIndicatorView(style: .medium)
        medium.frame.origin = CGPoint(x: 200, y: 490)
        let large = UIActivityIndicatorView(style: .large)
        large.frame.origin = CGPoint(x: 240, y: 480)
        let pages = UIPageControl(frame: CGRect(x: 290, y: 490, width: 90, height: 26))
        pages.numberOfPages = 4
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .label
        for part in [progress, medium, large, pages] { view.addSubview(part) }
        for indicator in [medium, large] { indicator.startAnimating() }
    }
}
