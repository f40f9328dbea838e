import CoreGraphics
import Driving
import Testing
import UIKitControls
import UIKitCore

@MainActor
@Suite struct TouchPointTests {
    private let fixture = ScreenFixture()

    /// The point at which `text` would be touched, or the failure.
    private func touch(_ text: String) -> Result<CGPoint, StepFailure> {
        fixture.context.refresh()
        do throws(StepFailure) {
            let match = try ElementFinder(fixture.system).view(.text(text))
            return .success(try TouchPoint.point(for: match, called: "\"\(text)\"", in: fixture.system))
        } catch {
            return .failure(error)
        }
    }

    private func reason(_ text: String) -> String? {
        guard case .failure(let failure) = touch(text) else { return nil }
        return failure.reason
    }

    @Test func touchGoesToTheCenterOfTheVisiblePart() {
        let clip = fixture.add(UIView(), CGRect(x: 100, y: 100, width: 50, height: 30))
        clip.clipsToBounds = true
        fixture.addButton("Save", 20, 10, to: clip)

        #expect(touch("Save") == .success(CGPoint(x: 135, y: 120)))
    }

    @Test func viewBeyondTheScreenEdgeIsTouchedInsideTheScreen() {
        fixture.addButton("Save", -40, 0)

        #expect(touch("Save") == .success(CGPoint(x: 20, y: 22)))
    }

    @Test func fullyClippedViewCannotBeTouched() {
        let clip = fixture.add(UIView(), CGRect(x: 100, y: 100, width: 50, height: 30))
        clip.clipsToBounds = true
        fixture.addButton("Save", 60, 10, to: clip)

        #expect(
            reason("Save") == "\"Save\" cannot be touched: no part of UIButton (160, 110, 80, 44) is visible")
    }

    @Test func coveringViewIsNamedWithThePoint() {
        fixture.addButton("Save", 155, 400)
        fixture.add(UIImageView(), CGRect(x: 0, y: 0, width: 1000, height: 700)).isUserInteractionEnabled = true

        #expect(reason("Save") == "\"Save\" is covered by UIImageView at (195, 422)")
    }

    @Test func coverWithoutUserInteractionIsIgnored() {
        fixture.addButton("Save", 0, 0)
        fixture.add(UIView(), CGRect(x: 0, y: 0, width: 500, height: 500)).isUserInteractionEnabled = false

        #expect(reason("Save") == nil)
    }

    @Test func aDisabledControlCannotBeTouched() {
        fixture.addButton("Save", 0, 0).isEnabled = false

        #expect(reason("Save") == "\"Save\" is disabled")
    }

    @Test func aLabelInAControlIsTouchedThroughIt() {
        let control = fixture.add(UIControl(), CGRect(x: 10, y: 10, width: 200, height: 100))
        fixture.addLabel("Save", 10, 10, to: control)
        #expect(touch("Save") == .success(CGPoint(x: 60, y: 30)))

        control.isEnabled = false
        #expect(reason("Save") == "\"Save\" is disabled")
    }

    @Test func labelInAViewWithATapRecognizerIsTouchedThroughIt() {
        let card = fixture.add(UIView(), CGRect(x: 10, y: 10, width: 200, height: 100))
        fixture.addLabel("Save", 10, 10, to: card)
        #expect(reason("Save") == "\"Save\" receives no touches; at (60, 30) they go to UIView")

        card.addGestureRecognizer(UITapGestureRecognizer())
        #expect(reason("Save") == nil)
    }
}
