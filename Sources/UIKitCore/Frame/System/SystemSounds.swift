import Foundation
import ObjectiveCSupport
import Synchronization
import UIFoundation
import UIKitDevice

// The sounds of the module AudioToolbox. Only files that import it see them: `velarium-port` replaces that import.

/// A sound of the system, or one that the app has created.
@_spi(AudioToolbox) public typealias SystemSoundID = UInt32
/// What went wrong; 0 for nothing.
@_spi(AudioToolbox) public typealias OSStatus = Int32

/// The sound that lets the device vibrate.
@_spi(AudioToolbox) public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Nothing went wrong.
@_spi(AudioToolbox) public let kAudioServicesNoError: OSStatus = 0
/// The sound cannot be created, because there is no such file.
@_spi(AudioToolbox) public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Plays a sound of the system, or lets the device vibrate. No host plays it: the trace records it, as it does haptic
/// feedback.
@_spi(AudioToolbox) public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.play(inSystemSoundID, callback: "AudioServicesPlaySystemSound(_:)")
}

/// Plays a sound, and lets the device vibrate. No host plays it: the trace records it.
@_spi(AudioToolbox) public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.play(inSystemSoundID, callback: "AudioServicesPlayAlertSound(_:)")
}

/// Plays a sound, and calls `inCompletionBlock` in the next turn of the main queue, because no host plays it.
@_spi(AudioToolbox) public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Makes a sound of a file.
///
/// - Returns: An error if there is no such file.
@_spi(AudioToolbox) @discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard FileManager.default.isReadableFile(atPath: inFileURL.path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = SystemSounds.create()
    return kAudioServicesNoError
}

/// Forgets a sound that the app has created.
@_spi(AudioToolbox) @discardableResult public func AudioServicesDisposeSystemSoundID(
    _ inSystemSoundID: SystemSoundID
) -> OSStatus { kAudioServicesNoError }

/// What is called when a sound has ended.
@_spi(AudioToolbox) public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Calls `inCompletionRoutine` in the next turn of the main queue whenever the sound was played, because no host plays it.
@_spi(AudioToolbox) @discardableResult public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    SystemSounds.setCompletion(of: inSystemSoundID) { inCompletionRoutine(inSystemSoundID, inClientData) }
    return kAudioServicesNoError
}

/// Forgets what is called when the sound has ended.
@_spi(AudioToolbox) public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.setCompletion(of: inSystemSoundID, nil)
}

private enum SystemSounds {
    /// The identifiers of the system's own sounds are below.
    private static let first: SystemSoundID = 5000
    private static let created = Mutex<SystemSoundID>(first)

    static func create() -> SystemSoundID {
        created.withLock { next in
            defer { next += 1 }
            return next
        }
    }

    /// What is called after a sound; on the main thread only.
    nonisolated(unsafe) private static var completions: [SystemSoundID: () -> Void] = [:]

    static func setCompletion(of sound: SystemSoundID, _ completion: (() -> Void)?) {
        nonisolated(unsafe) let called = completion
        onMainActor { completions[sound] = called }
    }

    static func play(_ sound: SystemSoundID, callback: String) {
        let note: @Sendable @MainActor () -> Void = {
            UIKitSystem.current?.trace.record(UIDevice.self, callback: callback, arguments: "\(sound)")
        }
        onMainActor(note)
        DispatchQueue.main.async { completions[sound]?() }
    }

    private static func onMainActor(_ work: @escaping @Sendable @MainActor () -> Void) {
        if MainActorCheck.isOnMainActor {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async(execute: work)
        }
    }
}
