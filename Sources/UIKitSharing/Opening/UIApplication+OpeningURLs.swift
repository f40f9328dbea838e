import Foundation
import UIKitCore

extension UIApplication {
    /// A key of the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// The key called `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A Boolean: whether only an app that is the URL's own may open it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens a URL. The app receives those with the schemes of its Info.plist, as from another app. Others are not opened,
    /// because there is no other app: the trace records them, for tests.
    ///
    /// - Parameters:
    ///   - options: Ignored.
    ///   - completion: Is called in the next turn of the main queue: with true if the app received the URL.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened = openIfOwn(url)
        guard let completion else { return }
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { call(isOpened) }
    }

    /// Opens a URL, and returns whether the app received it.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { openIfOwn(url) }

    /// Opens a URL, and returns whether the app received it.
    @available(iOS, introduced: 2.0, deprecated: 10.0, message: "Use open(_:options:completionHandler:).")
    @discardableResult
    public func openURL(_ url: URL) -> Bool { openIfOwn(url) }

    private func openIfOwn(_ url: URL) -> Bool {
        Trace.note(self, callback: "open(_:options:completionHandler:)", arguments: url.absoluteString)
        guard canOpenURL(url) else { return false }
        receive(url: url)
        return true
    }
}
