import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Views on a screen whose scale changes, as that of a window does that is made larger.
@MainActor @Suite struct ScaleChangeTests {
    /// A heading and a button on one baseline, a field, and a text of several lines.
    private final class Page: UIViewController {
        let heading = UILabel()
        let button = UIButton(type: .system)
        let configured = UIButton(configuration: .filled())
        let field = UITextField()
        let text = UILabel()

        var frames: [CGRect] { [heading, button, configured, field, text].map { $0.convert($0.bounds, to: nil) } }

        override func viewDidLoad() {
            super.viewDidLoad()
            heading.text = "Sheet 1"
            heading.font = .preferredFont(forTextStyle: .title2)
            button.setTitle("Close", for: .normal)
            configured.configuration?.title = "Remember this"
            field.text = "What do you want to remember?"
            text.text = "Only the front sheet and the one behind it are visible as cards."
            text.numberOfLines = 0
            let parts = [heading, button, configured, field, text]
            for part in parts {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
            }
            NSLayoutConstraint.activate([
                heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
                heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                button.firstBaselineAnchor.constraint(equalTo: heading.firstBaselineAnchor),
                button.leadingAnchor.constraint(equalTo: heading.trailingAnchor, constant: 8),
                text.widthAnchor.constraint(equalToConstant: 220),
            ])
            for (above, below) in zip([heading, configured, field], [configured, field, text]) {
                below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 9).isActive = true
                below.leadingAnchor.constraint(equalTo: heading.leadingAnchor).isActive = true
            }
        }
    }

    private func frames(on models: [TestDevice.Model]) throws -> [CGRect] {
        let page = Page()
        let device = TestDevice(models[0])
        device.show(page)
        try device.settle()
        for model in models.dropFirst() {
            try device.changeModel(to: model)
            try device.settle()
        }
        return page.frames
    }

    @Test(arguments: [[TestDevice.Model.iPhone14, .iPhoneSE], [.iPhoneSE, .iPhone14], [.iPhone14, .iPad, .iPhone14]])
    func textsAreMeasuredForTheNewScale(_ models: [TestDevice.Model]) throws {
        let expected = try frames(on: [models[models.count - 1]])

        #expect(try frames(on: models) == expected)
    }
}
