import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// The pixels of a popover's chrome.
@MainActor @Suite struct PopoverLookTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let model: TestDevice.Model
        let direction: UIPopoverArrowDirection
        /// Of the background color; nil for the material.
        let alpha: CGFloat?

        var testDescription: String { "\(model.rawValue), \(direction.rawValue), \(alpha ?? -1)" }

        static let all = [TestDevice.Model.desktop, .iPhoneSE, .iPhone14].flatMap { model in
            [UIPopoverArrowDirection.up, .down, .left, .right].flatMap { direction in
                [nil, 1, 0.5].map { Case(model: model, direction: direction, alpha: $0) }
            }
        }
    }

    private func present(
        _ fixture: PopoverFixture, at rect: CGRect = CGRect(x: 150, y: 300, width: 50, height: 20),
        ground: UIColor = UIColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1),
        _ configure: (UIPopoverPresentationController) -> Void = { _ in }
    ) throws -> ScriptedController {
        fixture.root.view.backgroundColor = ground
        let content = fixture.popover(at: rect)
        content.popoverPresentationController.map(configure)
        try fixture.present(content)
        return content
    }

    // MARK: Outline and shadow

    /// All pixels across the joint of arrow and body have one color, for every side, scale and background.
    @Test(arguments: Case.all) func theArrowMeetsTheBodyWithoutASeam(_ example: Case) throws {
        let fixture = PopoverFixture(example.model)
        let content = try present(fixture) {
            $0.permittedArrowDirections = example.direction
            $0.backgroundColor = example.alpha.map { UIColor(red: 0.2, green: 0.4, blue: 1, alpha: $0) }
        }
        let frame = fixture.frame(of: content)
        let picture = fixture.device.picture()
        let step = 1 / picture.scale

        var colors: Set<Picture.Color> = []
        for depth in stride(from: CGFloat(6), to: 24, by: step) {
            for aside in [-1.5, 0, 1.5] as [CGFloat] {
                let point =
                    switch example.direction {
                    case .up: CGPoint(x: 175 + aside, y: frame.minY + depth)
                    case .down: CGPoint(x: 175 + aside, y: frame.maxY - depth)
                    case .left: CGPoint(x: frame.minX + depth, y: 310 + aside)
                    default: CGPoint(x: frame.maxX - depth, y: 310 + aside)
                    }
                colors.insert(picture.color(atX: point.x, y: point.y))
            }
        }

        let first = try #require(colors.first)
        #expect(colors.allSatisfy { $0.isClose(to: first, within: 1) }, "\(colors)")
        #expect(!first.isClose(to: picture.color(atX: 2, y: 2), within: 8))
    }

    /// The shadow gets lighter with the distance and ends.
    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPadPro11], [UIUserInterfaceStyle.light, .dark])
    func theShadowFallsMonotonicallyOutward(_ model: TestDevice.Model, style: UIUserInterfaceStyle) throws {
        let fixture = PopoverFixture(model)
        try fixture.device.setStyle(style)
        let content = try present(fixture, ground: UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        let frame = fixture.frame(of: content)
        let picture = fixture.device.picture()

        let below = stride(from: frame.maxY + 1, to: min(frame.maxY + 150, 560), by: 0.5).map {
            picture.color(atX: frame.midX, y: $0)
        }

        let reds = below.map { Int($0.red) }
        #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 <= $1 }, "\(reds)")
        #expect(reds[0] < 250 && reds[reds.count - 1] >= 254)
        // The shadow's color has a trace of blue.
        #expect(below[0].blue >= below[0].red)
    }

    /// The values of white 2, 20 and 60 points below the popover; they depend on radius, spread and opacity.
    @Test(arguments: [(UIUserInterfaceStyle.light, [233, 239, 251]), (.dark, [211, 223, 248])])
    func theShadowHasTheExpectedDarkness(style: UIUserInterfaceStyle, grays: [UInt8]) throws {
        let fixture = PopoverFixture()
        try fixture.device.setStyle(style)
        let content = try present(fixture, ground: UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        let frame = fixture.frame(of: content)
        let picture = fixture.device.picture()

        let seen = [2, 20, 60].map { picture.color(atX: frame.midX, y: frame.maxY + $0).red }

        #expect(zip(seen, grays).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(seen)")
    }

    @Test func aTranslucentBackgroundHasNoShadowBehindIt() throws {
        let white = UIColor(white: 1, alpha: 1)
        let fixture = PopoverFixture()
        let content = try present(fixture, ground: white) {
            $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        }
        let frame = fixture.frame(of: content)

        let color = fixture.device.picture().color(atX: frame.midX, y: frame.maxY - 2)

        #expect(color.isClose(to: Picture.Color(red: 255, green: 128, blue: 128), within: 1), "\(color)")
    }

    // MARK: Background

    @Test func withoutABackgroundColorThePopoverIsAMaterial() throws {
        let fixture = PopoverFixture()
        let content = try present(fixture, ground: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let frame = fixture.frame(of: content)

        let light = fixture.device.picture().color(atX: frame.midX, y: frame.maxY - 5)
        try fixture.device.setStyle(.dark)
        let dark = fixture.device.picture().color(atX: frame.midX, y: frame.maxY - 5)

        #expect(light.isClose(to: Picture.Color(red: 247, green: 196, blue: 196), within: 3), "\(light)")
        #expect(dark.isClose(to: Picture.Color(red: 73, green: 42, blue: 42), within: 3), "\(dark)")
    }

    /// A card in dark style has the value 28 of 255; a popover must be distinguishable from it.
    @Test func darkPopoversAreLighterThanTheCardsBehindThem() throws {
        let fixture = PopoverFixture()
        let content = try present(fixture, ground: .secondarySystemBackground)
        let frame = fixture.frame(of: content)

        try fixture.device.setStyle(.dark)
        let picture = fixture.device.picture()

        let card = picture.color(atX: 4, y: 100)
        let bubble = picture.color(atX: frame.midX, y: frame.maxY - 5)
        #expect(card.red == 28)
        #expect(bubble.red >= card.red + 14)
    }

    @Test func reducedTransparencyMakesItSolid() throws {
        let fixture = PopoverFixture()
        let content = try present(fixture, ground: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let frame = fixture.frame(of: content)

        try fixture.device.setAccessibilityFeature(.reduceTransparency, isOn: true)

        let gray = Picture.Color(red: 245, green: 245, blue: 245)
        #expect(fixture.device.picture().color(atX: frame.midX, y: frame.maxY - 5) == gray)
        try fixture.device.setAccessibilityFeature(.reduceTransparency, isOn: false)
        #expect(fixture.device.picture().color(atX: frame.midX, y: frame.maxY - 5) != gray)
    }

    /// Measured on a picture of iOS 10: a tenth of black at the edge, half of it 100 points below.
    @Test func beforeIOS13AShadowDarkensTwoHundredPointsAroundAPopover() throws {
        for (era, isWide) in [(TestDevice.Era.iOS11, true), (.iOS12, true), (.iOS17, false), (.iOS18, false)] {
            let fixture = PopoverFixture(era: era)
            let content = try present(fixture, ground: UIColor(white: 1, alpha: 1))
            let frame = fixture.frame(of: content)

            let picture = fixture.device.picture()

            let below = [50, 100, 200].map { picture.color(atX: frame.midX, y: frame.maxY + $0).red }
            #expect(isWide ? below[0] < 240 && (240...246).contains(below[1]) : below[1] == 255, "\(era)")
            #expect(below[2] >= 253, "\(era)")
        }
    }

    @Test func beforeIOS13TheArrowIsNarrowerAndTheCornersAreSmaller() throws {
        for (era, isClassic) in [(TestDevice.Era.iOS12, true), (.iOS17, false)] {
            let fixture = PopoverFixture(era: era)
            let content = try present(fixture, ground: UIColor(white: 1, alpha: 1)) { $0.backgroundColor = .black }
            content.view.backgroundColor = .black
            try fixture.device.settle()
            let body = fixture.frame(of: content).inset(by: content.view.safeAreaInsets)

            let picture = fixture.device.picture()

            let arrow = (0..<60).filter { picture.color(atX: body.midX - 30 + CGFloat($0), y: body.minY - 4).red < 128 }
            #expect(isClassic ? arrow.count < 20 : arrow.count > 20, "\(era)")
            #expect((picture.color(atX: body.minX + 4.5, y: body.minY + 2.5).red < 128) == isClassic, "\(era)")
        }
    }

    /// Checklist 10
    @Test func opaqueContentCoversTheBodyAndFromIOS13TheArrow() throws {
        let (red, green) = (Picture.Color(red: 255, green: 0, blue: 0), Picture.Color(red: 0, green: 255, blue: 0))
        for (era, coversArrow) in [(TestDevice.Era.iOS11, false), (.iOS12, false), (.iOS17, true), (.iOS18, true)] {
            let fixture = PopoverFixture(era: era)
            let content = try present(fixture) {
                $0.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            }
            content.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            try fixture.device.settle()

            let picture = fixture.device.picture()

            #expect(picture.color(atX: 175, y: 327) == (coversArrow ? red : green), "\(era)")
            #expect(picture.color(atX: 175, y: 370) == red, "\(era)")
        }
    }
}
