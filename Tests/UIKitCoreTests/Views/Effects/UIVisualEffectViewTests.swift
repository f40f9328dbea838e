import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UIVisualEffectViewTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    /// An effect view over a red screen, 200 points wide and high.
    private func show(_ effect: UIVisualEffect?) -> UIVisualEffectView {
        device.recordsMisuses = true
        root.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        device.show(root)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
        root.view.addSubview(view)
        device.advance(by: 0)
        return view
    }

    private var middle: Picture.Color { device.picture().color(atX: 200, y: 400) }

    @Test func anEffectViewWithoutAnEffectIsTransparent() {
        let view = show(nil)

        #expect(middle == Picture.Color(red: 255, green: 0, blue: 0))
        #expect(view.effect == nil)
        #expect(view.contentView.frame == view.bounds)
    }

    /// The thicker the material, the less red is visible.
    @Test func thickerMaterialsShowLessOfTheBackground() {
        let view = show(nil)
        for styles in [
            [UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial],
            [
                .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight,
            ],
            [.systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark],
        ] {
            let colors = styles.map { style -> Int in
                view.effect = UIBlurEffect(style: style)
                device.advance(by: 0)
                return Int(middle.red) - Int(middle.green)
            }

            #expect(zip(colors, colors.dropFirst()).allSatisfy { $0 > $1 }, "\(colors)")
        }
    }

    @Test(arguments: [
        (UIBlurEffect.Style.systemMaterial, true), (.regular, true), (.prominent, true), (.systemChromeMaterial, true),
        (.systemMaterialLight, false), (.systemMaterialDark, false), (.extraLight, false), (.light, false),
        (.dark, false), (.systemChromeMaterialLight, false), (.systemChromeMaterialDark, false),
    ]) func adaptableStylesFollowTheInterfaceStyle(style: UIBlurEffect.Style, follows: Bool) throws {
        _ = show(UIBlurEffect(style: style))
        let light = middle

        try device.setStyle(.dark)

        #expect((middle != light) == follows)
        if follows { #expect(middle.green < light.green) }
    }

    /// Halfway through a linear animation, half of the effect is visible.
    @Test func anEffectComesAndGoesInAnAnimation() {
        let view = show(nil)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.effect = UIBlurEffect(style: .systemMaterial)
        }
        device.advance(by: 0)
        let greens = (0...4).map { step -> Int in
            if step > 0 { device.advance(by: 0.25) }
            return Int(middle.green)
        }

        #expect(greens[0] == 0)
        #expect(zip(greens, greens.dropFirst()).allSatisfy { $0 < $1 }, "\(greens)")
        #expect(abs(greens[2] - greens[4] / 2) <= 3, "\(greens)")
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
        device.advance(by: 0)
        device.advance(by: 0.5)
        #expect(abs(Int(middle.green) - greens[4] / 2) <= 3)
        device.advance(by: 0.5)
        #expect(middle == Picture.Color(red: 255, green: 0, blue: 0))
    }

    @Test func reduceTransparencyShowsASolidTint() throws {
        _ = show(UIBlurEffect(style: .systemThinMaterial))

        try device.setAccessibilityFeature(.reduceTransparency, isOn: true)

        #expect(UIAccessibility.isReduceTransparencyEnabled)
        #expect(middle == Picture.Color(red: 245, green: 245, blue: 245))
        try device.setStyle(.dark)
        #expect(middle == Picture.Color(red: 37, green: 37, blue: 37))
    }

    @Test func anEffectViewCreatedUnderReduceTransparencyIsSolid() throws {
        device.show(root)
        try device.setAccessibilityFeature(.reduceTransparency, isOn: true)

        _ = show(UIBlurEffect(style: .systemThinMaterial))

        #expect(middle == Picture.Color(red: 245, green: 245, blue: 245))
    }

    @Test func vibrantContentBlendsWithTheColorBehindIt() {
        let view = show(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark), style: .secondaryLabel))
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        square.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

        view.contentView.addSubview(square)
        device.advance(by: 0)

        // 235, 235, 245 with an alpha of .6 over the red.
        #expect(middle.isClose(to: Picture.Color(red: 243, green: 141, blue: 147), within: 2), "\(middle)")
        #expect(device.picture().color(atX: 200, y: 480) == Picture.Color(red: 255, green: 0, blue: 0))
    }

    @Test func addingASubviewOutsideTheContentViewIsReported() throws {
        let view = show(UIBlurEffect(style: .light))
        view.contentView.addSubview(UIView())
        #expect(device.misuses.isEmpty)

        view.addSubview(UIView())

        let misuse = try #require(device.misuses.first)
        #expect(
            misuse.description.contains(
                "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."))
    }

    @Test func theContentViewReceivesTouchesAndFollowsTheSize() {
        let view = show(UIBlurEffect(style: .regular))

        view.frame.size = CGSize(width: 120, height: 60)
        device.advance(by: 0)

        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
        #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view.contentView)
    }

    @Test func copyingAnEffectReturnsTheSameObject() {
        let blur = UIBlurEffect(style: .dark)

        #expect(blur.copy() as? UIBlurEffect === blur)
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
        #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
    }
}
