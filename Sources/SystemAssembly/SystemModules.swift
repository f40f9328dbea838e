import SystemChrome
import UIKitAlerts
import UIKitCore
import UIKitKeyboard
import UIKitMenus
import UIKitPresentation

/// The modules above the core that take part in every system. A module with a `SystemModule` is added here.
package enum SystemModules {
    /// All of them, in the order in which they are installed. Alerts are asked for their chrome before the styles that they
    /// may be presented in.
    @MainActor package static let all: [any SystemModule.Type] = [
        AlertsModule.self, PresentationModule.self, MenusModule.self, KeyboardModule.self, SystemChromeModule.self,
    ]
}
