import Foundation
import Testing
import UIKitCore

@Suite struct FoundationNameTests {
    @Test func aPoolRunsItsBodyAndPassesErrorsOn() throws {
        #expect(autoreleasepool { 3 } == 3)
        #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    }

    @Test func timesAndIntegersHaveTheirNames() {
        let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()

        // Seconds since 2001, not since 1970.
        #expect((780_000_000...1_700_000_000).contains(now))
        #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000 && NSEC_PER_USEC == 1000)
        #expect(USEC_PER_SEC == 1_000_000 && HUGE > 1e38 && MAXFLOAT == Float.greatestFiniteMagnitude)
        #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
        #expect(NSInteger.max == Int.max && NSUInteger.max == UInt.max)
    }

    @Test func theDeviceIsCoolAndHasEnoughPower() {
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        #expect(ProcessInfo.processInfo.thermalState == .nominal && ProcessInfo.ThermalState.critical.rawValue == 3)
        #expect(ProcessInfo.thermalStateDidChangeNotification != .NSProcessInfoPowerStateDidChange)
    }

    @Test func theKeysOfAnInfoDictionaryAreItsStrings() {
        let info = [
            "CFBundleVersion": 7, "CFBundleIdentifier": 1, "CFBundleName": 2, "CFBundleExecutable": 3,
            "CFBundleInfoDictionaryVersion": 4, "CFBundleDevelopmentRegion": 5, "CFBundleLocalizations": 6,
        ]

        #expect(info[kCFBundleVersionKey as String] == 7)
        let others = [
            kCFBundleIdentifierKey, kCFBundleNameKey, kCFBundleExecutableKey, kCFBundleInfoDictionaryVersionKey,
            kCFBundleDevelopmentRegionKey, kCFBundleLocalizationsKey,
        ]
        #expect(others.map { info[$0! as String] } == [1, 2, 3, 4, 5, 6])
    }

    @Test func aSecondReferenceCounts() {
        let object = NSObject()
        let before = CFGetRetainCount(object)

        let references = [object, object]

        #expect(CFGetRetainCount(object) > before && references.count == 2)
    }

    @Test func aTimerWithoutArgumentsIsInvalid() {
        #expect(!Timer().isValid)
    }

    @Test func anObjectIsLockedSeveralTimesByOneThread() async {
        nonisolated(unsafe) let object = NSObject()
        nonisolated(unsafe) var count = 0

        #expect(objc_sync_enter(object) == 0)
        objc_sync_enter(object)
        #expect(objc_sync_exit(object) == 0)
        objc_sync_exit(object)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            objc_sync_enter(object)
            count += 1
            objc_sync_exit(object)
        }

        #expect(count == 100)
    }
}
