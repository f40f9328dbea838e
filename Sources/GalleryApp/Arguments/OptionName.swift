import DeviceShell
import Foundation

/// The command-line options: what value each takes, and what it is for.
enum OptionName: String, CaseIterable, Sendable {
    case list = "--list"
    case devices = "--devices"
    case headless = "--headless"
    case out = "--out"
    case page = "--page"
    case example = "--example"
    case device = "--device"
    case ios = "--ios"
    case dark = "--dark"
    case contrast = "--contrast"
    case textSize = "--text-size"
    case boldText = "--bold-text"
    case language = "--language"
    case rightToLeft = "--rtl"
    case keyboard = "--keyboard"
    case reduceMotion = "--reduce-motion"
    case reduceTransparency = "--reduce-transparency"
    case statusBar = "--status-bar"
    case frame = "--frame"
    case noShell = "--no-shell"
    case inspect = "--inspect"
    case landscape = "--landscape"
    case scale = "--scale"
    case script = "--script"
    case film = "--film"
    case export = "--export"
    case shoot = "--shoot"
    case pages = "--pages"
    case styles = "--styles"
    case textSizes = "--text-sizes"
    case directions = "--directions"
    case against = "--against"
    case accept = "--accept"
    case picturesOnly = "--pictures-only"
    case help = "--help"

    /// The placeholder of the option's value; nil for an option without a value.
    var valueName: String? {
        switch self {
        case .list, .headless, .dark, .landscape, .picturesOnly, .help: nil
        case .statusBar, .frame, .noShell, .inspect, .boldText, .rightToLeft, .reduceMotion, .reduceTransparency: nil
        case .devices: "[NAME,...]"
        case .pages: "ID,..."
        case .styles, .textSizes, .directions: "NAME,..."
        case .film: "FILE"
        case .export, .shoot, .against, .accept: "DIR"
        case .contrast: "LEVEL"
        case .textSize: "NAME"
        case .language: "ID"
        case .keyboard: "KIND"
        case .out: "DIR"
        case .page: "ID"
        case .example: "NAME"
        case .device: "NAME"
        case .ios: "VERSION"
        case .scale: "N"
        case .script: "FILE"
        }
    }

    private var explanation: String {
        switch self {
        case .list: "list the pages: ID and title, separated by a tab"
        case .devices:
            "list the devices: name and screen, separated by a tab; with names: the devices of --shoot (default "
                + "iPhone 14)"
        case .headless: "run without a window; without --script, write the tour"
        case .out: "the folder of the tour: ID.png and ID.json of every page (default out); implies --headless"
        case .page: "the page to open; in a tour, the only one"
        case .example: "the sample to open: guide, classic, view, modal or dialogs (Examples/Systems)"
        case .device: "the device to emulate (default iPhone 14; iPad mini for a page that needs a tablet)"
        case .ios: "the system to emulate: 11.4, 12.4, 17.5 (default) or 18.2"
        case .dark: "dark appearance"
        case .contrast: "normal (default) or high"
        case .textSize:
            "the text size, with UIKit's names: extraSmall … large (default) … extraExtraExtraLarge, "
                + "accessibilityMedium … accessibilityExtraExtraExtraLarge"
        case .statusBar: "show the status bar and the home indicator (the default for a window without a script)"
        case .frame: "pictures (of the tour, of a script, or saved by Ctrl+S) show the device around the screen"
        case .noShell: "a bare window: the screen without the device around it and without a toolbar"
        case .inspect: "open the inspector beside the device, as F12 does"
        case .boldText: "bold text"
        case .language:
            "the language of the system's own words: en (default), de, zh-Hans (also of the gallery's texts) or ar"
        case .keyboard: "hardware (default), or software: a drawn keyboard appears for text inputs"
        case .rightToLeft: "right-to-left layout"
        case .reduceMotion: "reduce motion"
        case .reduceTransparency: "reduce transparency: solid fills instead of translucent ones"
        case .landscape: "start in landscape orientation"
        case .scale: "pixels per point (default: the device's own; a window: the display's, or less to fit it)"
        case .script: "drive the app with this script; - is standard input"
        case .film:
            "film the script, or the tour of the page, to a .webm, .mp4 or .gif file, with dots at fingers; needs "
                + "ffmpeg, implies --headless"
        case .export:
            "film the tours of the pages into this folder, with index.html, which plays them and shows their steps, for "
                + "any server of files; needs ffmpeg, implies --headless"
        case .shoot:
            "write pictures of the pages, or those of --script, on every device in every style, text size and "
                + "direction, and index.html, which shows them"
        case .pages: "the pages of --shoot, of --export or of the tour (default all)"
        case .styles: "the styles of --shoot: light (default), dark"
        case .textSizes:
            "the text sizes of --shoot: UIKit's names, or XS S M L (default) XL XXL XXXL AM AL AXL AXXL AXXXL"
        case .directions: "the layout directions of --shoot: ltr (default), rtl"
        case .against: "compare the pictures of --shoot with those of an earlier one; exit code 1 if any differs"
        case .accept: "copy the pictures that were found to differ over the earlier ones of --against"
        case .picturesOnly: "the tour writes no dumps"
        case .help: "this text"
        }
    }

    /// The output of `--help`.
    static var helpText: String {
        let spellings = allCases.map { $0.rawValue + ($0.valueName.map { " " + $0 } ?? "") }
        let column = (spellings.map(\.count).max() ?? 0) + 2
        let lines = zip(allCases, spellings).map { option, spelling in
            "  " + spelling.padding(toLength: column, withPad: " ", startingAt: 0) + option.explanation
        }
        return """
            usage: ./run [--browser [PORT]] [OPTION...]

            Shows the gallery in a window, headless where there is no display, or in browsers (Docs/Browser.md).
            \(lines.joined(separator: "\n"))

            In the window:
            \(WindowHelp.text)
            The app or a text field receives the keys of the lower half first.

            Options override the environment variables VELARIUM_HOST, _DEVICE, _IOS, _SCRIPT, _STYLE,
            _LANGUAGE, _KEYBOARD and _SHELL.
            Exit codes: 0 success, 1 a script step failed or a picture differs, 2 wrong usage, 3 environment (no
            display, no permission, no ffmpeg, not built).
            """
    }
}
