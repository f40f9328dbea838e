import Foundation
import HeadlessHost
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct KeyValueCodingTests {
    @Test func propertiesAreReadAndSetByTheirNames() {
        let view = UIView()

        view.setValue(0.5, forKey: "alpha")
        view.setValue(NSNumber(value: true), forKey: "hidden")
        view.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
        view.setValue(nil, forKey: "backgroundColor")
        view.setValue(7, forKeyPath: "layer.cornerRadius")

        #expect(view.alpha == 0.5 && view.isHidden && view.frame.width == 3 && view.backgroundColor == nil)
        #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
        #expect(view.value(forKey: "backgroundColor") == nil)
        #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 7)
    }

    /// `UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))`, as libraries for app extensions have it.
    @Test func theApplicationAndTheScreenAreReadFromTheirClasses() {
        let device = TestDevice(.iPhone14)
        device.show(UIViewController())
        var said: [String] = []
        UIKitSystem.current?.misuseRecorder = { said.append($0.message) }

        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIScreen.value(forKeyPath: "main.bounds") == nil && said.count == 1)
        #expect(UIView.value(forKey: "shared") == nil && said.count == 2)
    }

    @Test func numbersAreReadAsAnyNumberType() {
        let view = UIView()
        view.tag = 3

        #expect(view.value(forKey: "tag") as? Int == 3 && view.value(forKey: "tag") as? Double == 3)
        #expect(view.value(forKey: "hidden") as? Bool == false)
    }

    @Test func layersAndAnimationsKeepValuesForOtherKeys() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")

        layer.setValue("A", forKey: "identifier")
        animation.setValue(layer, forKey: "owner")
        layer.setValue(0.5, forKey: "opacity")

        #expect(layer.value(forKey: "identifier") as? String == "A")
        #expect(animation.value(forKey: "owner") as? CALayer === layer)
        #expect(layer.opacity == 0.5)
        layer.setValue(nil, forKey: "identifier")
        #expect(layer.value(forKey: "identifier") == nil && animation.value(forKey: "other") == nil)
    }

    @Test func thePropertiesOfAnAppsClassAreAdded() {
        _KeyValueProperties.add(
            "level", of: Tank.self, { $0.level }, { _KeyValueProperties.set(&$0.level, to: $1) })
        _KeyValueProperties.add("isFull", of: Tank.self) { $0.level == 10 }
        let tank = Tank()

        tank.setValue(10, forKey: "level")

        #expect(tank.level == 10)
        #expect(tank.value(forKey: "isFull") as? Bool == true)
    }

    @Test func unknownKeysAndWrongValuesAreMisusesAndChangeNothing() {
        let device = TestDevice(.iPhone14)
        device.show(UIViewController())
        var said: [String] = []
        UIKitSystem.current?.misuseRecorder = { said.append($0.message) }
        let view = UIView()

        #expect(view.value(forKey: "color") == nil)
        view.setValue("a", forKey: "alpha")
        view.setValue(nil, forKey: "alpha")
        view.setValue(1, forKey: "safeAreaInsets")

        #expect(view.alpha == 1)
        #expect(said.count == 4)
        #expect(said.first?.hasSuffix("this class is not key value coding-compliant for the key color.") == true)
        #expect(said.dropFirst().first?.hasSuffix("the property alpha cannot have the value a.") == true)
    }

    @Test func theViewOfABarItemIsTheOneThatShowsIt() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        #expect(item.value(forKey: "view") == nil)

        device.show(UINavigationController(rootViewController: page))

        let view = try #require(item.value(forKey: "view") as? UIView)
        #expect(view.window != nil)
    }

    private final class Tank: NSObject {
        var level = 0
    }
}
