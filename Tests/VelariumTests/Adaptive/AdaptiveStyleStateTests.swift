import Testing
import Velarium

/// All decisions about the style of an adaptive overlay.
@MainActor @Suite struct AdaptiveStyleStateTests {
    private typealias State = AdaptiveStyleState

    /// A state with the changes that were requested and have not ended.
    private struct Walk {
        var state: State
        var pending: Set<Int> = []
        var lastID = 0
        var lastMove: Int?
    }

    private enum Step: CaseIterable {
        case present, requestSheet, requestModal, jumpToSheet, jumpToPopover, arrive, arriveLate, dismiss, stay, end
    }

    /// After every sequence of five events: an invalid event changes nothing, each change ends once, and only a presented
    /// overlay moves or reports a style.
    @Test func everyEventSequenceEndsEachChangeOnce() {
        var walks = [Walk(state: State(.popover))]
        for _ in 0..<5 { walks = walks.flatMap { walk in Step.allCases.compactMap { Self.next(walk, $0) } } }
        #expect(walks.count > 2_000)
        for var walk in walks {
            for effect in walk.state.handle(.presentationDidEnd) ?? [] {
                if case .finish(let id, let hasArrived) = effect {
                    #expect(!hasArrived)
                    walk.pending.remove(id)
                }
            }
            #expect(walk.pending.isEmpty)
        }
    }

    private static func next(_ walk: Walk, _ step: Step) -> Walk? {
        var next = walk
        let before = walk.state
        let event = event(step, in: &next)
        guard let effects = next.state.handle(event) else {
            #expect(next.state == before)
            return nil
        }
        for effect in effects {
            switch effect {
            case .move(_, let id):
                #expect(before.phase == .open || before.phase == .changing)
                next.lastMove = id
            case .reportStyle(let style): #expect(before.phase != .closed && style == next.state.style)
            case .finish(let id, let hasArrived):
                #expect(next.pending.remove(id) != nil)
                #expect(!hasArrived || next.state.phase != .changing)
            }
        }
        // Without a motion nothing is awaited.
        if next.state.phase != .changing { #expect(next.pending.isEmpty) }
        return next
    }

    private static func event(_ step: Step, in walk: inout Walk) -> State.Event {
        switch step {
        case .present: return .presentationWillBegin
        case .requestSheet: return request(.sheet, true, in: &walk)
        case .requestModal: return request(.modal, true, in: &walk)
        case .jumpToSheet: return request(.sheet, false, in: &walk)
        case .jumpToPopover: return request(.popover, false, in: &walk)
        case .arrive: return .motionDidEnd(walk.lastMove ?? 0)
        case .arriveLate: return .motionDidEnd((walk.lastMove ?? 0) - 1)
        case .dismiss: return .dismissalWillBegin
        case .stay: return .dismissalWasCanceled
        case .end: return .presentationDidEnd
        }
    }

    private static func request(_ style: OverlayStyle, _ isAnimated: Bool, in walk: inout Walk) -> State.Event {
        walk.lastID += 1
        walk.pending.insert(walk.lastID)
        return .request(style, isAnimated: isAnimated, walk.lastID)
    }

    private func presented(_ style: OverlayStyle = .popover) -> State {
        var state = State(style)
        _ = state.handle(.presentationWillBegin)
        return state
    }

    @Test func changeBeforeThePresentationOnlySetsTheStyle() {
        var state = State(.popover)
        #expect(state.handle(.request(.sheet, isAnimated: true, 1)) == [.finish(1, hasArrived: true)])
        #expect(state.style == .sheet && state.phase == .closed)
    }

    @Test func changeMovesAndArrives() {
        var state = presented()
        #expect(state.handle(.request(.sheet, isAnimated: true, 1)) == [.move(isAnimated: true, 1)])
        #expect(state.phase == .changing && state.style == .sheet)
        #expect(state.handle(.motionDidEnd(1)) == [.reportStyle(.sheet), .finish(1, hasArrived: true)])
        #expect(state.phase == .open)
    }

    @Test func laterChangeReplacesTheOneThatMoves() {
        var state = presented()
        _ = state.handle(.request(.sheet, isAnimated: true, 1))
        #expect(
            state.handle(.request(.popover, isAnimated: true, 2)) == [
                .finish(1, hasArrived: false), .move(isAnimated: true, 2),
            ])
        #expect(state.handle(.motionDidEnd(1)) == nil)
        #expect(state.handle(.motionDidEnd(2)) == [.reportStyle(.popover), .finish(2, hasArrived: true)])
    }

    @Test func sameChangeTwiceArrivesOnceForBoth() {
        var state = presented()
        _ = state.handle(.request(.sheet, isAnimated: true, 1))
        #expect(state.handle(.request(.sheet, isAnimated: true, 2)) == [])
        #expect(
            state.handle(.motionDidEnd(1)) == [
                .reportStyle(.sheet), .finish(1, hasArrived: true), .finish(2, hasArrived: true),
            ])
    }

    @Test func changeAtOnceEndsTheMotionToTheSameStyle() {
        var state = presented()
        _ = state.handle(.request(.sheet, isAnimated: true, 1))
        #expect(
            state.handle(.request(.sheet, isAnimated: false, 2)) == [
                .move(isAnimated: false, 2), .reportStyle(.sheet), .finish(1, hasArrived: true),
                .finish(2, hasArrived: true),
            ])
        #expect(state.phase == .open)
    }

    @Test func dismissalEndsTheChangeAndKeepsItsStyle() {
        var state = presented()
        _ = state.handle(.request(.sheet, isAnimated: true, 1))
        #expect(state.handle(.dismissalWillBegin) == [.reportStyle(.sheet), .finish(1, hasArrived: false)])
        #expect(state.handle(.request(.modal, isAnimated: true, 2)) == [.finish(2, hasArrived: false)])
        #expect(state.handle(.dismissalWasCanceled) == [])
        #expect(state.style == .sheet && state.phase == .open)
    }
}
