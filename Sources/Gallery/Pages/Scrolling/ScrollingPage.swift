import UIKit

extension GalleryPage {
    /// Scroll views, each with a trace of its delegate calls.
    static let scrolling = GalleryPage(
        id: "scrolling", title: "Scrolling", summary: "Paging, zooming, nesting, bouncing",
        group: .motion, symbol: "arrow.up.left.and.arrow.down.right", tint: .systemTeal,
        tour: ["drag 200 230 200 130 0.1", "advance 0.3"]
    ) { ScrollingPage() }
}

private final class ScrollingPage: ExamplesController {
    override func makeExamples() -> [Example] {
        title = "Scrolling".localized
        return [
            Example(
                "Physics", note: "Normal deceleration reduces the velocity by 0.2% per millisecond, fast by 1%.",
                makePhysics()),
            Example(
                "Pages", note: "A flick moves one page. With paging, the delegate is not asked for the target.",
                makePages()),
            Example(
                "Nested", note: "At its end, an inner scroll view leaves the drag to the outer one.", makeNest()),
            Example("Zoom", note: "Use two fingers or the buttons. Small content stays centered.", makeZoom()),
            Example("Insets and indicators", note: "The shaded strips show the content inset.", makeInsets()),
            Example(
                "Guides", note: "The bar is constrained to the frame guide, the text to the content guide.",
                makeGuides()),
        ]
    }

    // MARK: Samples

    private func makePhysics() -> UIView {
        let scroll = UIScrollView()
        let rows = ScrollRows(count: 100, color: .systemBlue)
        rows.install(in: scroll)
        let choice = UISegmentedControl(items: ["Normal", "Fast", "Rigid"])
        choice.selectedSegmentIndex = 0
        choice.addAction(
            UIAction { [unowned choice, unowned scroll] _ in
                scroll.decelerationRate = choice.selectedSegmentIndex == 1 ? .fast : .normal
                scroll.bounces = choice.selectedSegmentIndex != 2
            }, for: .valueChanged)
        return TracedScrollView(scroll, control: choice)
    }

    private func makePages() -> UIView {
        let scroll = UIScrollView()
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        let dots = UIPageControl()
        let pages = ScrollPages([.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemIndigo])
        pages.install(in: scroll)
        dots.numberOfPages = 5
        dots.pageIndicatorTintColor = .systemFill
        dots.currentPageIndicatorTintColor = .label
        dots.addAction(
            UIAction { [unowned dots, unowned scroll] _ in
                let x = CGFloat(dots.currentPage) * scroll.bounds.width
                scroll.setContentOffset(CGPoint(x: x, y: 0), animated: true)
            }, for: .valueChanged)
        let stand = TracedScrollView(scroll, control: dots)
        stand.recorder.onScroll = { [unowned dots] scroll in
            guard scroll.bounds.width > 0, !scroll.isScrollAnimating else { return }
            dots.currentPage = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
        }
        return stand
    }

    private func makeNest() -> UIView {
        let scroll = UIScrollView()
        let nest = NestedScrollContent()
        nest.install(in: scroll)
        return TracedScrollView(scroll)
    }

    private func makeZoom() -> UIView {
        let scroll = UIScrollView()
        let picture = ZoomContent(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
        scroll.addSubview(picture)
        scroll.contentSize = picture.bounds.size
        scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 6
        let choice = UISegmentedControl(items: ["50%", "Fit", "Center"])
        choice.isMomentary = true
        choice.addAction(
            UIAction { [unowned choice, unowned scroll, unowned picture] _ in
                switch choice.selectedSegmentIndex {
                case 0: scroll.setZoomScale(0.5, animated: true)
                case 1: scroll.zoom(to: picture.bounds, animated: true)
                default: scroll.zoom(to: picture.bounds.insetBy(dx: 90, dy: 60), animated: true)
                }
            }, for: .valueChanged)
        let stand = TracedScrollView(scroll, control: choice)
        stand.recorder.zoomedView = picture
        return stand
    }

    private func makeInsets() -> UIView {
        let scroll = UIScrollView()
        let inset = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
        ScrollRows(count: 20, color: .systemPurple).install(in: scroll)
        scroll.contentInset = inset
        scroll.verticalScrollIndicatorInsets = inset
        let choice = UISegmentedControl(items: ["Default", "Black", "White"])
        choice.selectedSegmentIndex = 0
        choice.addAction(
            UIAction { [unowned choice, unowned scroll] _ in
                scroll.indicatorStyle = [.default, .black, .white][choice.selectedSegmentIndex]
                scroll.flashScrollIndicators()
            }, for: .valueChanged)
        let stand = TracedScrollView(scroll, control: choice)
        stand.shadedInset = inset
        return stand
    }

    private func makeGuides() -> UIView {
        let scroll = UIScrollView()
        ScrollGuideContent().install(in: scroll)
        return TracedScrollView(scroll)
    }
}
