import Simulation
import Testing
import UIKit
import VelariumTesting

/// The checks of a simulation find what they look for.
@MainActor @Suite struct SimulationCheckTests {
    private let device = TestDevice(.iPhoneSE)

    @Test func aControllerThatIsKeptIsFound() {
        var watched = WatchedObjects()
        var kept: UIViewController? = UIViewController()
        device.show(kept!)
        watched.add(device.application.windows)
        device.show(UIViewController())

        let remaining = watched.remaining(except: device.application.windows)

        #expect(remaining == ["UIViewController"])
        kept = nil
    }

    @Test func aControllerThatIsReleasedIsNotFound() {
        var watched = WatchedObjects()
        device.show(UIViewController())
        watched.add(device.application.windows)
        device.window.rootViewController = nil

        #expect(watched.remaining(except: device.application.windows) == [])
    }

    @Test func aTouchThatIsDownIsOpenUntilItEnds() {
        let ledger = TouchLedger()
        device.show(UIViewController())
        device.window.addGestureRecognizer(ledger)

        device.system.frameLoop.receive(.touch(id: 1, phase: .began, location: CGPoint(x: 50, y: 90), time: device.now))
        device.advance(by: 0.1)
        let whileDown = ledger.open.count
        device.system.frameLoop.receive(.touch(id: 1, phase: .ended, location: CGPoint(x: 50, y: 90), time: device.now))
        device.advance(by: 0.1)

        #expect(whileDown == 1)
        #expect(ledger.open.isEmpty && ledger.violations.isEmpty)
    }

    @Test func aControlThatTracksIsFound() {
        let page = UIViewController()
        let button = UIButton(frame: CGRect(x: 20, y: 80, width: 100, height: 44))
        device.show(page)
        page.view.addSubview(button)

        device.system.frameLoop.receive(.touch(id: 1, phase: .began, location: CGPoint(x: 50, y: 90), time: device.now))
        device.advance(by: 0.1)

        #expect(ViewTreeCheck(windows: device.application.windows).unfinishedInput == ["UIButton tracks a touch"])
    }

    @Test func contentBelowAnAlertThatHasTheFocusIsFound() throws {
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 100, height: 44))
        device.show(page)
        page.view.addSubview(field)
        page.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: false)
        try device.settle()
        let before = ModalityCheck(of: device).faults
        field.becomeFirstResponder()

        let faults = ModalityCheck(of: device).faults

        #expect(before == [])
        #expect(faults.isEmpty == !field.isFirstResponder)
    }
}
