import HeadlessHost
import SystemAssembly
import Testing
import UIKitControls
import UIKitCore

@MainActor @Suite struct UIButtonTests {
    private let mark = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    // MARK: Content

    @Test func aStateWithoutContentShowsThatOfNormal() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Going", for: .highlighted)

        #expect(button.title(for: .selected) == "Go")
        #expect(button.title(for: .highlighted) == "Going")
        #expect(button.title(for: [.highlighted, .selected]) == "Go")
        button.isHighlighted = true
        #expect(button.currentTitle == "Going")
        #expect(button.titleLabel?.text == "Going")
    }

    /// UIKit falls back to `normal` only: a selected button that is highlighted does not show the content of
    /// `selected`.
    @Test func aStateOfTwoPartsFallsBackToNormal() {
        let button = UIButton(type: .custom)
        button.setTitle("off", for: .normal)
        button.setTitle("on", for: .selected)

        button.isSelected = true
        #expect(button.currentTitle == "on")
        button.isHighlighted = true
        #expect(button.currentTitle == "off")
        button.setTitle("both", for: [.selected, .highlighted])

        #expect(button.currentTitle == "both")
    }

    @Test func aSystemButtonsTitleHasTheTint() {
        let button = UIButton(type: .system)
        button.tintColor = .systemGreen

        #expect(button.currentTitleColor == .systemGreen)
        button.setTitleColor(.red, for: .normal)
        #expect(button.currentTitleColor == .red)
        #expect(UIButton().currentTitleColor == .white)
    }

    @Test func aHighlightedSystemButtonFadesItsTitle() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)

        button.isHighlighted = true
        #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
        button.isHighlighted = false
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test func anActionGivesTheButtonItsTitleAndImage() {
        var runs = 0
        let button = UIButton(primaryAction: UIAction(title: "Save", image: mark) { _ in runs += 1 })

        button.sendActions(for: .primaryActionTriggered)

        #expect(button.buttonType == .system)
        #expect(button.currentTitle == "Save" && button.currentImage == mark)
        #expect(runs == 1)
    }

    @Test func theFactoryMethodReturnsTheSubclass() {
        let button = SpecialButton.systemButton(with: mark, target: nil, action: nil)

        #expect(type(of: button) == SpecialButton.self)
        #expect(button.buttonType == .system)
    }

    @Test(arguments: [
        (UIButton.ButtonType.detailDisclosure, CGFloat(22)), (.infoLight, 22), (.contactAdd, 22), (.close, 30),
    ])
    func symbolButtonTypesHaveAnImage(type: UIButton.ButtonType, side: CGFloat) {
        let button = UIButton(type: type)

        #expect(button.intrinsicContentSize == CGSize(width: side, height: side))
        #expect(button.currentImage != nil)
    }

    // MARK: Size

    @Test func systemAndCustomButtonsHaveUIKitsHeights() {
        let system = UIButton(type: .system)
        let custom = UIButton(type: .custom)
        system.setTitle("Show popover", for: .normal)
        custom.setTitle("Show popover", for: .normal)

        #expect(system.intrinsicContentSize.height == 30)
        #expect((33...34).contains(custom.intrinsicContentSize.height))
        #expect(system.intrinsicContentSize.width == system.titleLabel?.intrinsicContentSize.width)
    }

    @Test func aButtonIsAtLeastThirtyWide() {
        let button = UIButton(type: .system)
        button.setTitle("i", for: .normal)

        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test func contentEdgeInsetsAddToTheImageSize() {
        let button = UIButton(type: .custom)
        button.setImage(mark, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))

        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        #expect(button.intrinsicContentSize == CGSize(width: 26, height: 24))
    }

    // MARK: Layout

    @Test(arguments: [
        (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.right, 200), (.center, 100), (.leading, 0),
        (.trailing, 200),
    ])
    func imageAndTitleFollowTheHorizontalAlignment(
        alignment: UIControl.ContentHorizontalAlignment, share: CGFloat
    ) {
        let button = laidOut(width: 200, alignment)
        let image = button.imageView!.frame
        let title = button.titleLabel!.frame

        let spare = 200 - image.width - title.width

        #expect(abs(image.minX - spare * share / 200) <= 1)
        #expect(abs(title.minX - image.maxX) < 1e-6)
        #expect(abs(title.midY - 22) <= 0.5 && abs(image.midY - 22) <= 0.5)
    }

    @Test func rightToLeftIsTheMirrorOfLeftToRight() {
        for alignment in [UIControl.ContentHorizontalAlignment.center, .leading, .trailing] {
            let plain = laidOut(width: 200, alignment)
            let mirrored = laidOut(width: 200, alignment, mirrored: true)

            let image = plain.imageView!.frame
            let title = plain.titleLabel!.frame

            #expect(abs(mirrored.imageView!.frame.minX - (200 - image.maxX)) < 1e-6)
            #expect(abs(mirrored.titleLabel!.frame.minX - (200 - title.maxX)) < 1e-6)
        }
        #expect(abs(laidOut(width: 200, .left, mirrored: true).titleLabel!.frame.minX) < 1e-6)
        #expect(abs(laidOut(width: 200, .right, mirrored: true).imageView!.frame.maxX - 200) < 1e-6)
    }

    @Test func aTitleGetsNoMoreRoomThanTheImageLeaves() {
        let button = laidOut(width: 50, .center)

        #expect(button.imageView?.frame.minX == 0)
        #expect(button.titleLabel?.frame == CGRect(x: 20, y: button.titleLabel!.frame.minY, width: 30, height: 18))
    }

    // MARK: Touches

    @Test func aTapTriggersThePrimaryActionOnce() {
        let (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
        let controller = UIViewController()
        system.show(controller)
        var calls: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls.append("primary") })
        button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
        controller.view.addSubview(button)
        host.advance(by: 0.1)

        for phase in [TouchPhase.began, .ended] {
            let time = host.clock.now
            system.frameLoop.receive(.touch(id: 1, phase: phase, location: CGPoint(x: 100, y: 120), time: time))
            host.advance(by: 0.05)
        }
        host.advance(by: 0.5)

        #expect(calls == ["primary", "up"])
        #expect(system.frameLoop.isIdle)
    }

    @Test func singleTapsOfAncestorRecognizersDoNotBeginOnAButton() {
        let button = UIButton(type: .system)
        let around = UITapGestureRecognizer()
        let own = UITapGestureRecognizer()
        button.addGestureRecognizer(own)

        #expect(!button.gestureRecognizerShouldBegin(around))
        #expect(button.gestureRecognizerShouldBegin(own))
        around.numberOfTapsRequired = 2
        #expect(button.gestureRecognizerShouldBegin(around))
    }

    @Test func theButtonIsReadOutByItsTitle() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.isEnabled = false

        #expect(button.accessibilityLabel == "Go")
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        #expect(button.isAccessibilityElement)
    }

    /// A button that is laid out for left-to-right reading, whichever device another test has left current.
    private func laidOut(
        width: CGFloat, _ alignment: UIControl.ContentHorizontalAlignment, mirrored: Bool = false
    ) -> UIButton {
        var button: UIButton!
        UITraitCollection(layoutDirection: .leftToRight).performAsCurrent {
            button = UIButton(type: .system)
            button.semanticContentAttribute = mirrored ? .forceRightToLeft : .unspecified
            button.setTitle("Wide title", for: .normal)
            button.setImage(mark, for: .normal)
            button.contentHorizontalAlignment = alignment
            button.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            button.layoutIfNeeded()
        }
        return button
    }

    @Test func aDisabledButtonIsReadOutAsSuch() {
        let button = UIButton()
        #expect(button.accessibilityTraits.contains(.button) && !button.accessibilityTraits.contains(.notEnabled))

        button.isEnabled = false

        #expect(button.accessibilityTraits.isSuperset(of: [.button, .notEnabled] as UIAccessibilityTraits))
    }
}

private final class SpecialButton: UIButton {}
