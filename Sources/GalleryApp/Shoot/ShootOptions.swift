import Driving
import Foundation
import Gallery
import UIKitCore

/// What to do with pictures in many combinations.
enum PictureTask {
    case shoot(ShootRequest)
    case accept(folder: String, earlier: String)
}

/// The options about pictures in many combinations, while the command line is parsed.
struct ShootOptions {
    var folder: String?
    var devices: [DeviceModel]?
    var styles: [Step.Style]?
    var textSizes: [Step.Setting.TextSize]?
    var directions: [Step.Setting.Direction]?
    /// The folder of an earlier set.
    var earlier: String?
    /// The folder whose pictures are accepted.
    var accepted: String?
    /// What was given of the options that choose one device or setting, and do not go with many.
    private(set) var singleOptions: [OptionName] = []
    /// What was given of the options for every combination, with their values.
    private(set) var common: [String] = []

    /// Notes an option of the command line with the words that it had, its name included.
    mutating func note(_ option: OptionName, _ words: some Sequence<String>) {
        switch option {
        case .device, .dark, .textSize, .rightToLeft, .page, .example, .out, .film, .export:
            singleOptions.append(option)
        case .contrast, .boldText, .language, .ios, .keyboard, .reduceMotion, .reduceTransparency, .statusBar, .frame,
            .landscape, .scale:
            common += words
        case .list, .devices, .headless, .noShell, .inspect, .pages, .picturesOnly, .script, .shoot, .styles,
            .textSizes, .directions, .against, .accept, .help:
            break
        }
    }

    /// What to do; nil if the command line is not about many combinations.
    func task(pages: [GalleryPage]?, script: String?, language: SystemLanguage?) throws(LaunchFailure) -> PictureTask? {
        if let accepted {
            guard let earlier, folder == nil else {
                throw .usage("--accept needs the earlier pictures, and no --shoot: --accept DIR --against DIR.")
            }
            return .accept(folder: accepted, earlier: earlier)
        }
        guard let folder else {
            let given: [(OptionName, Bool)] = [
                (.devices, devices != nil), (.styles, styles != nil), (.textSizes, textSizes != nil),
                (.directions, directions != nil), (.against, earlier != nil),
            ]
            guard let option = given.first(where: \.1)?.0 else { return nil }
            throw .usage("\(option.rawValue) needs the folder of the pictures: --shoot DIR.")
        }
        return .shoot(try request(folder, pages: pages, script: script, language: language))
    }

    private func request(
        _ folder: String, pages: [GalleryPage]?, script: String?, language: SystemLanguage?
    ) throws(LaunchFailure) -> ShootRequest {
        if let option = singleOptions.first {
            throw .usage("--shoot and \(option.rawValue) cannot be combined: \(Self.advice(instead: option)).")
        }
        guard script == nil || pages == nil else {
            throw .usage("--script and --pages cannot be combined: the script opens what it takes pictures of.")
        }
        let common = common
        var request = ShootRequest(
            title: "Gallery", folder: folder,
            commands: .init(shoot: OptionName.shoot.rawValue, accept: "./run \(OptionName.accept.rawValue)")
        ) { job in (Self.arguments(for: job, common: common), nil) }
        if let devices { request.devices = devices }
        if let styles { request.styles = styles }
        if let textSizes { request.textSizes = textSizes }
        if let directions { request.directions = directions }
        request.pages = { device in (pages ?? GalleryPage.all).filter { $0.isShown(on: device) }.map(\.id) }
        request.choosesPages = pages != nil
        request.script = script
        request.earlier = earlier
        if language?.layoutDirection == .rightToLeft, request.directions.contains(.leftToRight) {
            throw .usage("The language is written from right to left: add --directions rtl.")
        }
        for page in pages ?? [] where !request.devices.contains(where: { page.isShown(on: $0) }) {
            throw .usage("The page \"\(page.id)\" needs a tablet: add one to --devices, such as iPad mini.")
        }
        return request
    }

    /// The gallery's options for the pictures of a combination.
    private static func arguments(for job: ShootRequest.Job, common: [String]) -> [String] {
        let combination = job.combination
        var options = [
            OptionName.headless.rawValue, OptionName.device.rawValue, combination.device.name,
            OptionName.textSize.rawValue, combination.textSize.rawValue,
        ]
        if combination.style == .dark { options.append(OptionName.dark.rawValue) }
        if combination.direction == .rightToLeft { options.append(OptionName.rightToLeft.rawValue) }
        options += common
        guard let script = job.script else {
            return options + [
                OptionName.out.rawValue, job.folder, OptionName.picturesOnly.rawValue, OptionName.pages.rawValue,
                job.pages.joined(separator: ","),
            ]
        }
        return options + [OptionName.script.rawValue, script]
    }

    private static func advice(instead option: OptionName) -> String {
        switch option {
        case .device: "choose with --devices"
        case .dark: "choose with --styles light,dark"
        case .textSize: "choose with --text-sizes"
        case .rightToLeft: "choose with --directions ltr,rtl"
        case .out: "--shoot has a folder already"
        case .film, .export: "film one combination at a time"
        default: "choose with --pages"
        }
    }
}

extension GalleryPage {
    /// Whether the page is shown on a device: one that needs a tablet is not on a phone.
    fileprivate func isShown(on device: DeviceModel) -> Bool {
        switch device.kind {
        case .phone: !needsTablet
        case .pad, .desktop: true
        }
    }
}
