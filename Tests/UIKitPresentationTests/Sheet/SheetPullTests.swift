import CoreGraphics
import Testing
import UIKitPresentation

/// The decisions of a sheet's drag, event by event.
@Suite struct SheetPullTests {
    /// A sheet with one detent.
    private static let single = SheetDragLimits(heights: [800], restHeight: 800, containerHeight: 844)
    /// A sheet with three detents, which rests at the middle one.
    private static let several = SheetDragLimits(heights: [200, 400, 800], restHeight: 400, containerHeight: 844)

    /// A drag that has begun at `height`, with the delegate's answer for when it is asked.
    private struct Finger {
        var drag = SheetDragState()
        let limits: SheetDragLimits
        let mayDismiss: Bool

        init(at height: CGFloat, in limits: SheetDragLimits, mayDismiss: Bool = true) {
            self.limits = limits
            self.mayDismiss = mayDismiss
            _ = drag.handle(.began(.presented(visibleHeight: height)), in: limits)
        }

        /// The effects of an event, and of the answer that they ask for.
        mutating func send(_ event: SheetDragState.Event) -> [SheetDragState.Effect]? {
            guard let effects = drag.handle(event, in: limits) else { return nil }
            guard effects.last == .askToDismiss else { return effects }
            return effects.dropLast() + (drag.handle(.answered(mayDismiss: mayDismiss), in: limits) ?? [])
        }
    }

    // MARK: Dismissing

    struct Fling: Sendable {
        let distance: Double
        let speed: Double
        let goes: Bool
    }

    /// A sheet is dismissed beyond half of its height or at 1000 points per second; the same speed upward returns it.
    @Test(arguments: [
        Fling(distance: 399, speed: 0, goes: false), Fling(distance: 400, speed: 0, goes: false),
        Fling(distance: 401, speed: 0, goes: true), Fling(distance: 20, speed: 999, goes: false),
        Fling(distance: 20, speed: 1000, goes: true), Fling(distance: 401, speed: -999, goes: true),
        Fling(distance: 700, speed: -1000, goes: false),
    ])
    func dragDistanceAndSpeedDecideTheDismissal(_ fling: Fling) {
        var finger = Finger(at: 800, in: Self.single)
        _ = finger.send(.moved(translation: fling.distance))

        let effects = finger.send(.ended(translation: fling.distance, speed: fling.speed))

        let end: SheetDragState.Effect =
            fling.goes ? .finishDismissal(speed: fling.speed) : .cancelDismissal(speed: fling.speed)
        #expect(effects == [.moveDown(fling.distance), end])
    }

    @Test func belowTheLowestDetentTheDelegateIsAskedAndTheSheetMovesDown() {
        var finger = Finger(at: 800, in: Self.single)

        let down = finger.send(.moved(translation: 120))
        let further = finger.send(.moved(translation: 130))
        let up = finger.send(.moved(translation: -40))

        #expect(down == [.scroll(by: 0), .resize(to: 800), .beginDismissal, .moveDown(120)])
        #expect(further == [.moveDown(130)] && up == [.moveDown(0)])
    }

    @Test func aCaughtDismissalContinuesFromItsPosition() {
        var drag = SheetDragState()
        _ = drag.handle(.began(.dismissing(visibleHeight: 500)), in: Self.single)

        let moved = drag.handle(.moved(translation: -50), in: Self.single)
        let ended = drag.handle(.ended(translation: 110, speed: 0), in: Self.single)

        #expect(moved == [.moveDown(250)])
        #expect(ended == [.moveDown(410), .finishDismissal(speed: 0)])
    }

    @Test func aCaughtPresentationContinuesFromItsPosition() {
        var finger = Finger(at: 500, in: Self.single)

        let moved = finger.send(.moved(translation: -50))

        #expect(moved == [.scroll(by: 0), .resize(to: 800), .beginDismissal, .moveDown(250)])
    }

    @Test func aModalSheetResistsAndASmallDragIsNoAttempt() {
        func outcome(_ distance: CGFloat, _ speed: CGFloat) -> [SheetDragState.Effect]? {
            var finger = Finger(at: 800, in: Self.single, mayDismiss: false)
            _ = finger.send(.moved(translation: distance))
            return finger.send(.ended(translation: distance, speed: speed))
        }
        #expect(outcome(49, 0) == [.settle(at: 800, speed: 0)])
        #expect(outcome(50, 0) == [.settle(at: 800, speed: 0), .notifyDismissalAttempt])
        #expect(outcome(5, 1000) == [.settle(at: 800, speed: 1000), .notifyDismissalAttempt])
    }

    @Test func aModalSheetCaughtOnItsWayUpResistsOnlyDownward() {
        var finger = Finger(at: 500, in: Self.single, mayDismiss: false)

        let down = finger.send(.moved(translation: 30))
        let up = finger.send(.moved(translation: -100))
        let above = finger.send(.moved(translation: -301))

        #expect(down == [.scroll(by: 0), .resize(to: 800), .rubberBand(held: 300, pull: 30)])
        #expect(up == [.rubberBand(held: 200, pull: 0)])
        #expect(above == [.resize(to: 800), .scroll(by: 1)])
    }

    // MARK: Resizing

    @Test func betweenTheDetentsTheSheetFollowsTheFingerAndAboveThemTheContentScrolls() {
        var finger = Finger(at: 400, in: Self.several)

        #expect(finger.send(.moved(translation: 150)) == [.resize(to: 250), .scroll(by: 0)])
        #expect(finger.send(.moved(translation: -399)) == [.resize(to: 799), .scroll(by: 0)])
        #expect(finger.send(.moved(translation: -470)) == [.resize(to: 800), .scroll(by: 70)])
        #expect(finger.send(.moved(translation: -390)) == [.resize(to: 790), .scroll(by: 0)])
    }

    @Test func aDragBackUpFromADismissalResizesAgain() {
        var finger = Finger(at: 400, in: Self.several)
        _ = finger.send(.moved(translation: 250))

        let up = finger.send(.moved(translation: -20))

        #expect(up == [.returnFromDismissal, .resize(to: 420), .scroll(by: 0)])
        #expect(finger.drag.phase == .resizing(base: 400))
    }

    struct Release: Sendable, CustomStringConvertible {
        let height: CGFloat
        let speed: CGFloat
        let target: CGFloat
        var description: String { "from \(height) at \(speed)" }
    }

    /// The detent nearest to where the speed takes the sheet in 0.1 s; a flick moves at least to the next one.
    @Test(arguments: [
        Release(height: 290, speed: 0, target: 200), Release(height: 310, speed: 0, target: 400),
        Release(height: 310, speed: 200, target: 200), Release(height: 590, speed: -200, target: 800),
        Release(height: 610, speed: 0, target: 800), Release(height: 610, speed: 500, target: 400),
        Release(height: 410, speed: -1000, target: 800), Release(height: 390, speed: 1000, target: 200),
        Release(height: 780, speed: 1600, target: 400), Release(height: 220, speed: -1600, target: 400),
    ])
    func aReleasedSheetSettlesAtTheDetentWhereItsSpeedTakesIt(_ release: Release) {
        var finger = Finger(at: release.height, in: Self.several)

        let effects = finger.send(.ended(translation: 0, speed: release.speed))

        #expect(effects == [.endScroll(speed: 0), .settle(at: release.target, speed: release.speed)])
    }

    @Test func onlyAVeryFastFlickDismissesASheetAboveItsLowestDetent() {
        var finger = Finger(at: 790, in: Self.several)
        #expect(
            finger.send(.ended(translation: 0, speed: 1688))
                == [.endScroll(speed: 0), .beginDismissal, .moveDown(0), .finishDismissal(speed: 1688)])

        var refused = Finger(at: 790, in: Self.several, mayDismiss: false)
        #expect(
            refused.send(.ended(translation: 0, speed: 1688))
                == [.endScroll(speed: 0), .settle(at: 200, speed: 1688), .notifyDismissalAttempt])
    }

    @Test func contentThatIsScrolledWhenTheFingerLiftsGetsItsSpeed() {
        var finger = Finger(at: 400, in: Self.several)
        _ = finger.send(.moved(translation: -500))

        let effects = finger.send(.ended(translation: -500, speed: -1200))

        #expect(effects == [.endScroll(speed: -1200), .settle(at: 800, speed: 0)])
    }

    @Test func aSheetFlungUpFromBelowItsLowestDetentMayReachTheNextOne() {
        func outcome(_ speed: CGFloat) -> [SheetDragState.Effect]? {
            var finger = Finger(at: 200, in: Self.several)
            _ = finger.send(.moved(translation: 50))
            return finger.send(.ended(translation: 50, speed: speed))
        }

        // The dismissal began from the lowest detent, which is where it returns to.
        #expect(outcome(-400) == [.moveDown(50), .cancelDismissal(speed: -400)])
        #expect(outcome(-1600) == [.moveDown(50), .returnFromDismissal, .settle(at: 400, speed: -1600)])
    }

    // MARK: All sequences

    private static let alphabet: [SheetDragState.Event] = [
        .began(.presented(visibleHeight: 400)), .began(.presented(visibleHeight: 150)),
        .began(.dismissing(visibleHeight: 100)), .moved(translation: 30), .moved(translation: 300),
        .moved(translation: -500), .answered(mayDismiss: true), .answered(mayDismiss: false), .dismissalDidNotBegin,
        .ended(translation: 30, speed: 0), .ended(translation: 350, speed: 0), .ended(translation: 0, speed: 2000),
        .cancelled,
    ]

    /// Every sequence of up to eight events, without repeating what is known of a state: an event that is not valid
    /// changes nothing, each drag that begins ends once, a dismissal that begins is finished, canceled or left, and the
    /// delegate is asked before one begins.
    @Test(arguments: [true, false])
    func everyDragEndsOnceAndEveryDismissalIsDecided(canLeaveDismissal: Bool) {
        struct Known: Hashable {
            var drag = SheetDragState()
            var isAsked = false
            var isDismissing = false
        }
        var limits = Self.several
        limits.canLeaveDismissal = canLeaveDismissal
        var frontier: Set<Known> = [Known()]
        var seen = frontier
        var transitions = 0
        for _ in 0..<8 {
            var next: Set<Known> = []
            for known in frontier {
                for event in Self.alphabet {
                    var after = known
                    transitions += 1
                    guard let effects = after.drag.handle(event, in: limits) else {
                        #expect(after.drag == known.drag)
                        continue
                    }
                    if case .began(.dismissing) = event { after.isDismissing = true }
                    if event == .dismissalDidNotBegin { after.isDismissing = false }
                    if case .answered(let mayDismiss) = event {
                        #expect(known.isAsked)
                        #expect(mayDismiss == effects.contains(.beginDismissal))
                        after.isAsked = false
                    }
                    if event == .cancelled { after.isAsked = false }
                    for effect in effects {
                        switch effect {
                        case .askToDismiss:
                            #expect(!after.isAsked && !after.isDismissing)
                            after.isAsked = true
                        case .beginDismissal:
                            #expect(!after.isDismissing)
                            after.isDismissing = true
                        case .finishDismissal, .cancelDismissal, .returnFromDismissal:
                            #expect(after.isDismissing)
                            if effect == .returnFromDismissal { #expect(canLeaveDismissal) }
                            after.isDismissing = false
                        case .moveDown(let distance): #expect(after.isDismissing && distance >= 0)
                        case .resize(let height): #expect(200...800 ~= height && !after.isDismissing)
                        case .scroll(let distance): #expect(distance >= 0)
                        case .rubberBand(let held, let pull): #expect(held >= 0 && pull >= 0)
                        case .settle(let height, _): #expect(limits.heights.contains(height))
                        case .endScroll, .returnToSelection, .notifyDismissalAttempt: break
                        }
                    }
                    if case .idle = after.drag.phase { #expect(!after.isDismissing && !after.isAsked) }
                    if seen.insert(after).inserted { next.insert(after) }
                }
            }
            frontier = next
        }

        #expect(frontier.isEmpty)
        #expect(transitions >= seen.count * Self.alphabet.count)
        #expect(seen.count >= 8)
    }
}
