import CoreGraphics

/// What a finger that pulls at a sheet does to it. It only decides; `SheetPulling` acts on the answer.
///
///     idle ─▶ dismissing ─▶ idle      (finish, or turn back)
///       └───▶ resisting ──▶ idle      (spring back)
package struct SheetPull {
    package enum Phase: Equatable {
        case idle
        /// The dismissal is in hand; `start` is how far the sheet was down when the finger took it. Points.
        case dismissing(start: CGFloat)
        /// The sheet may not go, and follows less and less.
        case resisting
    }

    /// How the finger finds the sheet.
    package enum Grip: Equatable {
        case free
        /// The person may not dismiss it.
        case held
        /// It is on its way, `distance` points below its place.
        case caught(distance: CGFloat)
    }

    package enum Event: Equatable {
        case began(Grip)
        /// How far the finger has gone down since it began. Points.
        case moved(CGFloat)
        /// Where it was lifted, and how fast it went down, in points a second.
        case ended(distance: CGFloat, speed: CGFloat)
        case cancelled
    }

    package enum Effect: Equatable {
        case beginDismissal
        /// The sheet stands so many points below its place.
        case place(CGFloat)
        case resist(CGFloat)
        /// Goes on down, or back up, with the finger's speed.
        case finish(speed: CGFloat)
        case turnBack(speed: CGFloat)
        case springBack
        case announceAttempt
    }

    package private(set) var phase = Phase.idle

    package init() {}

    /// What to do now, in order. Nil, with nothing changed, when `event` makes no sense in this phase.
    ///
    /// - Parameter height: The sheet's, in points.
    package mutating func handle(_ event: Event, height: CGFloat) -> [Effect]? {
        switch (phase, event) {
        case (.idle, .began(.free)): return enter(.dismissing(start: 0), [.beginDismissal])
        case (.idle, .began(.held)): return enter(.resisting, [])
        case (.idle, .began(.caught(let distance))): return enter(.dismissing(start: distance), [])
        case (.dismissing(let start), .moved(let way)): return [.place(max(0, start + way))]
        case (.resisting, .moved(let way)): return [.resist(max(0, way))]
        case (.dismissing(let start), .ended(let way, let speed)):
            let distance = max(0, start + way)
            let goes = SheetPull.goes(after: distance, of: height, speed: speed)
            return enter(.idle, [.place(distance), goes ? .finish(speed: speed) : .turnBack(speed: speed)])
        case (.dismissing, .cancelled): return enter(.idle, [.turnBack(speed: 0)])
        case (.resisting, .ended(let way, let speed)):
            let isAttempt = way >= SheetNumbers.attemptDistance || speed >= SheetNumbers.dismissingSpeed
            return enter(.idle, isAttempt ? [.springBack, .announceAttempt] : [.springBack])
        case (.resisting, .cancelled): return enter(.idle, [.springBack])
        case (.idle, .moved), (.idle, .ended), (.idle, .cancelled), (.dismissing, .began), (.resisting, .began):
            return nil
        }
    }

    /// Whether a sheet that is let go there leaves: far enough down and not flung up, or flung down.
    private static func goes(after distance: CGFloat, of height: CGFloat, speed: CGFloat) -> Bool {
        guard abs(speed) < SheetNumbers.dismissingSpeed else { return speed > 0 }
        return distance > height * SheetNumbers.dismissingPart
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
