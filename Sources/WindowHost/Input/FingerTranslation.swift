import CSDL
import CoreGraphics
import QuartzCore
import UIKitDevice

/// Translates the events of a touch screen. A finger gets the lowest free touch id from 1.
package struct FingerTranslation {
    private var fingers: [SDL_FingerID: (id: Int, location: CGPoint)] = [:]

    package init() {}

    /// Appends the touch of a finger; nothing for a finger whose beginning was not reported.
    package mutating func change(
        _ event: SDL_TouchFingerEvent, in geometry: WindowGeometry, at time: Seconds, into events: inout [HostEvent]
    ) {
        let location = geometry.point(ofFinger: event.x, event.y)
        let phase: TouchPhase
        let id: Int
        switch (SDL_EventType(event.type), fingers[event.fingerId]?.id) {
        case (SDL_FINGERDOWN, nil): (phase, id) = (.began, freeID)
        case (SDL_FINGERMOTION, let known?): (phase, id) = (.moved, known)
        case (SDL_FINGERUP, let known?): (phase, id) = (.ended, known)
        default: return
        }
        fingers[event.fingerId] = phase == .ended ? nil : (id, location)
        events.append(.touch(id: id, phase: phase, location: location, time: time))
    }

    /// Appends the events that cancel all touches, in the order of their ids.
    package mutating func cancel(at time: Seconds, into events: inout [HostEvent]) {
        for finger in fingers.values.sorted(by: { $0.id < $1.id }) {
            events.append(.touch(id: finger.id, phase: .cancelled, location: finger.location, time: time))
        }
        fingers = [:]
    }

    private var freeID: Int {
        let occupied = Set(fingers.values.map(\.id))
        var id = PointerTranslation.primaryID + 1
        while occupied.contains(id) { id += 1 }
        return id
    }
}
