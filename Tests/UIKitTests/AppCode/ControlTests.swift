import CoreGraphics
import Foundation
import Testing
import UIKit
import VelariumTesting

/// What apps set on controls, bars and texts.
@MainActor @Suite struct ControlTests {
    private let device = TestDevice(.iPhone14)

    private func show<View: UIView>(_ view: View, width: CGFloat = 200, height: CGFloat = 50) -> View {
        view.frame = CGRect(x: 50, y: 100, width: width, height: height)
        device.show(UIViewController()).addSubview(view)
        device.advance(by: 0.1)
        return view
    }

    private func square(_ color: UIColor, side: CGFloat = 20) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    // MARK: Buttons

    @Test func insetsMoveTheImageAndTheTitleOfAButton() throws {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.setImage(square(.red), for: .normal)
        _ = show(button)
        let image = try #require(button.imageView?.frame)
        let title = try #require(button.titleLabel?.frame)

        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        device.advance(by: 0.1)

        #expect(button.imageView?.frame == image.offsetBy(dx: -10, dy: 0))
        #expect(button.titleLabel?.frame == title.offsetBy(dx: 10, dy: 0))
    }

    @Test func aTouchedCustomButtonDarkensItsImageUnlessToldNotTo() throws {
        let button = UIButton(type: .custom)
        button.setImage(square(.red), for: .normal)
        _ = show(button)
        func middle() -> String { device.picture().color(atX: 150, y: 125).description }

        button.isHighlighted = true
        device.advance(by: 0.1)
        #expect(middle() != .red)
        button.adjustsImageWhenHighlighted = false
        device.advance(by: 0.1)
        #expect(middle() == .red)
    }

    @Test func contentMayLieAtTheEdgesOfAControl() throws {
        let button = UIButton(type: .custom)
        button.setImage(square(.red), for: .normal)
        _ = show(button)

        for (alignment, y) in [
            (UIControl.ContentVerticalAlignment.top, CGFloat(0)), (.center, 15), (.bottom, 30),
        ] {
            button.contentVerticalAlignment = alignment
            device.advance(by: 0.1)
            #expect(button.imageView?.frame.minY == y)
        }
    }

    @Test func aRoleColorsAndWeighsAConfiguredButton() throws {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Delete"
        _ = show(button)
        func title() throws -> (UIColor?, UIFont?) {
            device.advance(by: 0.1)
            let text = try #require(button.titleLabel?.attributedText)
            return (
                text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
                text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            )
        }
        let plain = try title()

        button.role = UIButton.Role.destructive
        #expect(try title().0 == .systemRed)
        button.role = .primary
        #expect(try title().0 == plain.0)
        #expect(try title().1 != plain.1)
        button.role = .cancel
        #expect(try title().1 == plain.1)

        button.configuration?.baseForegroundColor = .green
        button.role = .destructive
        #expect(try title().0 == .green)
    }

    // MARK: Other controls

    @Test func aSegmentShowsTheImageThatItWasGiven() {
        let image = square(.red)
        let segments = show(UISegmentedControl(items: ["A", "B"]))
        #expect(segments.imageForSegment(at: 1) == nil)
        segments.setImage(image, forSegmentAt: 1)
        device.advance(by: 0.1)

        #expect(segments.imageForSegment(at: 1) == image)
        #expect(segments.titleForSegment(at: 1) == nil)
    }

    @Test func aSwitchIsNeverACheckboxOnAPhone() {
        let control = show(UISwitch())
        let size = control.intrinsicContentSize
        control.preferredStyle = UISwitch.Style.checkbox
        #expect(control.style == .sliding && control.intrinsicContentSize == size)
    }

    @Test func theOldLargeWhiteIndicatorIsAsLargeAsTheNewOne() {
        let old = UIActivityIndicatorView(style: UIActivityIndicatorView.Style.whiteLarge)
        let new = UIActivityIndicatorView(style: .large)
        #expect(old.intrinsicContentSize == new.intrinsicContentSize)
        #expect(old.intrinsicContentSize.width > UIActivityIndicatorView(style: .medium).intrinsicContentSize.width)
        #expect(old.color == .white)
    }

    @Test func tabItemsHaveASelectedImageAndInsets() throws {
        let image = square(.red)
        let tabs = UITabBarController()
        let item = UITabBarItem(
            title: nil, image: square(.blue).withRenderingMode(.alwaysOriginal),
            selectedImage: image.withRenderingMode(.alwaysOriginal))
        let first = UIViewController()
        first.tabBarItem = item
        tabs.viewControllers = [first, UIViewController()]
        _ = device.show(tabs)
        device.advance(by: 0.1)
        func imageView() throws -> UIImageView { try #require(tabs.tabBar.firstDescendant { $0.image != nil }) }
        #expect(item.selectedImage != nil)
        #expect(try imageView().image == item.selectedImage)

        let frame = try imageView().frame
        let barItem: UIBarItem = item
        barItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        device.advance(by: 0.1)
        #expect(try imageView().frame == frame.offsetBy(dx: 0, dy: 6))
    }

    @Test func aSplitViewShowsBothColumnsByTheOldName() throws {
        let pad = TestDevice(.iPadPro11)
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        split.preferredDisplayMode = UISplitViewController.DisplayMode.allVisible
        _ = pad.show(split)
        pad.advance(by: 0.1)

        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.viewControllers[0].view.window != nil)
    }

    // MARK: Text fields

    @Test func theRightViewIsShownByItsMode() throws {
        let field = UITextField()
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightView = mark
        _ = show(field)
        func isShown() -> Bool {
            device.advance(by: 0.1)
            return mark.window != nil && !mark.isHidden
        }

        for (mode, atRest, whileEditing) in [
            (UITextField.ViewMode.never, false, false), (.whileEditing, false, true), (.unlessEditing, true, false),
            (.always, true, true),
        ] {
            field.rightViewMode = mode
            #expect(isShown() == atRest)
            #expect(field.becomeFirstResponder())
            #expect(isShown() == whileEditing)
            #expect(field.resignFirstResponder())
        }
        #expect(mark.frame.maxX <= field.bounds.maxX && mark.frame.minX > field.bounds.midX)
    }

    @Test func aBorderStyleInsetsTheText() {
        let field = show(UITextField())
        field.borderStyle = UITextField.BorderStyle.none
        let plain = field.textRect(forBounds: field.bounds)
        for style in [UITextField.BorderStyle.line, .bezel, .roundedRect] {
            field.borderStyle = style
            #expect(field.textRect(forBounds: field.bounds).minX > plain.minX)
        }
    }

    @Test func traitsOfAFieldDecideOnItsKeyboard() throws {
        let field = show(UITextField())
        let traits: any UITextInputTraits = field
        #expect(traits.returnKeyType == .default)
        field.returnKeyType = .search
        #expect(traits.returnKeyType == .search)

        for (capitals, text) in [
            (UITextAutocapitalizationType.allCharacters, "QQ"), (.words, "Qq"), (.none, "qq"),
        ] {
            let device = TestDevice(.iPhone14, keyboard: .software)
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.autocapitalizationType = capitals
            field.keyboardAppearance = UIKeyboardAppearance.dark
            device.show(UIViewController()).addSubview(field)
            #expect(field.becomeFirstResponder())
            try device.settle()
            try device.tap(.id("key:q"))
            try device.tap(.id("key:q"))
            #expect(field.text == text)
        }
    }

    @Test func theInputModesOfTheDeviceHaveALanguage() {
        _ = show(UIView())
        let modes: [UITextInputMode] = UITextInputMode.activeInputModes
        #expect(modes.first?.primaryLanguage == "en")
    }

    // MARK: Menus and the pasteboard

    @Test func theOldMenuPointsAtItsTarget() throws {
        let field = show(UITextField())
        field.text = "text"
        #expect(field.becomeFirstResponder())
        device.advance(by: 0.1)
        let menu = UIMenuController.shared

        menu.setTargetRect(field.bounds, in: field)
        menu.setMenuVisible(true, animated: false)
        device.advance(by: 0.1)
        #expect(menu.isMenuVisible && menu.menuFrame.width > 40)

        menu.setMenuVisible(false, animated: false)
        device.advance(by: 0.5)
        #expect(!menu.isMenuVisible)
    }

    @Test func thePasteboardSaysWhetherItHoldsURLs() throws {
        _ = show(UIView())
        let board = UIPasteboard.general
        #expect(!board.hasURLs)
        board.url = URL(string: "https://example.org")
        #expect(board.hasURLs)
        board.string = "text"
        #expect(!board.hasURLs)
    }

    // MARK: Fonts and text layout

    @Test func theSystemFontHasASizeAndADescriptorWithAttributes() {
        #expect(UIFont.systemFont(ofSize: UIFont.systemFontSize).pointSize == 14)
        let name = UIFontDescriptor.AttributeName.size
        let descriptor = UIFontDescriptor(fontAttributes: [name: 20])
        #expect(descriptor.pointSize == 20)
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 20)
    }

    @Test func theBoundsOfATextFollowItsDrawingOptions() {
        let font = UIFont.systemFont(ofSize: 20)
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            NSAttributedString(string: "one two three four five", attributes: [.font: font]).boundingRect(
                with: CGSize(width: 60, height: 1000), options: options, context: nil
            ).height
        }
        #expect(height([]) < 30)
        #expect(height([.usesLineFragmentOrigin, .usesFontLeading]) > 90)
    }

    @Test func aContainerLimitsTheLinesOfItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.text = "one two three four five six seven eight nine ten"
        view.isScrollEnabled = false
        let full = view.sizeThatFits(CGSize(width: 100, height: 1000)).height

        view.textContainer.maximumNumberOfLines = 2
        #expect(view.sizeThatFits(CGSize(width: 100, height: 1000)).height < full)
    }

    @Test func aLayoutManagerMapsGlyphsPointsAndLines() throws {
        let view = show(UITextView(), width: 100, height: 200)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = "one two three four"
        let manager = view.layoutManager

        var line = NSRange()
        let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: &line)
        #expect(used.minX == 0 && used.width < 100 && used.height > 10)
        #expect(line.location == 0 && line.length < 18)
        let glyph = manager.glyphIndex(for: CGPoint(x: 2, y: used.midY), in: view.textContainer)
        #expect(manager.characterIndexForGlyph(at: glyph) == 0)
        let below = manager.glyphIndex(for: CGPoint(x: 2, y: used.maxY + 5), in: view.textContainer)
        #expect(manager.characterIndexForGlyph(at: below) == line.length)
    }

    @Test func aLayoutManagerDrawsItsTextAndWhatASubclassDrawsBehindIt() {
        let storage = NSTextStorage(string: "text", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
        let manager = MarkingLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)

        let pixels = DrawnView.pixels { _ in
            let all = manager.glyphRange(for: container)
            manager.drawBackground(forGlyphRange: all, at: .zero)
            manager.drawGlyphs(forGlyphRange: all, at: .zero)
        }

        #expect(pixels(95, 2) == .red)
        let inked = stride(from: CGFloat(0), to: 80, by: 1).contains { pixels($0, 30) == .black }
        #expect(inked)
        #expect(pixels(95, 95) == .white)
    }
}

/// Fills the upper 50 points behind the text.
private final class MarkingLayoutManager: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        let rects = [CGRect(x: 0, y: 0, width: 100, height: 50)]
        rects.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            fillBackgroundRectArray(base, count: buffer.count, forCharacterRange: glyphsToShow, color: .red)
        }
    }
}

extension UIView {
    /// The first image view below this view for which `matches` is true.
    fileprivate func firstDescendant(where matches: (UIImageView) -> Bool) -> UIImageView? {
        for view in subviews {
            if let image = view as? UIImageView, matches(image) { return image }
            if let found = view.firstDescendant(where: matches) { return found }
        }
        return nil
    }
}
