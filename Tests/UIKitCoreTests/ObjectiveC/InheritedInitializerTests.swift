import Testing
import UIKitControls
import UIKitCore
import UIKitText
import VelariumTesting

/// On iOS `init()` is inherited from NSObject, and a subclass without initializers inherits all initializers.
@MainActor @Suite struct InheritedInitializerTests {
    @Test func objectsAreMadeWithoutArguments() {
        let objects: [NSObject] = [
            UIColor(), UIFont(), UIFontDescriptor(), UIImage(), NSParagraphStyle(), UITraitCollection(), UITouch(),
            UIEvent(), UIPressesEvent(), UIPress(), UIKey(), UITextPosition(), UITextRange(), UIBlurEffect(),
            UIVibrancyEffect(), UIKeyCommand(), NSLayoutConstraint(),
        ]

        #expect(Set(objects).count == objects.count)
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UIFont().pointSize == 12)
        #expect(UITouch().location(in: nil) == .zero && UITouch().window == nil)
    }

    @Test func aSubclassOfAConstraintHasItsInitializers() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)

        let width = MarkedConstraint(
            item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 30)
        width.isActive = true
        parent.layoutIfNeeded()

        #expect(width.mark == "mine" && width.firstItem === child && width.constant == 30)
        #expect(child.bounds.width == 30)
        let empty = MarkedConstraint()
        empty.isActive = true
        #expect(!empty.isActive && empty.firstItem == nil)
    }

    @Test func subclassesOfValuesHaveTheirInitializers() {
        #expect(BrandColor(white: 1, alpha: 1) == UIColor(white: 1, alpha: 1))
        #expect(BrandStyle().lineSpacing == 0)
    }

    @Test func windowLevelsAndFontWeightsSupportArithmetic() {
        var level = UIWindow.Level.alert + 1
        level -= 2
        level += 0.5

        #expect(level.rawValue == 1999.5 && level - 1 == UIWindow.Level(1998.5) && .alert > level)
        var weight = UIFont.Weight.regular + 0.1
        weight += 0.1
        weight -= 0.2
        #expect(weight == .regular && UIFont.Weight.bold - 0.4 == .regular && .bold > weight)
    }
}

private final class MarkedConstraint: NSLayoutConstraint {
    var mark = "mine"
}

private final class BrandColor: UIColor, @unchecked Sendable {}
private final class BrandStyle: NSMutableParagraphStyle, @unchecked Sendable {}
