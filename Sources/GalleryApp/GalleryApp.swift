import Driving
import Foundation
import Gallery
import UIKit
import UIKitCore

/// The command-line program `gallery`.
@main struct GalleryApp {
    @MainActor static func main() {
        do throws(LaunchFailure) {
            try run(Options(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data((error.message + "\n").utf8))
            exit(error.exitCode)
        }
    }

    @MainActor private static func run(_ options: Options) throws(LaunchFailure) {
        switch options.task {
        case .help: write(OptionName.helpText)
        case .listPages: write(pages)
        case .listDevices: write(devices)
        case .start: try start(options)
        case .pictures(.shoot(let request)):
            let result = try Shoot(request) { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }.run()
            write(result.summary)
            exit(result.exitCode)
        case .pictures(.accept(let folder, let earlier)):
            write(try Acceptance(folder: folder, earlier: earlier, command: OptionName.shoot.rawValue).run())
        }
    }

    /// Writes the page of an export; ends the process if it cannot be written.
    @MainActor private static func finish(_ export: Export, _ failures: [ScriptFailure]) -> String {
        do {
            return try export.finish(failures)
        } catch {
            FileHandle.standardError.write(Data("\(error.reason)\n".utf8))
            exit(error.cause == .system ? 3 : 1)
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

    private static func write(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    @MainActor private static func start(_ options: Options) throws(LaunchFailure) {
        let pages = options.pages ?? options.page.map { [$0] } ?? GalleryPage.all
        let environment = ProcessInfo.processInfo.environment
        var launch = try options.launch(environment: environment)
        let mayChangeDevice = options.page == nil && options.leavesDevice(environment)
        if let film = options.film {
            launch.script = .scripts([try options.filmedScript(to: film.file, format: film.format)])
            // As in the tour: without a script of the user, a page is shown as a window shows it.
            GalleryAppDelegate.pagesHaveBars = options.scriptPath == nil
        } else if let folder = options.exportFolder {
            let folder = try OutputFolder.prepare(folder, option: OptionName.export.rawValue)
            let export = Export(pages: pages, folder: folder, device: mayChangeDevice ? launch.device : nil)
            launch.script = .scripts(export.scripts)
            launch.summary = { finish(export, $0) }
            GalleryAppDelegate.pagesHaveBars = true
        } else if launch.script == nil, launch.isHeadless {
            let folder = try OutputFolder.prepare(
                options.outputFolder ?? "out", option: OptionName.out.rawValue)
            let tour = Tour(
                pages: pages, folder: folder, device: mayChangeDevice ? launch.device : nil,
                writesDumps: options.writesDumps)
            launch.script = .scripts(tour.scripts)
            launch.summary = tour.summary
            // Its pictures show the pages as a window does.
            GalleryAppDelegate.pagesHaveBars = true
        }
        GalleryAppDelegate.launchPage = pages[0]
        // Scripts, and recordings that become scripts, have the page alone.
        GalleryAppDelegate.opensFromIndex = !launch.isHeadless && launch.script == nil && launch.recording == nil
        if GalleryAppDelegate.opensFromIndex, mayChangeDevice, let tablet = PageVisit.tablet {
            let home = launch.device
            GalleryAppDelegate.useTablet = { UIKitSystem.current?.changeDevice(to: $0 ? tablet : home) }
        }
        PlacementDebugOverlay.explain = { $0.placementExplanation }
        AppRunner.run(GalleryAppDelegate.self, options: launch)
    }
}
