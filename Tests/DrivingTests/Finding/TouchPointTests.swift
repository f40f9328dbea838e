import CoreGraphics
import Driving
import Testing
import UIKitCore

@MainActor
@Suite struct TouchPointTests {
    private let room = Room()

    /// The point at which `text` would be touched, or the failure.
    private func touch(_ text: String) -> Result<CGPoint, StepFailure> {
        room.stage.refresh()
        do throws(StepFailure) {
            let match = try ElementFinder(room.system).view(.text(text))
            return .success(try TouchPoint.point(for: match, called: "\"\(text)\"", in: room.system))
        } catch {
            return .failure(error)
        }
    }

    private func reason(_ text: String) -> String? {
        guard case .failure(let failure) = touch(text) else { return nil }
        return failure.reason
    }

    @Test func touchGoesToTheCenterOfTheVisiblePart() {
        let clip = room.add(UIView(), CGRect(x: 100, y: 100, width: 50, height: 30))
        clip.clipsToBounds = true
        room.addButton("Save", 20, 10, to: clip)

        #expect(touch("Save") == .success(CGPoint(x: 135, y: 120)))
    }

    @Test func viewBeyondTheScreenEdgeIsTouchedInsideTheScreen() {
        room.addButton("Save", -40, 0)

        #expect(touch("Save") == .success(CGPoint(x: 20, y: 22)))
    }

    @Test func fullyClippedViewCannotBeTouched() {
        let clip = room.add(UIView(), CGRect(x: 100, y: 100, width: 50, height: 30))
        clip.clipsToBounds = true
        room.addButton("Save", 60, 10, to: clip)

        #expect(
            reason("Save") == "\"Save\" cannot be touched: no part of UIButton (160, 110, 80, 44) is visible")
    }

    @Test func coveringViewIsNamedWithThePoint() {
        room.addButton("Save", 155, 400)
        room.add(UIImageView(), CGRect(x: 0, y: 0, width: 1000, height: 700)).isUserInteractionEnabled = true

        #expect(reason("Save") == "\"Save\" is covered by UIImageView at (195, 422)")
    }

    @Test func coverWithoutUserInteractionIsIgnored() {
        room.addButton("Save", 0, 0)
        room.add(UIView(), CGRect(x: 0, y: 0, width: 500, height: 500)).isUserInteractionEnabled = false

        #expect(reason("Save") == nil)
    }

    @Test func aDisabledControlCannotBeTouched() {
        room.addButton("Save", 0, 0).isEnabled = false

        #expect(reason("Save") == "\"Save\" is disabled")
    }

    @Test func aLabelInAControlIsTouchedThroughIt() {
        let control = room.add(UIControl(), CGRect(x: 10, y: 10, width: 200, height: 100))
        room.addLabel("Save", 10, 10, to: control)
        #expect(touch("Save") == .success(CGPoint(x: 60, y: 30)))

        control.isEnabled = false
        #expect(reason("Save") == "\"Save\" is disabled")
    }

    @Test func labelInAViewWithATapRecognizerIsTouchedThroughIt() {
        let card = room.add(UIView(), CGRect(x: 10, y: 10, width: 200, height: 100))
        room.addLabel("Save", 10, 10, to: card)
        #expect(reason("Save") == "\"Save\" receives no touches; at (60, 30) they go to UIView")

        card.addGestureRecognizer(UITapGestureRecognizer())
        #expect(reason("Save") == nil)
    }
}
