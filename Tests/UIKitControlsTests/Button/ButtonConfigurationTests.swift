import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct ButtonConfigurationTests {
    private func makeButton(
        _ configuration: UIButton.Configuration, title: String? = "Go", width: CGFloat? = nil,
        on device: TestDevice = TestDevice()
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        let page = UIViewController()
        page.view.addSubview(button)
        device.show(page)
        button.sizeToFit()
        if let width { button.frame.size.width = width }
        button.frame.origin = CGPoint(x: 100, y: 200)
        button.layoutIfNeeded()
        return button
    }

    private var background: (UIButton) -> UIView? {
        { button in button.subviews.first?.subviews.first }
    }

    // MARK: Sizes

    @Test func aSizeIsRoundedToThePixelsOfTheButtonsScreen() {
        for (model, height) in [(.iPhoneSE, 34.5), (.iPhone14, 34 + 1 / 3.0), (.iPhoneSE, 34.5)]
            as [(TestDevice.Model, CGFloat)]
        {
            let button = makeButton(.filled(), on: TestDevice(model))

            #expect(abs(button.bounds.height - height) < 0.01, "on \(model)")
        }
    }

    @Test(arguments: [
        UIButton.Configuration.Size.mini: CGFloat(28), .small: 28, .medium: 34.333, .large: 50.333,
    ])
    func aSizeDecidesTheHeight(size: UIButton.Configuration.Size, height: CGFloat) {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size

        let button = makeButton(configuration)

        #expect(abs(button.bounds.height - height) < 0.4)
        let label = button.titleLabel?.frame ?? .zero
        #expect(abs(label.midX - button.bounds.midX) < 0.4)
        #expect(abs(label.midY - button.bounds.midY) < 0.4)
    }

    @Test func aSubtitleIsBelowTheTitleWithAPointBetween() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.subtitle = "Right now"

        let button = makeButton(configuration)

        let title = try #require(button.titleLabel).frame
        let subtitle = try #require(button.subtitleLabel).frame
        #expect(abs(button.bounds.height - 51) < 0.7)
        #expect(abs(subtitle.minY - title.maxY - 1) < 0.01)
        #expect(button.subtitleLabel?.font.pointSize == 13)
        #expect(button.accessibilityLabel == "Go, Right now")
    }

    @Test func textGrowsWithTheTextSize() throws {
        let device = TestDevice()
        let button = makeButton(.filled(), on: device)
        let height = button.intrinsicContentSize.height

        try device.perform(script: "text-size accessibilityExtraExtraExtraLarge\nsettle")

        #expect(button.intrinsicContentSize.height > height * 1.8)
    }

    @Test func ownInsetsReplaceThoseOfTheSizeUntilTheyAreReset() {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

        #expect(configuration.contentInsets.leading == 2)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.top == 15)
    }

    // MARK: Image

    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom], [false, true])
    func theImageIsAtItsEdgeOfTheTitle(edge: NSDirectionalRectEdge, isRightToLeft: Bool) throws {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: "star")
        configuration.imagePlacement = edge
        configuration.imagePadding = 8
        let button = makeButton(configuration)
        button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight

        button.layoutIfNeeded()

        let image = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        let gap: CGFloat
        switch edge {
        case .leading: gap = isRightToLeft ? image.minX - title.maxX : title.minX - image.maxX
        case .trailing: gap = isRightToLeft ? title.minX - image.maxX : image.minX - title.maxX
        case .top: gap = title.minY - image.maxY
        default: gap = image.minY - title.maxY
        }
        #expect(abs(gap - 8) < 0.4)
    }

    @Test func anImageAloneIsInFrontOfTheBackground() throws {
        let device = TestDevice()
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "square.fill")
        configuration.baseForegroundColor = .white
        configuration.baseBackgroundColor = .black

        let button = makeButton(configuration, title: nil, on: device)

        let image = try #require(button.imageView)
        let middle = CGPoint(x: button.frame.midX, y: button.frame.midY)
        #expect(button.subviews.firstIndex(of: image) == 1)
        #expect(device.picture().color(atX: middle.x, y: middle.y).red > 240)
        #expect(device.picture().color(atX: button.frame.minX + 6, y: middle.y).red < 20)
    }

    @Test func aSpinnerTakesTheImagesPlace() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "star")
        configuration.showsActivityIndicator = true

        let button = makeButton(configuration)

        let spinner = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.isAnimating && spinner.bounds.width == spinner.bounds.height)
        #expect(button.imageView?.image == nil)
        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        #expect(button.imageView?.image != nil)
        #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
    }

    // MARK: Colors

    @Test func statesHaveTheColorsOfTheStyle() {
        let button = UIButton(configuration: .filled())
        button.tintColor = .systemGreen
        func colors() -> (UIColor?, UIColor?) {
            let updated = button.configuration?.updated(for: button)
            return (updated?.baseForegroundColor, updated?.background.backgroundColor)
        }

        #expect(colors() == (.white, .tintColor))
        button.isHighlighted = true
        #expect(colors() == (UIColor.white.withAlphaComponent(0.75), UIColor.tintColor.withAlphaComponent(0.75)))
        button.isHighlighted = false
        button.isEnabled = false
        #expect(colors().0 == .tertiaryLabel)
        button.isEnabled = true
        button.configuration = .plain()
        #expect(colors() == (.tintColor, .clear))
        button.isSelected = true
        #expect(colors() == (.tintColor, UIColor.tintColor.withAlphaComponent(0.18)))
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(colors() == (.tintColor, .clear))
    }

    @Test func anExplicitBackgroundColorIsShownInEveryState() {
        var configuration = UIButton.Configuration.filled()
        configuration.background.backgroundColor = .purple
        let button = makeButton(configuration)

        #expect(background(button)?.backgroundColor == .purple)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(background(button)?.backgroundColor == .purple)
    }

    @Test(arguments: [
        UIButton.Configuration.CornerStyle.fixed: CGFloat(12), .dynamic: 12, .small: 5, .medium: 7, .large: 10,
        .capsule: 20,
    ])
    func theCornerStyleDecidesTheRadius(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
        var configuration = UIButton.Configuration.tinted()
        configuration.background.cornerRadius = 12
        configuration.cornerStyle = style
        let button = makeButton(configuration)

        button.frame.size.height = 40
        button.layoutIfNeeded()

        #expect(abs((background(button)?.layer.cornerRadius ?? 0) - radius) < 1e-6)
    }

    // MARK: Updates

    @Test func theUpdateHandlerIsCalledOnceAtTheNextLayout() {
        let button = makeButton(.filled())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { states.append($0.state) }

        #expect(states.isEmpty)
        button.configuration?.title = "Later"
        button.setNeedsUpdateConfiguration()
        #expect(states.isEmpty)
        button.layoutIfNeeded()
        #expect(states == [.normal])
        button.layoutIfNeeded()
        #expect(states == [.normal])
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(states == [.normal, .selected])
    }

    @Test func whatTheUpdateHandlerSetsIsShownWithoutAnotherCall() {
        let button = makeButton(.filled())
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isSelected ? "On, with a longer title" : "Off"
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Off")
        let width = button.intrinsicContentSize.width

        button.isSelected = true
        button.layoutIfNeeded()

        #expect(calls == 2)
        #expect(button.titleLabel?.text == "On, with a longer title")
        #expect(button.intrinsicContentSize.width > width)
    }

    @Test func aButtonThatDoesNotUpdateItselfShowsTheConfigurationAsItIs() {
        var configuration = UIButton.Configuration.filled()
        configuration.background.backgroundColor = nil
        let button = makeButton(configuration)
        button.automaticallyUpdatesConfiguration = false

        button.isEnabled = false
        button.layoutIfNeeded()

        #expect(background(button)?.backgroundColor == .tintColor)
    }

    @Test func removingTheConfigurationRestoresTheOldLook() {
        let button = makeButton(.filled(), title: nil)
        button.setTitle("Old", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Old")

        button.configuration = nil
        button.layoutIfNeeded()

        #expect(button.titleLabel?.text == "Old")
        #expect(button.titleLabel?.font.pointSize == 15)
        #expect(button.titleLabel?.textColor == button.tintColor)
        #expect(button.subviews == [button.titleLabel])
    }

    // MARK: Text

    @Test func theTransformerChangesTheTitlesAttributes() {
        var configuration = UIButton.Configuration.filled()
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 30)
            return outgoing
        }

        let button = makeButton(configuration)

        #expect(
            button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == UIFont.boldSystemFont(ofSize: 30))
        #expect(button.bounds.height > 45)
    }

    @Test func attributesOfTheTitleHavePrecedence() {
        var title = AttributedString("Red")
        title.foregroundColor = .red
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)

        button.layoutIfNeeded()

        let shown = button.titleLabel?.attributedText
        #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(button.configuration?.title == "Red")
    }

    @Test func aTitleOfTheStateAppearsInsteadOfTheConfigurations() {
        let button = makeButton(.filled())
        button.setTitle("Chosen", for: .selected)

        button.isSelected = true
        button.layoutIfNeeded()

        #expect(button.titleLabel?.text == "Chosen")
    }

    @Test func aLongTitleWrapsInTheWidthOfTheButton() {
        let button = makeButton(.filled(), title: "One two three four five six seven eight nine ten")

        let narrow = button.sizeThatFits(CGSize(width: 120, height: 0))

        #expect(narrow.width <= 120)
        #expect(narrow.height > 80)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        #expect(abs(button.sizeThatFits(CGSize(width: 120, height: 0)).height - 34.33) < 0.5)
    }

    @Test func theActionsTitleAndImageFillWhatTheConfigurationLacks() {
        var runs = 0
        let action = UIAction(title: "Do it", image: UIImage(systemName: "star")) { _ in runs += 1 }
        let button = UIButton(configuration: .bordered(), primaryAction: action)

        button.sendActions(for: .primaryActionTriggered)

        #expect(button.configuration?.title == "Do it" && button.currentTitle == "Do it")
        #expect(button.configuration?.image != nil)
        #expect(runs == 1)
    }

    @Test(arguments: [NSDirectionalRectEdge.leading, .top])
    func constraintsThatNarrowAButtonMakeItHigher(placement: NSDirectionalRectEdge) throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title that is longer than two hundred points"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePlacement = placement
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        let page = UIViewController()
        page.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 200),
            button.topAnchor.constraint(equalTo: page.view.topAnchor),
        ])
        let device = TestDevice()

        device.show(page)
        try device.settle()

        #expect(button.frame.height == button.sizeThatFits(CGSize(width: 200, height: 0)).height)
        let label = try #require(button.titleLabel)
        #expect(button.bounds.contains(label.frame) && label.frame.height > 40)
    }

    @Test func invalidNumbersAreLaidOutLikeZero() {
        var configuration = UIButton.Configuration.filled()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: .nan, leading: .infinity, bottom: 0, trailing: 0)
        configuration.imagePadding = .nan
        configuration.background.strokeWidth = .nan
        configuration.image = UIImage(systemName: "star")

        let button = makeButton(configuration)

        #expect(button.bounds.width.isFinite && button.bounds.height.isFinite)
        #expect(button.titleLabel?.frame.minX.isFinite == true)
    }
}
