import Driving
import Gallery
import UIKitCore

/// The options about pictures in many combinations, as the command line has them.
struct ShootRequest: Sendable {
    /// The folder for the pictures.
    let folder: String
    /// At least one of each.
    var devices = [DeviceModel.iPhone14]
    var styles = [Step.Style.light]
    var textSizes = [Step.Setting.TextSize.large]
    var directions = [Step.Setting.Direction.leftToRight]
    /// The chosen pages; nil for all.
    var pages: [GalleryPage]?
    /// The script that takes the pictures, instead of the tour of the pages.
    var script: String?
    /// The folder of the earlier pictures; nil to compare with none.
    var earlier: String?
    /// The options for every process, such as `--ios 18.2`.
    var common: [String] = []

    /// All combinations, the directions changing first.
    var combinations: [Combination] {
        devices.flatMap { device in
            styles.flatMap { style in
                textSizes.flatMap { textSize in
                    directions.map { direction in
                        Combination(device: device, style: style, textSize: textSize, direction: direction)
                    }
                }
            }
        }
    }

    /// The pages to show in a combination: on a phone not those that need a tablet.
    func pages(on device: DeviceModel) -> [GalleryPage] {
        (pages ?? GalleryPage.all).filter { shows($0, on: device) }
    }

    /// Whether a page is shown on a device.
    func shows(_ page: GalleryPage, on device: DeviceModel) -> Bool { !page.needsTablet || !device.isPhone }
}

extension DeviceModel {
    fileprivate var isPhone: Bool {
        switch kind {
        case .phone: true
        case .pad, .desktop: false
        }
    }
}
