import Foundation
import Probes
import UIKit
import VelariumTesting

/// Runs the probes on emulated devices and prints their values as lines: device, name, value.
///
/// Arguments are devices such as `393x852@3x iOS 17`; without any, those whose values are recorded.
@main @MainActor struct Runner {
    static func main() async {
        let wanted = Array(CommandLine.arguments.dropFirst())
        let devices = wanted.isEmpty ? EmulatedDevice.recorded : wanted.map(EmulatedDevice.init(named:))
        for device in devices {
            for probe in Probe.all where probe.screens != .any || device.isReference {
                let side = EmulatedSide(device)
                for value in await probe.values(on: side) {
                    print("\(device.name)\t\(value.name)\t\(value.text)")
                }
            }
        }
    }
}

/// A device and a system that can be emulated, under the name that Apple's side gives it: its size, scale and version.
struct EmulatedDevice {
    let model: TestDevice.Model
    let era: TestDevice.Era
    let isLandscape: Bool
    let name: String

    /// Whether values that are the same on every screen are recorded on this one.
    var isReference: Bool { model == .iPhone15Pro && era == .iOS17 && !isLandscape }

    /// The devices of the facts, and one of each other kind.
    @MainActor static let recorded: [EmulatedDevice] = [
        EmulatedDevice(.iPhoneSE, .iOS12), EmulatedDevice(.iPhoneSE, .iOS17), EmulatedDevice(.iPhone8Plus, .iOS12),
        EmulatedDevice(.iPhone13Mini, .iOS12), EmulatedDevice(.iPhone13Mini, .iOS17),
        EmulatedDevice(.iPhone14, .iOS17), EmulatedDevice(.iPhone14, .iOS17, isLandscape: true),
        EmulatedDevice(.iPhone15Pro, .iOS17), EmulatedDevice(.iPhone16Pro, .iOS18),
        EmulatedDevice(.iPadAir, .iOS17), EmulatedDevice(.iPhoneSE, .iOS17, isLandscape: true),
        EmulatedDevice(.iPhone15Pro, .iOS17, isLandscape: true), EmulatedDevice(.iPadAir, .iOS17, isLandscape: true),
    ]

    @MainActor init(_ model: TestDevice.Model, _ era: TestDevice.Era, isLandscape: Bool = false) {
        self.model = model
        self.era = era
        self.isLandscape = isLandscape
        let device = TestDevice(model, era: era, isLandscape: isLandscape)
        device.show(UIViewController())
        name = UIScreen.main.deviceName
    }

    /// The device with this name. Ends the program when there is none.
    @MainActor init(named name: String) {
        for model in TestDevice.Model.allCases {
            for era in TestDevice.Era.allCases {
                for isLandscape in [false, true] {
                    let device = EmulatedDevice(model, era, isLandscape: isLandscape)
                    if device.name == name {
                        self = device
                        return
                    }
                }
            }
        }
        FileHandle.standardError.write(Data("No emulated device is called \"\(name)\".\n".utf8))
        exit(2)
    }
}

/// This side of the probes: a system of its own with a clock that advances when a probe waits.
@MainActor final class EmulatedSide: ProbeDevice {
    private let device: TestDevice

    init(_ emulated: EmulatedDevice) {
        device = TestDevice(
            emulated.model, era: emulated.era, isLandscape: emulated.isLandscape, keyboard: .software)
        device.showsStatusBar = true
        device.recordsMisuses = true
    }

    var window: UIWindow { device.window }

    func show(_ controller: UIViewController) {
        device.show(controller)
    }

    func wait(seconds: Double) async {
        await device.advance(by: seconds)
    }

    func screenImage() -> UIImage? {
        let file = NSTemporaryDirectory() + "conformance-\(ProcessInfo.processInfo.processIdentifier).png"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let picture = device.picture()
        guard (try? picture.save(to: file)) != nil, let pixels = UIImage(contentsOfFile: file)?.cgImage else {
            return nil
        }
        return UIImage(cgImage: pixels, scale: picture.scale, orientation: .up)
    }

    func press(_ point: CGPoint, seconds: Double) -> Bool {
        (try? device.press(.point(x: point.x, y: point.y), for: seconds)) != nil
    }

    func drag(from start: CGPoint, to end: CGPoint) -> Bool {
        (try? device.drag(from: start, to: end)) != nil
    }

    func exception(raisedBy body: () -> Void) -> String? {
        let count = device.misuses.count
        body()
        return device.misuses.dropFirst(count).first(where: \.raises)?.message
    }
}
