import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitText
import UITestSupport
import VelariumTesting

/// Each property that proxies can set reaches a view.
@MainActor @Suite struct AppearanceForwardingTests {
    private let device = TestDevice(.iPhone14)
    private let screen = UIViewController()
    private let image = UIImage(systemName: "star")

    init() {
        device.show(screen)
        device.advance(by: 0)
    }

    /// Whether `value` set on the proxy is that of a view that is shown, and was not before.
    private func forwards<View: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let view = View(coder: NSCoder())!
        let before = view[keyPath: path]

        View.appearance()[keyPath: path] = value
        screen.view.addSubview(view)

        #expect(before != value, sourceLocation: sourceLocation)
        #expect(view[keyPath: path] == value, sourceLocation: sourceLocation)
    }

    /// Whether what `set` does to the proxy is done to a view that is shown.
    private func forwards<View: UIView, Value: Equatable>(
        _ value: Value, _ set: (View) -> Void, _ get: (View) -> Value?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let view = View(coder: NSCoder())!
        let before = get(view)

        set(View.appearance())
        screen.view.addSubview(view)

        #expect(before != value, sourceLocation: sourceLocation)
        #expect(get(view) == value, sourceLocation: sourceLocation)
    }

    @Test func viewsAndScrollViews() {
        final class Card: UIView {}

        forwards(\Card.backgroundColor, .red)
        forwards(\Card.tintColor, .red)
        forwards(\Card.semanticContentAttribute, .forceRightToLeft)
        forwards(\Card.isExclusiveTouch, true)
        forwards(\UIScrollView.contentInsetAdjustmentBehavior, .never)
    }

    @Test func labelsAndTextInput() {
        forwards(\UILabel.font, .italicSystemFont(ofSize: 31))
        forwards(\UILabel.textColor, .red)
        forwards(\UILabel.textAlignment, .right)
        forwards(\UILabel.shadowColor, .red)
        forwards(\UILabel.shadowOffset, CGSize(width: 3, height: 4))
        forwards(\UILabel.highlightedTextColor, .red)
        forwards(\UITextField.font, .italicSystemFont(ofSize: 31))
        forwards(\UITextField.textColor, .red)
        forwards(\UITextField.textAlignment, .right)
        forwards(\UITextField.keyboardAppearance, .dark)
        forwards(\UITextView.font, .italicSystemFont(ofSize: 31))
        forwards(\UITextView.textColor, .red)
        forwards(\UITextView.textAlignment, .right)
        forwards(\UITextView.textContainerInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        forwards(\UITextView.keyboardAppearance, .dark)
    }

    @Test func navigationBars() {
        forwards(\UINavigationBar.prefersLargeTitles, true)
        forwards(\UINavigationBar.barStyle, .black)
        forwards(\UINavigationBar.isTranslucent, false)
        forwards(\UINavigationBar.barTintColor, .red)
        forwards(\UINavigationBar.shadowImage, image)
        forwards(\UINavigationBar.backIndicatorImage, image)
        forwards(\UINavigationBar.backIndicatorTransitionMaskImage, image)
        forwards(image, { (bar: UINavigationBar) in bar.setBackgroundImage(image, for: .compact) }) {
            $0.backgroundImage(for: .compact)
        }
        forwards(UIColor.red, { (bar: UINavigationBar) in bar.titleTextAttributes = [.foregroundColor: UIColor.red] }) {
            $0.titleTextAttributes?[.foregroundColor] as? UIColor
        }
        forwards(
            UIColor.red, { (bar: UINavigationBar) in bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red] }
        ) { $0.largeTitleTextAttributes?[.foregroundColor] as? UIColor }
    }

    @Test func appearanceObjectsOfBars() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        let tools = UIToolbarAppearance()
        tools.backgroundColor = .red

        forwards(UIColor.red, { (bar: UINavigationBar) in bar.standardAppearance = look }) {
            $0.standardAppearance.backgroundColor
        }
        forwards(UIColor.red, { (bar: UINavigationBar) in bar.compactAppearance = look }) {
            $0.compactAppearance?.backgroundColor
        }
        forwards(UIColor.red, { (bar: UINavigationBar) in bar.scrollEdgeAppearance = look }) {
            $0.scrollEdgeAppearance?.backgroundColor
        }
        forwards(UIColor.red, { (bar: UINavigationBar) in bar.compactScrollEdgeAppearance = look }) {
            $0.compactScrollEdgeAppearance?.backgroundColor
        }
        forwards(UIColor.red, { (bar: UIToolbar) in bar.standardAppearance = tools }) {
            $0.standardAppearance.backgroundColor
        }
        forwards(UIColor.red, { (bar: UIToolbar) in bar.compactAppearance = tools }) {
            $0.compactAppearance?.backgroundColor
        }
        forwards(UIColor.red, { (bar: UIToolbar) in bar.scrollEdgeAppearance = tools }) {
            $0.scrollEdgeAppearance?.backgroundColor
        }
        forwards(UIColor.red, { (bar: UIToolbar) in bar.compactScrollEdgeAppearance = tools }) {
            $0.compactScrollEdgeAppearance?.backgroundColor
        }
    }

    @Test func toolbarsAndSearchBars() {
        forwards(\UIToolbar.barStyle, .black)
        forwards(\UIToolbar.isTranslucent, false)
        forwards(\UIToolbar.barTintColor, .red)
        forwards(
            image, { (bar: UIToolbar) in bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default) }
        ) { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) }
        forwards(image, { (bar: UIToolbar) in bar.setShadowImage(image, forToolbarPosition: .bottom) }) {
            $0.shadowImage(forToolbarPosition: .bottom)
        }
        forwards(\UISearchBar.barTintColor, .red)
    }

    @Test func controls() {
        forwards(\UIActivityIndicatorView.color, .red)
        forwards(\UISwitch.onTintColor, .red)
        forwards(\UISwitch.thumbTintColor, .red)
        forwards(\UISlider.minimumTrackTintColor, .red)
        forwards(\UISlider.maximumTrackTintColor, .red)
        forwards(\UISlider.thumbTintColor, .red)
        forwards(\UIProgressView.progressTintColor, .red)
        forwards(\UIProgressView.trackTintColor, .red)
        forwards(\UIProgressView.progressImage, image)
        forwards(\UIProgressView.trackImage, image)
        forwards(\UISegmentedControl.selectedSegmentTintColor, .red)
        forwards(\UIPageControl.pageIndicatorTintColor, .red)
        forwards(\UIPageControl.currentPageIndicatorTintColor, .red)
        forwards(\UIButton.contentEdgeInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func settersForAState() {
        forwards(UIColor.red, { (button: UIButton) in button.setTitleColor(.red, for: .selected) }) {
            $0.titleColor(for: .selected)
        }
        forwards(UIColor.red, { (button: UIButton) in button.setTitleShadowColor(.red, for: .normal) }) {
            $0.titleShadowColor(for: .normal)
        }
        forwards(image, { (button: UIButton) in button.setBackgroundImage(image, for: .normal) }) {
            $0.backgroundImage(for: .normal)
        }
        forwards(image, { (slider: UISlider) in slider.setThumbImage(image, for: .normal) }) {
            $0.thumbImage(for: .normal)
        }
        forwards(image, { (slider: UISlider) in slider.setMinimumTrackImage(image, for: .normal) }) {
            $0.minimumTrackImage(for: .normal)
        }
        forwards(image, { (slider: UISlider) in slider.setMaximumTrackImage(image, for: .normal) }) {
            $0.maximumTrackImage(for: .normal)
        }
        forwards(image, { (stepper: UIStepper) in stepper.setIncrementImage(image, for: .normal) }) {
            $0.incrementImage(for: .normal)
        }
        forwards(image, { (stepper: UIStepper) in stepper.setDecrementImage(image, for: .normal) }) {
            $0.decrementImage(for: .normal)
        }
        forwards(
            UIColor.red,
            { (control: UISegmentedControl) in
                control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
            }
        ) { $0.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor }
    }

    @Test func tables() {
        forwards(\UITableView.sectionHeaderTopPadding, 3)
        forwards(\UITableView.separatorInset, UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 0))
        forwards(\UITableView.separatorStyle, .none)
        forwards(\UITableView.separatorColor, .red)
        forwards(\UITableViewCell.selectionStyle, .none)
        forwards(\UITableViewCell.separatorInset, UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 0))
    }

    @Test func theTextOfSearchFields() throws {
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [
            .foregroundColor: UIColor.red
        ]
        let bar = UISearchBar()

        screen.view.addSubview(bar)

        #expect(bar.searchTextField.textColor == .red)
    }

    // MARK: Bar items

    @Test func barButtonItemsGetValuesOnceABarShowsThem() throws {
        let items = UIBarButtonItem.appearance()
        items.tintColor = .red
        items.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
        items.setBackgroundImage(image, for: .normal, barMetrics: .default)
        items.setBackgroundVerticalPositionAdjustment(2, for: .default)
        items.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .default)
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        let before = item.tintColor

        screen.navigationItem.rightBarButtonItem = item
        device.show(UINavigationController(rootViewController: screen))
        device.advance(by: 0)

        #expect(before == nil)
        #expect(item.tintColor == .red)
        #expect(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .green)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 2)
        #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 3, vertical: 4))
    }

    @Test func barsAreContainersOfTheirItems() {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .blue
        let tool = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        let other = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let own = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        own.tintColor = .green
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
        toolbar.items = [tool, own]
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        let title = UINavigationItem(title: "Title")
        title.rightBarButtonItem = other
        bar.items = [title]

        screen.view.addSubview(toolbar)
        screen.view.addSubview(bar)
        device.advance(by: 0)

        #expect(tool.tintColor == .red)
        #expect(own.tintColor == .green)
        #expect(other.tintColor == .blue)
    }
}
