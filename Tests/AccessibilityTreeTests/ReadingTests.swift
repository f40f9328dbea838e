import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitText
import VelariumTesting

/// What assistive technology finds on a screen, and in which order.
@MainActor @Suite struct ReadingTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    private var names: [String] { device.voiceOver.elements.map { $0.label ?? $0.value ?? "" } }

    private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 20))
        label.text = text
        (view ?? page.view).addSubview(label)
        return label
    }

    @Test func rowsAreReadFromTheTopWhateverTheOrderOfSubviews() {
        _ = [label("third", 20, 300), label("second", 200, 207), label("first", 20, 200)]

        device.show(page)

        #expect(names == ["first", "second", "third"])
    }

    @Test func aDifferenceOfEightPointsBeginsAnotherRow() {
        _ = [label("left", 20, 208), label("right", 200, 200)]

        device.show(page)

        #expect(names == ["right", "left"])
    }

    @Test func rowsRunFromTheRightInArabic() throws {
        _ = [label("left", 20, 200), label("right", 200, 200)]
        device.show(page)

        try device.setLayoutDirection(.rightToLeft)

        #expect(names == ["right", "left"])
    }

    @Test func aGroupStaysTogetherWhereItsFirstElementIs() {
        let column = UIView(frame: CGRect(x: 0, y: 200, width: 150, height: 100))
        column.shouldGroupAccessibilityChildren = true
        page.view.addSubview(column)
        _ = [label("name", 0, 0, in: column), label("Ada", 0, 40, in: column), label("beside", 200, 200)]

        device.show(page)

        #expect(names == ["name", "Ada", "beside"])
        column.shouldGroupAccessibilityChildren = false
        #expect(names == ["name", "beside", "Ada"])
    }

    /// As the sheet does, which lists its grabber first, with a controller that has a bar in front of its content.
    @Test func theInsideOfAListedViewIsReadByPlace() throws {
        let rows = UITableViewController()
        rows.title = "Bar"
        rows.tableView.tableHeaderView = label("header", 20, 0)
        let navigation = UINavigationController(rootViewController: rows)
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        device.show(page)
        page.present(navigation, animated: false)
        try device.settle()

        #expect(names == ["Sheet Grabber", "Bar", "header"])

        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        _ = [label("below", 0, 50, in: box), label("above", 0, 10, in: box)]
        rows.view.accessibilityElements = [box]
        #expect(names == ["Sheet Grabber", "Bar", "above", "below"])
    }

    @Test func aContainerThatAnswersByIndexIsReadInItsOrder() {
        let drawing = Drawing(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        page.view.addSubview(drawing)

        device.show(page)

        #expect(names == ["lower", "upper"])
        #expect(device.voiceOver.elements[0].frame == CGRect(x: 0, y: 250, width: 50, height: 20))
    }

    @Test func whatIsHiddenEmptyOrOffTheScreenIsNotRead() {
        label("hidden", 0, 200).isHidden = true
        label("clear", 0, 230).alpha = 0.005
        label("silent", 0, 260).accessibilityElementsHidden = true
        label("empty", 0, 290).frame.size = .zero
        _ = [label("outside", -200, 300), label("there", 0, 330)]

        device.show(page)

        #expect(names == ["there"])
    }

    @Test func onlyTheLastOfSeveralModalSiblingsIsRead() {
        let boxes = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 200)) }
        for (number, box) in boxes.enumerated() {
            box.accessibilityViewIsModal = true
            page.view.addSubview(box)
            _ = label("modal \(number)", 0, 0, in: box)
        }
        _ = label("beside", 0, 500)

        device.show(page)

        #expect(names == ["modal 1"])
    }

    @Test func aRowJoinsItsTextsAndKeepsItsSwitchApart() {
        let table = UITableViewController()
        let rows = Rows()
        table.tableView.dataSource = rows

        device.show(table)

        let elements = device.voiceOver.elements
        #expect(elements.prefix(2).map(\.spoken) == ["Wi-Fi, Home", "On. Switch Button."])
        #expect(elements[1].spokenHint == "Double tap to toggle setting.")
    }

    @Test func controlsSayNameValueStateAndKind() {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.frame = CGRect(x: 20, y: 160, width: 200, height: 32)
        segments.selectedSegmentIndex = 0
        let field = UITextField(frame: CGRect(x: 20, y: 220, width: 200, height: 34))
        field.placeholder = "Name"
        let button = UIButton(frame: CGRect(x: 20, y: 280, width: 200, height: 44))
        button.setTitle("Buy", for: .normal)
        button.isEnabled = false
        let title = label("Cart", 20, 340)
        title.accessibilityTraits.insert(.header)
        for view in [slider, segments, field, button] { page.view.addSubview(view) }

        device.show(page)

        #expect(
            device.voiceOver.elements.map(\.spoken) == [
                "Volume: 50%. Adjustable.", "Selected: Day. Button. 1 of 2.", "Week. Button. 2 of 2.",
                "Name. Text Field.", "Buy. Dimmed. Button.", "Cart. Heading.",
            ])
        field.text = "Ada"
        #expect(device.voiceOver.elements[3].spoken == "Name: Ada. Text Field.")
    }

    @Test func attributedTextsAndOtherPropertiesAreThoseOfUIKit() {
        let view = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 50))
        page.view.addSubview(view)
        device.show(page)
        let spelled = NSAttributedString(string: "SPQR", attributes: [.accessibilitySpeechSpellOut: true])

        view.accessibilityAttributedLabel = spelled

        #expect(view.accessibilityLabel == "SPQR")
        #expect(view.accessibilityAttributedLabel == spelled)
        view.accessibilityLabel = "Rome"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Rome"))
        #expect(view.accessibilityFrame == CGRect(x: 20, y: 200, width: 100, height: 50))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 70, y: 225))
        #expect(view.accessibilityUserInputLabels == [])
        #expect(!view.accessibilityRespondsToUserInteraction)
        view.accessibilityTraits = .button
        #expect(view.accessibilityRespondsToUserInteraction)
    }
}

/// Has two elements in an order of its own, without an array.
@MainActor private final class Drawing: UIView {
    private lazy var parts = [("lower", 50), ("upper", 0)].map { name, y in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = name
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: y, width: 50, height: 20)
        return element
    }

    override func accessibilityElementCount() -> Int { parts.count }
    override func accessibilityElement(at index: Int) -> Any? { parts[index] }
}

/// A row with a switch, and many below it.
@MainActor final class Rows: NSObject, UITableViewDataSource {
    var count = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = indexPath.row == 0 ? "Wi-Fi" : "Row \(indexPath.row)"
        cell.detailTextLabel?.text = indexPath.row == 0 ? "Home" : nil
        let toggle = UISwitch()
        toggle.isOn = true
        cell.accessoryView = indexPath.row == 0 ? toggle : nil
        return cell
    }
}
