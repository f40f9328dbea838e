import UIKitCore

/// A keyboard command for the device in a window, as in Apple's simulator.
///
/// Control works like Command, because few Linux keyboards have Command, and desktops reserve it.
package enum DeviceCommand: CaseIterable, Sendable {
    case rotateLeft, rotateRight, toggleStyle, enlargeText, reduceText, toggleKeyboard, toggleSoftwareKeyboard,
        savePicture, copyPicture, toggleFilm, zoomToFit, zoomToPoints, zoomToPixels, toggleSlowMotion, togglePause,
        showNextFrame, toggleInspector, showHelp

    /// The command for a key; nil for a key that belongs to the app.
    package init?(_ stroke: KeyStroke) {
        let flags = stroke.modifiers.subtracting([.alphaShift, .numericPad])
        let command = DeviceCommand.allCases.first { command in
            command.modifiers.contains(flags) && command.keyNames.contains(stroke.name.lowercased())
        }
        guard let command else { return nil }
        self = command
    }

    /// The names of the command's keys, as in `KeyStroke`, in lower case.
    private var keyNames: [String] {
        switch self {
        case .rotateLeft: ["left"]
        case .rotateRight: ["right"]
        case .toggleStyle: ["a"]
        // Where plus is typed with Shift, the key alone is called "=".
        case .enlargeText: ["+", "="]
        case .reduceText: ["-"]
        case .toggleKeyboard, .toggleSoftwareKeyboard: ["k"]
        case .savePicture: ["s"]
        case .copyPicture: ["c"]
        case .toggleFilm: ["r"]
        case .zoomToFit: ["1"]
        case .zoomToPoints: ["2"]
        case .zoomToPixels: ["3"]
        case .toggleSlowMotion: ["t"]
        case .togglePause: ["p"]
        case .showNextFrame: ["."]
        case .toggleInspector: ["f12"]
        case .showHelp: ["f1"]
        }
    }

    /// The sets of modifiers that are pressed with the key.
    private var modifiers: [UIKeyModifierFlags] {
        switch self {
        case .rotateLeft, .rotateRight, .toggleKeyboard, .savePicture, .toggleFilm, .zoomToFit, .zoomToPoints,
            .zoomToPixels, .toggleSlowMotion, .togglePause, .showNextFrame:
            [.control, .command]
        case .toggleStyle, .toggleSoftwareKeyboard, .copyPicture: [[.control, .shift], [.command, .shift]]
        case .enlargeText:
            [[.control, .alternate], [.command, .alternate], [.control, .alternate, .shift]]
        case .reduceText: [[.control, .alternate], [.command, .alternate]]
        case .showHelp, .toggleInspector: [[]]
        }
    }

    /// Whether the command writes a file, or to the desktop's clipboard.
    var keepsFile: Bool { [.savePicture, .copyPicture, .toggleFilm].contains(self) }

    /// Whether the command is performed also where the key would edit the text that has the focus. The keyboard is wanted
    /// exactly there.
    var precedesText: Bool { self == .toggleSoftwareKeyboard }

    /// Whether the command is about the window around the device, not about the device.
    var isOfShell: Bool {
        switch self {
        case .zoomToFit, .zoomToPoints, .zoomToPixels, .toggleSlowMotion, .togglePause, .showNextFrame,
            .toggleInspector:
            true
        default: false
        }
    }

    /// The key in a notation for the user.
    package var keys: String {
        switch self {
        case .rotateLeft: "Ctrl+Left"
        case .rotateRight: "Ctrl+Right"
        case .toggleStyle: "Ctrl+Shift+A"
        case .enlargeText: "Ctrl+Alt++"
        case .reduceText: "Ctrl+Alt+-"
        case .toggleKeyboard: "Ctrl+K"
        case .toggleSoftwareKeyboard: "Ctrl+Shift+K"
        case .savePicture: "Ctrl+S"
        case .copyPicture: "Ctrl+Shift+C"
        case .toggleFilm: "Ctrl+R"
        case .zoomToFit: "Ctrl+1"
        case .zoomToPoints: "Ctrl+2"
        case .zoomToPixels: "Ctrl+3"
        case .toggleSlowMotion: "Ctrl+T"
        case .togglePause: "Ctrl+P"
        case .showNextFrame: "Ctrl+."
        case .toggleInspector: "F12"
        case .showHelp: "F1"
        }
    }

    /// The effect, described for the user.
    package var explanation: String {
        switch self {
        case .rotateLeft: "rotate the device to the left"
        case .rotateRight: "rotate the device to the right"
        case .toggleStyle: "dark mode on or off"
        case .enlargeText: "larger text"
        case .reduceText: "smaller text"
        case .toggleKeyboard: "space for a keyboard, or none"
        case .toggleSoftwareKeyboard: "keyboard on the screen, or none"
        case .savePicture: "save a picture of the screen"
        case .copyPicture: "copy a picture of the screen"
        case .toggleFilm: "film the screen, or end the film"
        case .zoomToFit: "as large as the window allows"
        case .zoomToPoints: "in points of the desktop"
        case .zoomToPixels: "in pixels of the display"
        case .toggleSlowMotion: "slow motion on or off"
        case .togglePause: "stop the device, or go on"
        case .showNextFrame: "the next frame of a stopped device"
        case .toggleInspector: "inspect views, or end it"
        case .showHelp: "show this list"
        }
    }
}
