import Foundation
import UIKitCore

extension UIApplicationDelegate {
    /// Starts the app; `@main` calls it. The environment selects device, host and script: see `Docs/Scripting.md`.
    public static func main() {
        guard let type = self as? NSObject.Type else {
            Log.line("\(self) must be a class derived from UIResponder to be an app's delegate.")
            exit(2)
        }
        do {
            let options = try LaunchOptions(environment: ProcessInfo.processInfo.environment)
            AppRunner.run(type, options: options)
        } catch {
            Log.line(error.description)
            exit(2)
        }
    }
}
