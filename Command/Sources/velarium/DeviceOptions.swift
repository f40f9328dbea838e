import AppPackages
import ArgumentParser

/// The device and the settings with which an app runs.
struct DeviceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The device, such as \"iPhone SE\", or Desktop.", valueName: "name"))
    var device: String?

    @Option(help: ArgumentHelp("The version of iOS to behave like, such as 17.5.", valueName: "version"))
    var ios: String?

    @Flag(help: "Use the dark style.")
    var dark = false

    @Option(help: ArgumentHelp("The language of the system's own words, such as de or ar.", valueName: "id"))
    var language: String?

    @Option(help: ArgumentHelp("hardware, or software for one on the screen.", valueName: "kind"))
    var keyboard: String?

    /// Takes over what was given.
    func apply(to settings: inout LaunchSettings) {
        settings.device = device
        settings.ios = ios
        settings.isDark = dark
        settings.language = language
        settings.keyboard = keyboard
    }
}
