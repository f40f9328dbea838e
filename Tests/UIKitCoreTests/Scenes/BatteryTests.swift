import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// The battery, which an app sees while it monitors it.
@MainActor @Suite struct BatteryTests {
    private let device = TestDevice(.iPhone14)

    @Test func theBatteryIsKnownWhileItIsMonitored() throws {
        device.show(UIViewController())
        let battery = UIDevice.current
        #expect(battery.batteryState == UIDevice.BatteryState.unknown && battery.batteryLevel == -1)

        battery.isBatteryMonitoringEnabled = true
        #expect(battery.batteryState == .full && battery.batteryLevel == 1)
        try device.perform(script: "statusbar shown")
        let full = device.picture(framed: true)
        try device.setBattery(level: 0.15, .unplugged)
        #expect(battery.batteryState == .unplugged && battery.batteryLevel == 0.15)
        #expect(!device.picture(framed: true).matches(full))

        #expect(throws: TestFailure.self) { try device.setBattery(level: 2, .full) }
        #expect(battery.batteryLevel == 0.15)
    }
}
