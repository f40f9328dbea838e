import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import VelariumTesting

/// Plain strings are laid out and drawn without `NSAttributedString`, which on Linux leaks 0.2 KB each time
/// one is created.
@MainActor @Suite struct UniformTextTests {
    private var made: Int { UniformText.attributedStringCount.withLock { $0 } }

    private static let looks: [[NSAttributedString.Key: Any]] = [
        [:],
        [.font: UIFont.boldSystemFont(ofSize: 21), .foregroundColor: UIColor.red],
        [.kern: 3, .underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: 4],
        [.paragraphStyle: indented, .strikethroughStyle: NSUnderlineStyle.double.rawValue],
        [.link: "https://example.com", .backgroundColor: UIColor.yellow],
    ]

    private static let indented: NSParagraphStyle = {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 20
        style.lineSpacing = 5
        style.alignment = .right
        return style
    }()

    @Test(arguments: 0..<5, ["", "One line", "Several words on\nthree lines, of which one wraps"])
    func aStringIsMeasuredAndDrawnAsTheAttributedString(look index: Int, text: String) {
        let look = Self.looks[index]
        let attributed = NSAttributedString(string: text, attributes: look)
        let room = CGSize(width: 120, height: 0)

        #expect(text.size(withAttributes: look) == attributed.size())
        #expect(
            text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: look, context: nil)
                == attributed.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil))
        let area = CGRect(x: 4, y: 4, width: 120, height: 90)
        let (plain, rich) = (
            drawn { text.draw(in: area, withAttributes: look) }, drawn { attributed.draw(in: area) }
        )
        #expect(plain.pngData() == rich.pngData())
    }

    private func drawn(_ work: () -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 130, height: 100)).image { _ in work() }
    }

    @Test func viewsShowPlainTextWithoutAnAttributedString() {
        let device = TestDevice(.iPhone14)
        let before = made

        let page = PlainPage()
        device.show(UINavigationController(rootViewController: page))
        page.change()
        device.advance(by: 0.5)
        _ = device.picture()

        #expect(made == before)
    }

    @Test func textsToReadAloudKeepTheirAttributesUntilTheyReadDifferently() {
        let view = UIView()
        let spelled = NSAttributedString(string: "UIKit", attributes: [.accessibilitySpeechSpellOut: true])

        view.accessibilityAttributedLabel = spelled
        #expect(view.accessibilityLabel == "UIKit" && view.accessibilityAttributedLabel == spelled)

        view.accessibilityLabel = "UIKit"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "UIKit"))
    }

    @Test func aLabelCreatesOneAttributedStringOnDemand() throws {
        let label = UILabel()
        label.text = "Plain"
        let before = made

        let first = try #require(label.attributedText)
        let second = try #require(label.attributedText)
        #expect(first === second && first.string == "Plain")
        #expect(made == before + 1)

        label.text = "Other"
        #expect(label.attributedText?.string == "Other")
    }

    @Test func aLabelKeepsTheAttributedStringOfAnApp() {
        let label = UILabel()
        let whole: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
        ]
        let text = NSAttributedString(string: "Whole", attributes: whole)

        label.attributedText = text

        #expect(label.attributedText === text)
    }

    @Test func aLabelCopiesAMutableAttributedText() {
        let label = UILabel()
        let whole: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
        ]
        let text = NSMutableAttributedString(string: "Before", attributes: whole)

        label.attributedText = text
        text.mutableString.setString("After")

        #expect(label.text == "Before")
    }

    @Test func aButtonGivesItsLabelAnAttributedTitleOnce() throws {
        let button = UIButton(type: .system)
        button.setAttributedTitle(NSAttributedString(string: "Title", attributes: [.kern: 2]), for: .normal)
        let shown = try #require(button.titleLabel?.attributedText)

        button.isHighlighted = true
        button.isHighlighted = false
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.attributedText === shown)

        button.titleLabel?.text = "Something else"
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Title")
    }

    @Test func aTextFieldKeepsTheAttributedPlaceholderItReturned() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.placeholder = "Search"
        let width = field.intrinsicContentSize.width

        let first = try #require(field.attributedPlaceholder)

        #expect(field.attributedPlaceholder === first)
        #expect(first.string == "Search" && field.placeholder == "Search")
        #expect(field.intrinsicContentSize.width == width)
    }

    @Test func aTextFieldCopiesAMutableAttributedPlaceholder() {
        let field = UITextField()
        let text = NSMutableAttributedString(string: "Before")

        field.attributedPlaceholder = text
        text.mutableString.setString("After")

        #expect(field.placeholder == "Before")
    }
}

/// A controller with every view that shows plain strings.
private final class PlainPage: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 160, width: 300, height: 60))
    private let field = UITextField(frame: CGRect(x: 20, y: 230, width: 300, height: 34))
    private let button = UIButton(type: .system)
    private let configured = UIButton(configuration: .filled())
    private let segments = UISegmentedControl(items: ["One", "Two"])
    private let search = UISearchBar(frame: CGRect(x: 20, y: 380, width: 300, height: 56))
    private let table = UITableView(frame: CGRect(x: 20, y: 450, width: 300, height: 200))
    private let rows = Rows()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
        navigationItem.prompt = "Prompt"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .done, target: nil, action: nil)
        label.text = "Some words in a label"
        label.shadowColor = .red
        label.numberOfLines = 0
        field.placeholder = "Placeholder"
        button.frame = CGRect(x: 20, y: 280, width: 100, height: 40)
        button.setTitle("Button", for: .normal)
        configured.frame = CGRect(x: 140, y: 280, width: 180, height: 44)
        configured.configuration?.title = "Configured"
        configured.configuration?.subtitle = "Button"
        configured.accessibilityLabel = "Label"
        configured.accessibilityHint = "Hint"
        configured.accessibilityValue = "Value"
        configured.accessibilityUserInputLabels = ["Button"]
        configured.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Action") { _ in true }]
        configured.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Rotor") { _ in nil }]
        segments.frame = CGRect(x: 20, y: 330, width: 300, height: 32)
        segments.selectedSegmentIndex = 0
        search.placeholder = "Search"
        table.dataSource = rows
        for part in [label, field, button, configured, segments, search, table] as [UIView] { view.addSubview(part) }
    }

    /// Changes every text.
    func change() {
        label.text = "Other words"
        label.isEnabled = false
        field.text = "Typed"
        field.isSecureTextEntry = true
        button.setTitle("Other", for: .normal)
        configured.isEnabled = false
        configured.configuration?.title = "Other"
        segments.selectedSegmentIndex = 1
        title = "Other title"
    }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }
}
