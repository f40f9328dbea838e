import TestSupport
import Testing

/// Features beside other features, in motion and after changes: only in optimized builds and deep runs. A deep run walks
/// all cases, other runs a quarter of them (`SeededPart`). VELARIUM_CASE of the environment repeats the case that it names.
@MainActor @Suite(.serialized, .enabled(if: TestRun.walksNets)) struct CombinationTests {
    private let part = SeededPart.ofThisRun

    /// Expects that the selected cases have no violations.
    private func expectNone<Case: CustomStringConvertible>(
        among cases: [Case], _ violations: @MainActor (Case) throws -> [String]
    ) {
        for one in cases where part.contains(one.description) {
            let found = Result { try violations(one) }
            #expect(
                (try? found.get())?.isEmpty == true,
                "\(one): \(found.shortened). To repeat it: VELARIUM_CASE=\"\(one)\" ./test release")
        }
    }

    @Test func everyPairKeepsTheInvariants() {
        expectNone(among: PairCase.possible) { PairWalk.violations(of: $0) }
    }

    @Test func pairsThatCannotExistAreRefusedWithUIKitsWords() {
        for container in PairContainer.allCases {
            for inhabitant in PairInhabitant.allCases {
                guard case .refused(let words) = PairObstacle(of: inhabitant, in: container) else { continue }
                let messages = PairRefusal.messages(of: inhabitant, in: container)
                #expect(messages.contains { $0.hasPrefix(words) }, "\(inhabitant) in \(container): \(messages)")
            }
        }
    }

    @Test func everyMotionIsSmoothAndReversible() {
        expectNone(among: MotionCase.all) { try MotionRun.violations(of: $0) }
    }

    @Test func everyScreenIsTheSameAfterAChangeThereAndBack() {
        expectNone(among: ChangeCase.all) { try ChangeRun.differences(of: $0) }
    }

    /// A run of a quarter has shorter walks.
    @Test func randomEventsOnTheGalleryReportNoMisuse() {
        expectNone(among: WalkCase.all) { GalleryWalk.violations(of: $0, events: part.isThorough ? 1_000 : 40) }
    }

    @Test(.enabled(if: SeededPart.ofThisRun.onlyCase != nil)) func theNamedCaseExists() {
        let all: [[any CustomStringConvertible]] = [PairCase.possible, MotionCase.all, ChangeCase.all, WalkCase.all]

        let name = part.onlyCase ?? ""
        #expect(all.joined().contains { $0.description == name }, "No case has the name \"\(name)\".")
    }
}

extension Result where Success == [String] {
    /// The first violations, or the error.
    fileprivate var shortened: String {
        switch self {
        case .success(let violations): "\(violations.prefix(3))"
        case .failure(let error): "\(error)"
        }
    }
}
