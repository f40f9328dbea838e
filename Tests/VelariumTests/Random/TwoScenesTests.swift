import Testing
import UIKit
import Velarium
import VelariumTesting

/// Overlays in two scenes of one app are independent.
@MainActor @Suite struct TwoScenesTests {
    /// A scene with a page in a window.
    private struct Place {
        let scene: UIWindowScene
        let page: UIViewController
    }

    private let device = TestDevice(.iPadPro11)
    private let app = TwoScenesApp()
    private let places: [Place]

    init() throws {
        device.launch(app)
        device.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        device.advance(by: 0)
        places = device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
            .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
            .compactMap { scene in
                scene.windows.first?.rootViewController.map { Place(scene: scene, page: $0) }
            }
        try #require(places.count == 2)
    }

    private func makeModal(in place: Place) -> ModalPresentationViewController {
        _ = device.application
        let overlay = ModalPresentationViewController(contentView: ModalContentView(100, 80))
        overlay.windowScene = place.scene
        return overlay
    }

    /// Checklist 64, 80, 81: "one visible at a time" applies to each scene.
    @Test(arguments: ModalPresentationMode.allCases) func eachSceneHasItsOwnOverlay(_ way: ModalPresentationMode) throws
    {
        let overlays = places.map(makeModal)
        for (overlay, place) in zip(overlays, places) { way.show(overlay, over: place.page) }
        try device.settle()

        for (overlay, place) in zip(overlays, places) {
            #expect(overlay.isVisible && overlay.view.window?.windowScene === place.scene)
        }
        let third = makeModal(in: places[1])
        third.show()
        try device.settle()

        #expect(overlays[0].isVisible && !overlays[1].isVisible && third.isVisible)
        #expect(overlays.map(\.dismissReason) == [nil, .replaced])
        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())
        #expect(!overlays[0].isVisible && !third.isVisible)
    }

    /// A disconnected scene dismisses its own overlays, and no others.
    @Test func disconnectingASceneDismissesOnlyItsOverlays() throws {
        let modals = places.map(makeModal)
        let dialogs = places.map { _ in DialogController(sizing: DialogSizing(.small, .matched)) }
        for (index, place) in places.enumerated() {
            modals[index].show()
            place.page.present(dialogs[index], animated: false)
        }
        try device.settle()

        device.application.requestSceneSessionDestruction(places[1].scene.session, options: nil)
        device.advance(by: 0.1)
        try device.settle()

        #expect(modals.map(\.dismissReason) == [nil, .sceneClosed])
        #expect(dialogs.map(\.dismissReason) == [nil, .sceneClosed])
        #expect(modals[0].isVisible && dialogs[0].lifecycle.isPresented)
    }
}

/// An app that supports several scenes.
@MainActor private final class TwoScenesApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "main", sessionRole: session.role)
        configuration.delegateClass = TwoScenesDelegate.self
        return configuration
    }
}

/// Shows a page in a window of a scene.
@MainActor private final class TwoScenesDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
