import UIKitCore

/// Lets first responders of a system show their input views, and the drawn keyboard when it is turned on.
package enum KeyboardModule: SystemModule {
    package static func install(in system: UIKitSystem) {
        system.provide(SoftwareKeyboard(system: system), for: (any KeyboardPresenting).self)
    }
}
