import CoreGraphics
import Inspection
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Changing a running app's views.
@MainActor @Suite struct ViewEditingTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 40))

    init() {
        page.loadViewIfNeeded()
        label.text = "Total"
        page.view.addSubview(label)
        device.show(page)
    }

    private func property(_ name: String, of view: UIView? = nil) throws -> EditableProperty {
        try #require(EditableProperty.all(of: view ?? label).first { $0.name == name })
    }

    @Test func theFrameTheTextAndTheColorsChange() throws {
        for (name, value) in [
            ("x", "25"), ("width", "120.5"), ("alpha", "0.5"), ("text", "Sum"), ("background", "#FF000080"),
            ("text color", "00FF00"), ("font size", "30"), ("corner radius", "8"), ("hidden", "yes"),
            ("touches", "yes"),
        ] {
            #expect(try property(name).change(to: value) == nil)
        }

        #expect(label.frame == CGRect(x: 25, y: 100, width: 120.5, height: 40))
        #expect(label.alpha == 0.5)
        #expect(label.text == "Sum")
        #expect(try property("background").value == "#FF000080")
        #expect(try property("text color").value == "#00FF00")
        #expect(label.font.pointSize == 30)
        #expect(label.layer.cornerRadius == 8)
        #expect(label.isHidden)
        #expect(label.isUserInteractionEnabled)
    }

    @Test(arguments: [
        ("x", "wide"), ("width", "nan"), ("height", "inf"), ("alpha", "2"), ("alpha", ""), ("hidden", "maybe"),
        ("background", "red"), ("background", "#12345"), ("font size", "0"), ("y", "1e12"),
    ])
    func aValueThatIsNoneIsRefusedAndNothingChanges(name: String, value: String) throws {
        let before = try property(name).value

        let problem = try property(name).change(to: value)

        #expect(problem?.contains("\"\(value)\"") == true, "\(problem ?? "nil")")
        #expect(try property(name).value == before)
    }

    @Test func theTextOfASecretFieldIsNoProperty() throws {
        let field = UITextField(frame: CGRect(x: 10, y: 200, width: 200, height: 40))
        field.text = "hunter2"
        page.view.addSubview(field)
        let made = try property("text", of: field)

        field.isSecureTextEntry = true

        #expect(!EditableProperty.all(of: field).contains { $0.value.contains("hunter2") })
        #expect(made.value == "")
        #expect(made.change(to: "open") != nil && field.text == "hunter2")
    }

    @Test func constantsOfConstraintsMoveTheView() throws {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 60),
        ])
        device.advance(by: 0.1)

        #expect(try property("self.leading = superview.leading + 20", of: box).change(to: "44") == nil)
        device.advance(by: 0.1)

        #expect(box.frame == CGRect(x: 44, y: 100, width: 50, height: 60))
    }

    @Test func titlesAndTextsOfControlsChange() throws {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        let field = UITextField()
        for view in [button, field] { page.view.addSubview(view) }

        #expect(try property("title", of: button).change(to: "Sell") == nil)
        #expect(try property("text", of: field).change(to: "Anna") == nil)

        #expect(button.title(for: .normal) == "Sell")
        #expect(field.text == "Anna")
    }

    @Test func aPropertyOfAViewThatIsGoneChangesNothing() throws {
        var view: UIView? = UIView()
        let properties = EditableProperty.all(of: try #require(view))
        view = nil

        #expect(properties.allSatisfy { $0.name != "x" || $0.change(to: "5") == nil })
        #expect(properties.first?.value == "")
    }
}
