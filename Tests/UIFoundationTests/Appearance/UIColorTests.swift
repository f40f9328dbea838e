import Testing
import UIKitCore

@Suite struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func fixedColorsAreEqualByComponents() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != .blue)
    }

    @Test func dynamicColorsAreEqualWhenTheyShareAProvider() {
        #expect(UIColor.label == .label)
        #expect(UIColor.label != .black)
        #expect(UIColor.label.withAlphaComponent(0.5) == .label.withAlphaComponent(0.5))
        #expect(UIColor { _ in .red } != UIColor { _ in .red })
    }

    @Test(arguments: [
        (UIColor.systemBackground, "#FFFFFF", "#000000", "#1C1C1E"),
        (.secondarySystemBackground, "#F2F2F7", "#1C1C1E", "#2C2C2E"),
        (.label, "#000000", "#FFFFFF", "#FFFFFF"),
        (.systemBlue, "#007AFF", "#0A84FF", "#0A84FF"),
        (.systemGray2, "#AEAEB2", "#636366", "#636366"),
        (.systemGray6, "#F2F2F7", "#1C1C1E", "#1C1C1E"),
    ])
    func systemColorsFollowStyleAndLevel(color: UIColor, light: String, dark: String, elevated: String) {
        let raised = UITraitCollection(traitsFrom: [self.dark, UITraitCollection(userInterfaceLevel: .elevated)])

        #expect(color.resolvedColor(with: self.light).hex == light)
        #expect(color.resolvedColor(with: self.dark).hex == dark)
        #expect(color.resolvedColor(with: raised).hex == elevated)
    }

    @Test func cgColorIsTheOneOfTheCurrentTraits() {
        var colors: [CGColor] = []

        dark.performAsCurrent { colors.append(UIColor.label.cgColor) }
        light.performAsCurrent { colors.append(UIColor.label.cgColor) }

        #expect(colors == [UIColor.white.cgColor, UIColor.black.cgColor])
    }

    @Test func aDynamicColorReturnedByAProviderIsResolved() {
        let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .systemBackground : .systemRed }

        #expect(color.resolvedColor(with: dark).hex == "#000000")
        #expect(color.resolvedColor(with: light).hex == "#FF3B30")
    }

    @Test func alphaOnADynamicColorKeepsItDynamic() {
        let color = UIColor.systemBackground.withAlphaComponent(0.25)

        let onLight = color.resolvedColor(with: light)
        let onDark = color.resolvedColor(with: dark)

        #expect(onLight == UIColor(white: 1, alpha: 0.25))
        #expect(onDark == UIColor(white: 0, alpha: 0.25))
    }

    @Test func hueSaturationAndBrightnessGoBothWays() {
        for hue in stride(from: CGFloat(0), to: 1, by: 1 / 12) {
            let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 0.3)
            var h: CGFloat = 0
            var s: CGFloat = 0
            var b: CGFloat = 0
            var a: CGFloat = 0

            #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))

            #expect(abs(h - hue) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.3)
        }
    }

    @Test func getWhiteSucceedsOnlyForGrays() {
        var white: CGFloat = -1
        var alpha: CGFloat = -1

        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(white == -1)
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
        #expect(abs(white - 2 / 3) < 1e-9)
    }

    @Test func displayP3WhiteIsWhiteAndItsRedIsOutsideSRGB() {
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).components
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).components

        #expect(abs(white.red - 1) < 1e-4 && abs(white.green - 1) < 1e-4 && abs(white.blue - 1) < 1e-4)
        #expect(abs(red.red - 1.0930) < 1e-3 && abs(red.green + 0.2267) < 1e-3 && abs(red.blue + 0.1501) < 1e-3)
    }

    @Test @MainActor func tintColorIsTheViewsTint() {
        // A new view takes the current traits, which may belong to another test's device.
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
        let view = UIView()
        view.tintColor = .systemGreen

        let shown = UIColor.tintColor.resolvedColor(in: view)

        #expect(shown.hex == "#34C759")
        view.tintColor = .tintColor
        #expect(UIColor.tintColor.resolvedColor(in: view).hex == "#007AFF")
    }

    @Test func grayColorsHaveTheDocumentedComponents() {
        #expect(UIColor.darkGray.cgColor.components?.first == 1.0 / 3)
        #expect(UIColor.lightGray.cgColor.components?.first == 2.0 / 3)
        #expect(UIColor.darkText.resolvedColor(with: dark).hex == "#000000")
        #expect(UIColor.lightText.resolvedColor(with: light).cgColor.alpha == 0.6)
    }

    @Test(arguments: [
        (UIColor.secondaryLabel, 0.8, 0.7), (.tertiaryLabel, 0.7, 0.55), (.placeholderText, 0.7, 0.55),
        (.quaternaryLabel, 0.55, 0.4),
    ])
    func textIsLessTranslucentWithIncreasedContrast(color: UIColor, light: CGFloat, dark: CGFloat) {
        for (style, alpha) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .high),
            ])

            #expect(color.resolvedColor(with: traits).cgColor.alpha == alpha)
        }
    }

    @Test func aColorOfThreeComponentsIsInAnRGBSpace() {
        #expect(UIColor.cyan.cgColor.colorSpace?.model == CGColorSpaceModel.rgb)
        #expect(UIColor.cyan.cgColor.components == [0, 1, 1, 1])
    }
}

extension UIColor {
    fileprivate var hex: String {
        let parts = [components.red, components.green, components.blue].map { Int(($0 * 255).rounded()) }
        return "#" + parts.map { String(format: "%02X", $0) }.joined()
    }
}
