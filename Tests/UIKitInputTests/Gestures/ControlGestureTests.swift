import CoreGraphics
import Testing
import UIKitControls
import UIKitCore

/// Controls inside a view with gesture recognizers (Apple's guide: "Interacting with Other User Interface
/// Controls").
@MainActor @Suite struct ControlGestureTests {
    private let stage = FingerStage()
    private let counter = ActionCounter()

    private func addTap(taps: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: counter, action: ActionCounter.selector)
        tap.numberOfTapsRequired = taps
        stage.root.view.addGestureRecognizer(tap)
        return tap
    }

    // MARK: Taps

    @Test func aTapTogglesASwitchButReachesNoRecognizerAroundIt() {
        let control = stage.add(UISwitch(), 20, 20, 51, 31)
        _ = addTap()

        stage.tap(45, 35)

        #expect(control.isOn)
        #expect(counter.total == 0)
    }

    @Test func aTapIncrementsAStepperButReachesNoRecognizerAroundIt() {
        let control = stage.add(UIStepper(), 20, 20, 94, 32)
        _ = addTap()

        stage.tap(100, 36)

        #expect(control.value == 1)
        #expect(counter.total == 0)
    }

    @Test func aTapSelectsASegmentButReachesNoRecognizerAroundIt() {
        let control = stage.add(UISegmentedControl(items: ["A", "B"]), 20, 20, 200, 32)
        control.selectedSegmentIndex = 0
        stage.host.advance(by: 0)
        _ = addTap()

        stage.tap(180, 36)

        #expect(control.selectedSegmentIndex == 1)
        #expect(counter.total == 0)
    }

    @Test func aTapChangesThePageButReachesNoRecognizerAroundTheControl() {
        let control = stage.add(UIPageControl(), 20, 20, 200, 26)
        control.numberOfPages = 3
        stage.host.advance(by: 0)
        _ = addTap()

        stage.tap(200, 30)

        #expect(control.currentPage == 1)
        #expect(counter.total == 0)
    }

    @Test(arguments: [0, 1, 2, 3, 4]) func aTapOnADisabledControlReachesARecognizerAroundIt(index: Int) {
        let made: [UIControl] = [
            UIButton(), UISwitch(), UIStepper(), UISegmentedControl(items: ["A"]), UIPageControl(),
        ]
        let control = stage.add(made[index], 20, 20, 94, 32)
        control.isEnabled = false
        _ = addTap()

        stage.tap(40, 32)

        #expect(counter.total == 1)
    }

    /// The guide names neither sliders nor custom controls.
    @Test func aTapOnASliderOrCustomControlReachesARecognizerAroundIt() {
        let slider = stage.add(UISlider(), 20, 20, 200, 32)
        let own = stage.add(UIControl(), 20, 80, 200, 32)
        var events: [String] = []
        own.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        own.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        stage.host.advance(by: 0)
        _ = addTap()

        stage.tap(34, 36)
        stage.tap(100, 96)

        #expect(counter.total == 2)
        #expect(slider.value == 0)
        #expect(events == ["cancel"])
    }

    @Test func aRecognizerOnTheControlItselfComesFirst() {
        let control = stage.add(UISegmentedControl(items: ["A", "B"]), 20, 20, 200, 32)
        control.selectedSegmentIndex = 0
        stage.host.advance(by: 0)
        control.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: ActionCounter.selector))

        stage.tap(180, 36)

        #expect(control.selectedSegmentIndex == 0)
        #expect(counter.total == 1)
    }

    // MARK: Drags

    @Test func aSliderTakesDragsOfItsKnobButNotVerticalSwipes() {
        let slider = stage.add(UISlider(), 20, 20, 200, 32)
        stage.host.advance(by: 0)
        let (pan, across, along) = (
            UIPanGestureRecognizer(target: counter, action: ActionCounter.selector), UISwipeGestureRecognizer(),
            UISwipeGestureRecognizer()
        )
        across.direction = .up
        along.direction = .right
        for recognizer in [pan, across, along] { stage.root.view.addGestureRecognizer(recognizer) }

        stage.touch(.began, 34, 36)
        let answers = [pan, across, along].map(slider.gestureRecognizerShouldBegin)
        stage.touch(.moved, 80, 36)
        stage.touch(.moved, 120, 36)
        stage.touch(.ended, 120, 36)

        #expect(answers == [false, true, false])
        #expect(slider.value > 0.3)
        #expect(counter.total == 0)
    }

    @Test func aDragTogglesASwitchButReachesNoRecognizerAroundIt() {
        let control = stage.add(UISwitch(), 20, 20, 51, 31)
        stage.root.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: counter, action: ActionCounter.selector))

        stage.touch(.began, 30, 35)
        stage.touch(.moved, 50, 35)
        stage.touch(.moved, 65, 35)
        stage.touch(.ended, 65, 35)

        #expect(control.isOn)
        #expect(counter.total == 0)
    }

    // MARK: Fields

    @Test(arguments: [1, 2]) func aTapFocusesATextFieldButReachesNoRecognizerAroundIt(taps: Int) {
        let field = stage.add(UITextField(), 20, 20, 200, 32)
        _ = addTap(taps: taps)

        for _ in 1...taps { stage.tap(100, 36) }

        #expect(field.isFirstResponder)
        #expect(counter.total == 0)
        for _ in 1...taps { stage.tap(100, 500) }
        #expect(counter.total == 1)
    }

    @Test func aTapOnASearchBarFocusesItsField() {
        let bar = stage.add(UISearchBar(), 0, 20, 300, 56)
        stage.host.advance(by: 0)
        _ = addTap()

        stage.tap(150, 48)

        #expect(bar.searchTextField.isFirstResponder)
        #expect(counter.total == 0)
    }

    @Test func aTapOnADisabledTextFieldReachesARecognizerAroundIt() {
        let field = stage.add(UITextField(), 20, 20, 200, 32)
        field.isEnabled = false
        _ = addTap()

        stage.tap(100, 36)

        #expect(counter.total == 1)
    }

    @Test func aSimultaneousRecognizerReceivesTheTapOnATextField() {
        let field = stage.add(UITextField(), 20, 20, 200, 32)
        let tap = addTap()
        let companion = Companion()
        tap.delegate = companion
        tap.cancelsTouchesInView = false

        stage.tap(100, 36)

        #expect(field.isFirstResponder)
        #expect(counter.total == 1)
    }

    /// The most common way to hide the keyboard on iOS.
    @Test func aTapOutsideATextFieldEndsEditing() {
        let field = stage.add(UITextField(), 20, 20, 200, 32)
        let tap = UITapGestureRecognizer(
            target: stage.root.view, action: Selector("endEditing:", UIView.endEditing))
        stage.root.view.addGestureRecognizer(tap)
        stage.tap(100, 36)
        let wasEditing = field.isFirstResponder

        stage.tap(100, 500)

        #expect(wasEditing)
        #expect(!field.isFirstResponder)
    }
}

private final class Companion: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
