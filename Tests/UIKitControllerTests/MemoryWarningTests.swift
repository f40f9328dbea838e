import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// What a memory warning reaches.
@MainActor @Suite struct MemoryWarningTests {
    private let device = TestDevice(.iPhone14)

    @Test func aMemoryWarningReachesTheDelegateTheControllersAndTheObservers() throws {
        let delegate = WarnedDelegate()
        device.application.delegate = delegate
        let root = WarnedController()
        _ = device.show(UINavigationController(rootViewController: root))
        let presented = WarnedController()
        root.present(presented, animated: false)
        device.advance(by: 0.1)
        let notices = Notices(UIApplication.didReceiveMemoryWarningNotification)

        try device.simulateMemoryWarning()

        #expect(delegate.warnings == 1)
        #expect(root.warnings == 1)
        #expect(presented.warnings == 1)
        #expect(notices.count == 1)
    }

    @Test func aControllerWithoutAViewIsNotWarned() throws {
        let navigation = UINavigationController()
        let hidden = WarnedController()
        navigation.viewControllers = [hidden, UIViewController()]
        _ = device.show(navigation)

        try device.simulateMemoryWarning()

        #expect(!hidden.isViewLoaded && hidden.warnings == 0)
    }
}

/// How often a notification was posted.
@MainActor private final class Notices {
    private(set) var count = 0
    private var observer: (any NSObjectProtocol)?

    init(_ name: Notification.Name) {
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let poster = note.object.map { ObjectIdentifier($0 as AnyObject) }
            MainActor.assumeIsolated {
                // Other tests post too.
                guard poster == ObjectIdentifier(UIApplication.shared) else { return }
                self?.count += 1
            }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}

private final class WarnedDelegate: NSObject, UIApplicationDelegate {
    var warnings = 0

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
}

private final class WarnedController: UIViewController {
    private(set) var warnings = 0

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
    }
}
