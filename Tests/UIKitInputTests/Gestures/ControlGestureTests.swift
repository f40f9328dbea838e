import CoreGraphics
import Testing
import UIKitControls
import UIKitCore

/// Controls inside a view with gesture recognizers (Apple's guide: "Interacting with Other User Interface
/// Controls").
@MainActor @Suite struct ControlGestureTests {
    private let fixture = TouchFixture()
    private let counter = ActionCounter()

    private func addTap(taps: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: counter, action: ActionCounter.selector)
        tap.numberOfTapsRequired = taps
        fixture.root.view.addGestureRecognizer(tap)
        return tap
    }

    // MARK: Taps

    @Test func aTapTogglesASwitchButReachesNoRecognizerAroundIt() {
        let control = fixture.add(UISwitch(), 20, 20, 51, 31)
        _ = addTap()

        fixture.tap(45, 35)

        #expect(control.isOn)
        #expect(counter.total == 0)
    }

    @Test func aTapIncrementsAStepperButReachesNoRecognizerAroundIt() {
        let control = fixture.add(UIStepper(), 20, 20, 94, 32)
        _ = addTap()

        fixture.tap(100, 36)

        #expect(control.value == 1)
        #expect(counter.total == 0)
    }

    @Test func aTapSelectsASegmentButReachesNoRecognizerAroundIt() {
        let control = fixture.add(UISegmentedControl(items: ["A", "B"]), 20, 20, 200, 32)
        control.selectedSegmentIndex = 0
        fixture.host.advance(by: 0)
        _ = addTap()

        fixture.tap(180, 36)

        #expect(control.selectedSegmentIndex == 1)
        #expect(counter.total == 0)
    }

    @Test func aTapChangesThePageButReachesNoRecognizerAroundTheControl() {
        let control = fixture.add(UIPageControl(), 20, 20, 200, 26)
        control.numberOfPages = 3
        fixture.host.advance(by: 0)
        _ = addTap()

        fixture.tap(200, 30)

        #expect(control.currentPage == 1)
        #expect(counter.total == 0)
    }

    @Test(arguments: [0, 1, 2, 3, 4]) func aTapOnADisabledControlReachesARecognizerAroundIt(index: Int) {
        let made: [UIControl] = [
            UIButton(), UISwitch(), UIStepper(), UISegmentedControl(items: ["A"]), UIPageControl(),
        ]
        let control = fixture.add(made[index], 20, 20, 94, 32)
        control.isEnabled = false
        _ = addTap()

        fixture.tap(40, 32)

        #expect(counter.total == 1)
    }

    /// Only buttons, switches, steppers, segmented and page controls keep taps from recognizers around them.
    @Test func aTapOnASliderOrCustomControlReachesARecognizerAroundIt() {
        let slider = fixture.add(UISlider(), 20, 20, 200, 32)
        let own = fixture.add(UIControl(), 20, 80, 200, 32)
        var events: [String] = []
        own.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        own.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        fixture.host.advance(by: 0)
        _ = addTap()

        fixture.tap(34, 36)
        fixture.tap(100, 96)

        #expect(counter.total == 2)
        #expect(slider.value == 0)
        #expect(events == ["cancel"])
    }

    @Test func aRecognizerOnTheControlItselfComesFirst() {
        let control = fixture.add(UISegmentedControl(items: ["A", "B"]), 20, 20, 200, 32)
        control.selectedSegmentIndex = 0
        fixture.host.advance(by: 0)
        control.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: ActionCounter.selector))

        fixture.tap(180, 36)

        #expect(control.selectedSegmentIndex == 0)
        #expect(counter.total == 1)
    }

    // MARK: Drags

    @Test func aSliderTakesDragsOfItsKnobButNotVerticalSwipes() {
        let slider = fixture.add(UISlider(), 20, 20, 200, 32)
        fixture.host.advance(by: 0)
        let (pan, across, along) = (
            UIPanGestureRecognizer(target: counter, action: ActionCounter.selector), UISwipeGestureRecognizer(),
            UISwipeGestureRecognizer()
        )
        across.direction = .up
        along.direction = .right
        for recognizer in [pan, across, along] { fixture.root.view.addGestureRecognizer(recognizer) }

        fixture.touch(.began, 34, 36)
        let answers = [pan, across, along].map(slider.gestureRecognizerShouldBegin)
        fixture.touch(.moved, 80, 36)
        fixture.touch(.moved, 120, 36)
        fixture.touch(.ended, 120, 36)

        #expect(answers == [false, true, false])
        #expect(slider.value > 0.3)
        #expect(counter.total == 0)
    }

    @Test func aDragTogglesASwitchButReachesNoRecognizerAroundIt() {
        let control = fixture.add(UISwitch(), 20, 20, 51, 31)
        fixture.root.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: counter, action: ActionCounter.selector))

        fixture.touch(.began, 30, 35)
        fixture.touch(.moved, 50, 35)
        fixture.touch(.moved, 65, 35)
        fixture.touch(.ended, 65, 35)

        #expect(control.isOn)
        #expect(counter.total == 0)
    }

    // MARK: Fields

    @Test(arguments: [1, 2]) func aTapFocusesATextFieldButReachesNoRecognizerAroundIt(taps: Int) {
        let field = fixture.add(UITextField(), 20, 20, 200, 32)
        _ = addTap(taps: taps)

        for _ in 1...taps { fixture.tap(100, 36) }

        #expect(field.isFirstResponder)
        #expect(counter.total == 0)
        for _ in 1...taps { fixture.tap(100, 500) }
        #expect(counter.total == 1)
    }

    @Test func aTapOnASearchBarFocusesItsField() {
        let bar = fixture.add(UISearchBar(), 0, 20, 300, 56)
        fixture.host.advance(by: 0)
        _ = addTap()

        fixture.tap(150, 48)

        #expect(bar.searchTextField.isFirstResponder)
        #expect(counter.total == 0)
    }

    @Test func aTapOnADisabledTextFieldReachesARecognizerAroundIt() {
        let field = fixture.add(UITextField(), 20, 20, 200, 32)
        field.isEnabled = false
        _ = addTap()

        fixture.tap(100, 36)

        #expect(counter.total == 1)
    }

    @Test func aSimultaneousRecognizerReceivesTheTapOnATextField() {
        let field = fixture.add(UITextField(), 20, 20, 200, 32)
        let tap = addTap()
        let companion = SimultaneousGestureDelegate()
        tap.delegate = companion
        tap.cancelsTouchesInView = false

        fixture.tap(100, 36)

        #expect(field.isFirstResponder)
        #expect(counter.total == 1)
    }

    /// The most common way to hide the keyboard on iOS.
    @Test func aTapOutsideATextFieldEndsEditing() {
        let field = fixture.add(UITextField(), 20, 20, 200, 32)
        let tap = UITapGestureRecognizer(
            target: fixture.root.view, action: Selector("endEditing:", UIView.endEditing))
        fixture.root.view.addGestureRecognizer(tap)
        fixture.tap(100, 36)
        let wasEditing = field.isFirstResponder

        fixture.tap(100, 500)

        #expect(wasEditing)
        #expect(!field.isFirstResponder)
    }
}

private final class SimultaneousGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
