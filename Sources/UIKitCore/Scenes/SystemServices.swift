import Foundation

/// What an app asks of the system around it: the badge of its icon, shortcuts, URLs and background fetches.
@MainActor package final class SystemServices: SystemService {
    private unowned let system: UIKitSystem
    /// The seconds between background fetches; nil for never.
    package private(set) var fetchInterval: TimeInterval?
    /// The schemes of URLs that the app opens, in lower case. Default: those of its Info.plist.
    package var urlSchemes: Set<String> = SystemServices.schemes(of: Bundle.main.infoDictionary ?? [:])

    /// The number beside the app's icon; 0 for none.
    package var badgeNumber = 0 {
        didSet {
            guard badgeNumber != oldValue else { return }
            Trace.note(system.application, callback: "applicationIconBadgeNumber", arguments: "\(badgeNumber)")
        }
    }

    /// The tasks that the app has begun and not ended.
    package private(set) var backgroundTasks: Set<UIBackgroundTaskIdentifier> = []
    private var lastBackgroundTask = 0

    package init(system: UIKitSystem) {
        self.system = system
    }

    func beginBackgroundTask() -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        let task = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
        backgroundTasks.insert(task)
        return task
    }

    /// Returns whether the task had not ended.
    func endBackgroundTask(_ task: UIBackgroundTaskIdentifier) -> Bool { backgroundTasks.remove(task) != nil }

    func setFetchInterval(_ interval: TimeInterval) {
        let isNever = !interval.isFinite || interval < 0 || interval >= UIApplication.backgroundFetchIntervalNever
        fetchInterval = isNever ? nil : interval
    }

    func opensURLs(withScheme scheme: String?) -> Bool {
        scheme.map { urlSchemes.contains($0.lowercased()) } ?? false
    }

    /// Fetches in the background if the app has asked for it. Returns whether the app is asked to fetch.
    package func fetch(_ completion: @escaping (UIBackgroundFetchResult) -> Void) -> Bool {
        system.activate()
        guard fetchInterval != nil, let delegate = system.application.delegate else { return false }
        Trace.note(delegate, callback: "application(_:performFetchWithCompletionHandler:)")
        delegate.application(system.application, performFetchWithCompletionHandler: completion)
        return true
    }

    /// Performs the first shortcut of this type, as if the user chose it on the home screen. Returns whether the app has
    /// one; `completion` receives whether the app performed it.
    package func performShortcut(ofType type: String, completion: @escaping (Bool) -> Void = { _ in }) -> Bool {
        system.activate()
        guard let application = system.application,
            let item = application.shortcutItems?.first(where: { $0.type == type })
        else { return false }
        if application.usesScenes {
            guard let scene = application.frontScene, let delegate = scene.delegate as? any UIWindowSceneDelegate else {
                return false
            }
            Trace.note(delegate, callback: "windowScene(_:performActionFor:completionHandler:)", arguments: type)
            delegate.windowScene(scene, performActionFor: item, completionHandler: completion)
        } else {
            guard let delegate = application.delegate else { return false }
            Trace.note(delegate, callback: "application(_:performActionFor:completionHandler:)", arguments: type)
            delegate.application(application, performActionFor: item, completionHandler: completion)
        }
        return true
    }

    /// The schemes that an Info.plist declares, in lower case.
    package static func schemes(of information: [String: Any]) -> Set<String> {
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }
}

extension UIKitSystem {
    /// The badge, shortcuts, URLs and background fetches of the app.
    package var services: SystemServices { service(SystemServices.self) }
}
