import Foundation
import Testing
@_spi(AudioToolbox) import UIKitCore
import VelariumTesting

@MainActor @Suite struct SystemSoundTests {
    private let device = TestDevice(.iPhone14)

    @Test func soundsAreInTheTrace() {
        device.show(UIViewController())

        AudioServicesPlaySystemSound(1519)
        AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)

        let told = device.trace.suffix(2).map(\.description)

        #expect(
            told == ["UIDevice.AudioServicesPlaySystemSound(_:) 1519", "UIDevice.AudioServicesPlayAlertSound(_:) 4095"])
    }

    @Test func aSoundOfAFileHasAnIdentifierOfItsOwn() {
        var first: SystemSoundID = 0
        var second: SystemSoundID = 0
        let file = URL(fileURLWithPath: #filePath)

        let created = AudioServicesCreateSystemSoundID(file, &first)
        AudioServicesCreateSystemSoundID(file, &second)
        var none: SystemSoundID = 7
        let missing = AudioServicesCreateSystemSoundID(file.appending(path: "none"), &none)

        #expect(created == kAudioServicesNoError && missing == kAudioServicesSystemSoundUnspecifiedError)
        #expect(first != second && first >= 5000 && none == 7)
        #expect(AudioServicesDisposeSystemSoundID(first) == kAudioServicesNoError)
    }

    @Test func aCompletionIsCalledAfterEachSoundUntilItIsRemoved() async {
        device.show(UIViewController())
        let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        count.initialize(to: 0)
        defer { count.deallocate() }
        AudioServicesAddSystemSoundCompletion(
            1001, nil, nil, { _, data in data?.assumingMemoryBound(to: Int.self).pointee += 1 }, count)

        AudioServicesPlaySystemSound(1001)
        AudioServicesPlaySystemSound(1002)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        AudioServicesRemoveSystemSoundCompletion(1001)
        AudioServicesPlaySystemSound(1001)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }

        #expect(count.pointee == 1)
    }

    @Test func theCompletionOfASoundIsCalled() async {
        device.show(UIViewController())

        await withCheckedContinuation { continuation in
            AudioServicesPlaySystemSoundWithCompletion(1000) { continuation.resume() }
        }

        #expect(device.trace.contains { $0.arguments == "1000" })
    }
}
