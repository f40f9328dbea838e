import CoreGraphics
import Driving
import UIKitCollections
import UIKitCore
import UIKitTables

/// Finding what an action is about.
extension XCUIElement {
    /// How long an action waits for its element, in seconds, as Xcode does.
    private static let patience = 1.0

    /// Performs an action on the element: waits until the app is idle, finds the element, scrolls it into sight, lets
    /// interruptions be handled, and waits again. Records a failure if that is not possible.
    ///
    /// - Parameters:
    ///   - verb: The action in a sentence: `tap`.
    ///   - needsTouch: Whether a touch must reach the element.
    func perform(
        _ verb: String, at location: TestLocation, needsTouch: Bool = true,
        _ actions: (ElementNode, HitPoint, AppSession) throws(UITestFailure) -> [StepAction]
    ) {
        do throws(UITestFailure) {
            guard let session = app.session else { throw app.notRunning }
            session.waitUntilIdle()
            var node = try findForAction(session)
            var hit = session.system.run { HitPoint(of: node, in: session.system) }
            if needsTouch, hit.obstacle != nil {
                (node, hit) = try makeReachable(node, hit, session, verb, location)
            }
            let steps = try actions(node, hit, session)
            try session.perform("\(verb) \(path.shortName)", steps)
        } catch {
            UITestFailure.record("Cannot \(verb) \(path.shortName). \(error.description)", at: location)
        }
    }

    private func findForAction(_ session: AppSession) throws(UITestFailure) -> ElementNode {
        _ = app.wait(Self.patience, at: origin ?? app.location) { (try? self.path.find())?.isEmpty == false }
        do throws(UITestFailure) {
            return try path.findOne()
        } catch {
            guard (try? path.find())?.isEmpty != false, ListSearch(session).scroll(untilFound: path) else {
                throw error
            }
            return try path.findOne()
        }
    }

    private func makeReachable(
        _ node: ElementNode, _ hit: HitPoint, _ session: AppSession, _ verb: String, _ location: TestLocation
    ) throws(UITestFailure) -> (ElementNode, HitPoint) {
        func look() throws(UITestFailure) -> (ElementNode, HitPoint) {
            let node = try path.findOne()
            return (node, session.system.run { HitPoint(of: node, in: session.system) })
        }
        var found = (node, hit)
        if ListSearch(session).scrollIntoSight(node) { found = try look() }
        while found.1.obstacle != nil, InterruptionMonitors.handle(blocking: found.0, in: app) {
            session.waitUntilIdle()
            found = try look()
        }
        guard let obstacle = found.1.obstacle else { return found }
        throw UITestFailure("It is not hittable: \(obstacle). \(HierarchyText.line(of: found.0))")
    }
}

/// Scrolls to elements, as Xcode does before it touches one.
@MainActor struct ListSearch {
    /// The most screens of a list that are searched.
    private static let longestSearch = 400
    /// The fraction of a list's height by which the search advances, so that no row is skipped.
    private static let step: CGFloat = 0.75

    private let session: AppSession

    init(_ session: AppSession) {
        self.session = session
    }

    /// Scrolls the scroll views around an element until it can be seen. False when nothing moves.
    func scrollIntoSight(_ node: ElementNode) -> Bool {
        guard let view = node.responder as? UIView else { return false }
        return session.system.run {
            var hasMoved = false
            for scroll in sequence(first: view, next: \.superview).dropFirst().compactMap({ $0 as? UIScrollView }) {
                let before = scroll.contentOffset
                scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
                hasMoved = hasMoved || scroll.contentOffset != before
            }
            session.refresh()
            return hasMoved
        }
    }

    /// Searches the lists on the screen for an element that is in a row without a cell, each from its top. A list
    /// without it is scrolled back.
    func scroll(untilFound path: QueryPath) -> Bool {
        guard let root = try? path.app.readHierarchy() else { return false }
        let lists = root.descendants.compactMap { $0.responder as? UIScrollView }
            .filter { $0 is UITableView || $0 is UICollectionView }
        return session.system.run { lists.reversed().contains { search($0, for: path) } }
    }

    private func search(_ list: UIScrollView, for path: QueryPath) -> Bool {
        let former = list.contentOffset
        let isVertical = list.contentSize.height > list.bounds.height
        let insets = list.adjustedContentInset
        let first = isVertical ? -insets.top : -insets.left
        let last =
            isVertical
            ? list.contentSize.height + insets.bottom - list.bounds.height
            : list.contentSize.width + insets.right - list.bounds.width
        let length = isVertical ? list.bounds.height : list.bounds.width
        guard last > first, length > 0 else { return false }
        var position = first
        for _ in 0..<Self.longestSearch {
            let offset = CGPoint(x: isVertical ? former.x : position, y: isVertical ? position : former.y)
            list.setContentOffset(offset, animated: false)
            session.refresh()
            if (try? path.find())?.isEmpty == false { return true }
            guard position < last else { break }
            position = min(position + length * Self.step, last)
        }
        list.setContentOffset(former, animated: false)
        session.refresh()
        return false
    }
}
