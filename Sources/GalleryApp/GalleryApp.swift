import Foundation
import Gallery
import UIKit
import UIKitCore

/// The command-line program `gallery`.
@main struct GalleryApp {
    @MainActor static func main() {
        do throws(Refusal) {
            try carryOut(Options(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data((error.sentence + "\n").utf8))
            exit(error.exitCode)
        }
    }

    @MainActor private static func carryOut(_ options: Options) throws(Refusal) {
        switch options.task {
        case .help: say(OptionName.helpText)
        case .listPages: say(pages)
        case .listDevices: say(devices)
        case .start: try start(options)
        }
    }

    private static var pages: String {
        GalleryPage.all.map { "\($0.id)\t\($0.title)" }.joined(separator: "\n")
    }

    private static var devices: String {
        DeviceModel.all.map { device in
            "\(device.name)\t\(Int(device.size.width))×\(Int(device.size.height))@\(Int(device.scale))"
        }.joined(separator: "\n")
    }

    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    @MainActor private static func start(_ options: Options) throws(Refusal) {
        let pages = options.page.map { [$0] } ?? GalleryPage.all
        var launch = try options.launch(environment: ProcessInfo.processInfo.environment)
        if launch.script == nil, launch.isHeadless {
            let tour = Tour(pages: pages, folder: try OutputFolder.prepare(options.out ?? "out"))
            launch.script = .scripts(tour.scripts)
            launch.summary = tour.summary
        }
        GalleryAppDelegate.launchPage = pages[0]
        // Scripts, and recordings that become scripts, have the page alone.
        GalleryAppDelegate.opensFromIndex = !launch.isHeadless && launch.script == nil && launch.recording == nil
        PlacementLens.explain = { $0.placementExplanation }
        AppRunner.run(GalleryAppDelegate.self, options: launch)
    }
}
