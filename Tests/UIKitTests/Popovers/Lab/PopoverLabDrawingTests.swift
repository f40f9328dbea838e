import CoreGraphics
import OverlayPlacement
import TestSupport
import Testing
import UIKit
import VelariumTesting

/// The laboratory's placement drawing matches the popover's placement.
@MainActor @Suite struct PopoverLabDrawingTests {
    private let directions: [ArrowDirection] = [.up, .down, .left, .right]

    @Test(arguments: [TestDevice.Model.iPhone14, .iPhoneSE, .iPadMini, .desktop])
    func chosenDirectionIsTheArrowDirection(
        model: TestDevice.Model
    ) throws {
        let lab = try PopoverLabFixture.open(model)

        try verifyAgreement(lab)

        #expect(try lab.sentence == lab.explanation.sentence)
        #expect(lab.device.misuses == [])
    }

    /// Twenty random settings with a fixed seed.
    @Test(arguments: [TestDevice.Model.iPhoneSE, .desktop]) func drawingAndPlacementAgreeOverManySettings(
        model: TestDevice.Model
    ) throws {
        let lab = try PopoverLabFixture.open(model)
        var random = SeededRandom(seed: 11)

        for _ in 0..<20 {
            for direction in directions {
                try lab.set("arrow \(direction)", random.number(below: 4) > 0, settles: false)
            }
            try lab.set("overlap", random.number(below: 3) == 0, settles: false)
            try lab.slide("content width", to: CGFloat(random.number(below: 500)), settles: false)
            try lab.slide("content height", to: CGFloat(random.number(below: 500)), settles: false)
            for edge in ["top", "left", "bottom", "right"] {
                try lab.slide("\(edge) margin", to: CGFloat(random.number(below: 80)), settles: false)
            }
            try lab.choose("source", [0, 1, 3][random.number(below: 3)], settles: false)
            try lab.slide("anchor width", to: CGFloat(8 + random.number(below: 150)), settles: false)
            try lab.slide("anchor height", to: CGFloat(8 + random.number(below: 90)))

            try verifyAgreement(lab)
        }
        #expect(lab.device.misuses == [])
    }

    @Test func draggingTheAnchorMovesPopoverAndDrawing() throws {
        let lab = try PopoverLabFixture.open()
        let bubble = try lab.bubble
        let anchor = try lab.frame("anchor")

        try lab.dragAnchor(by: CGPoint(x: 24, y: 50), settles: false)

        let moved = try lab.frame("anchor")
        let way = CGPoint(x: moved.minX - anchor.minX, y: moved.minY - anchor.minY)
        #expect(way.x > 10 && way.y > 30)
        #expect(try lab.bubble.isClose(to: bubble.offsetBy(dx: way.x, dy: way.y)))
        try verifyAgreement(lab)
    }

    @Test func aMoveOfTheAnchorMakesNoViews() throws {
        func all(_ view: UIView) -> [ObjectIdentifier] {
            [ObjectIdentifier(view)] + view.subviews.flatMap(all)
        }
        let lab = try PopoverLabFixture.open()
        let before = all(lab.device.window)

        try lab.dragAnchor(by: CGPoint(x: 24, y: 50), settles: false)

        #expect(all(lab.device.window) == before)
    }

    @Test func handleResizesTheAnchor() throws {
        let lab = try PopoverLabFixture.open()
        let before = try lab.frame("anchor")

        try lab.device.drag(
            from: CGPoint(x: before.maxX, y: before.maxY), to: CGPoint(x: before.maxX + 40, y: before.maxY + 20))
        try lab.device.settle()

        let after = try lab.frame("anchor")
        // A pan is recognized after some distance, which is lost.
        #expect(after.width > before.width + 20 && after.height > before.height + 8)
        #expect(abs(after.minX - before.minX) <= 1 && abs(after.minY - before.minY) <= 1)
        let slider = try lab.view("anchor width") as? UISlider
        #expect(slider?.value.rounded() == Float(after.width.rounded()))
        try verifyAgreement(lab)
    }

    @Test func directionWithoutPermissionIsLabeled() throws {
        let lab = try PopoverLabFixture.open()

        try lab.set("arrow down", false)

        let tag = try lab.view("lens tag down")
        #expect(tag.accessibilityLabel?.hasPrefix("Above: not permitted") == true)
        #expect(try lab.view("lens tag up").accessibilityLabel?.hasPrefix("Below: chosen") == true)
    }

    @Test func labelsLieOnNothingElse() throws {
        for model in [TestDevice.Model.iPhone14, .iPhoneSE, .iPadMini] {
            let lab = try PopoverLabFixture.open(model)
            let tags = try directions.map { try lab.frame("lens tag \($0)") }
            let others = [try lab.bubble, try lab.frame("anchor"), try lab.frame("counter")]

            for (index, tag) in tags.enumerated() {
                let inner = tag.insetBy(dx: 1, dy: 1)
                #expect(try lab.frame("lens region").insetBy(dx: -1, dy: -1).contains(tag), "\(model) \(index)")
                #expect(
                    !(others + tags[..<index]).contains { $0.intersects(inner) },
                    "\(model) \(index)")
            }
        }
    }

    @Test func theDrawingCanBeSwitchedOffAndOn() throws {
        let lab = try PopoverLabFixture.open()
        let drawn = lab.device.picture()

        try lab.set("explained", false)
        #expect(!lab.device.picture().matches(drawn))
        #expect(try lab.sentence == lab.explanation.sentence)
        try lab.dragAnchor(by: CGPoint(x: 10, y: 10))
        try lab.set("explained", true)

        try verifyAgreement(lab)
        #expect(try !lab.view("lens region").isHidden)
    }

    @Test func aStillScreenDrawsNoFrame() throws {
        let lab = try PopoverLabFixture.open()
        let frames = lab.device.frameCount

        lab.device.advance(by: 3)

        #expect(lab.device.frameCount == frames)
    }

    @Test func dismissalRestoresThePage() throws {
        let lab = try PopoverLabFixture()
        let before = lab.device.picture()
        try lab.toggle()

        try lab.toggle()
        try lab.device.tap("Clear")
        try lab.device.settle()

        #expect(lab.device.picture().matches(before))
        #expect(try lab.sentence.hasPrefix("Show the popover"))
    }

    // MARK: Environment changes

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPadMini]) func drawingAgreesAfterARotation(
        model: TestDevice.Model
    ) throws {
        let lab = try PopoverLabFixture.open(model)

        try lab.device.rotate(to: .landscapeLeft)
        try lab.device.settle()

        try verifyAgreement(lab)
        try lab.device.rotate(to: .portrait)
        try lab.device.settle()
        try verifyAgreement(lab)
        #expect(lab.device.misuses == [])
    }

    @Test func drawingAgreesAfterAWindowResize() throws {
        let lab = try PopoverLabFixture.open(.desktop)

        for size in [
            CGSize(width: 500, height: 800), CGSize(width: 1300, height: 900), CGSize(width: 800, height: 480),
        ] {
            try lab.device.resize(to: size)
            try lab.device.settle()

            try verifyAgreement(lab)
        }
        #expect(lab.device.misuses == [])
    }

    @Test func keyboardReducesTheRegion() throws {
        let lab = try PopoverLabFixture.open(.iPhone14)
        try lab.set("field", true)
        try lab.device.tap(.id("popover field"))

        try lab.device.perform(script: "keyboard 336\nsettle")

        let top = try #require(lab.device.keyboardFrame).minY
        #expect(try lab.frame("lens region").maxY <= top - 10)
        try verifyAgreement(lab)
    }

    /// Verifies that the drawing, the popover's properties and its position agree.
    private func verifyAgreement(_ lab: PopoverLabFixture) throws {
        let popover = try lab.popover
        let explanation = try lab.explanation
        let winner = directions.first { direction in
            (try? lab.view("lens tag \(direction)").accessibilityLabel?.contains(": chosen")) == true
        }
        #expect(winner == explanation.placement.direction)
        #expect(popover.arrowDirection.rawValue == winner.map { ArrowDirections($0).rawValue } ?? .max)
        #expect(try lab.frame("lens bubble").isClose(to: lab.bubble))
        #expect(try lab.frame("lens region").isClose(to: explanation.region))
        let view = try #require(popover.presentedView)
        #expect(view.convert(view.bounds, to: nil).isClose(to: explanation.placement.frame))
        if let tip = explanation.placement.arrowTip {
            let drawn = try lab.frame("lens tip")
            #expect(abs(drawn.midX - tip.x) <= 0.5 && abs(drawn.midY - tip.y) <= 0.5)
        } else {
            #expect(try lab.view("lens tip").isHidden)
        }
    }

    /// A keyboard may leave less room than the drawing's own margins.
    @Test(arguments: [CGFloat(600), 700, 740, 752, 768], [0, 1])
    func drawingOfAnAlmostEmptyRegionHasOnlyFiniteValues(_ keyboard: CGFloat, _ background: Int) throws {
        let lab = try PopoverLabFixture()
        try lab.choose("background", background)
        try lab.toggle()

        try lab.device.showKeyboard(height: keyboard)
        try lab.device.settle()

        #expect(lab.device.misuses.isEmpty)
        var layers = [lab.device.window.layer]
        var outlines = 0
        while let layer = layers.popLast() {
            layers += layer.sublayers ?? []
            guard let box = (layer as? CAShapeLayer)?.path?.boundingBox else { continue }
            outlines += 1
            #expect(box.isNull || box.maxX.isFinite && box.maxY.isFinite && box.minX.isFinite && box.minY.isFinite)
        }
        #expect(outlines > 0)
    }
}
