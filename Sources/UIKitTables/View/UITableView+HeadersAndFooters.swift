import CoreGraphics
import UIKitCore
import UIKitLists

extension UITableView {
    /// Shows the headers and footers of the visible sections, and recycles the others.
    func tileHeadersAndFooters() {
        let layout = loadedLayout
        let sections = layout.sections(from: bounds.minY, to: bounds.maxY)
        for section in state.headers.keys.sorted() where !sections.contains(section) {
            reuse.recycleHeader(of: section)
        }
        for section in state.footers.keys.sorted() where !sections.contains(section) {
            reuse.recycleFooter(of: section)
        }
        for section in sections {
            tileHeader(section, layout)
            tileFooter(section, layout)
        }
    }

    private func tileHeader(_ section: Int, _ layout: TableLayout) {
        let span = layout.header(section)
        guard span.upperBound > span.lowerBound, let view = loadHeader(section) else { return }
        var frame = rowFrame(span, inset: false)
        if style == .plain {
            let end = layout.footer(section).lowerBound
            frame.origin.y = min(
                max(frame.minY, bounds.minY + adjustedContentInset.top), max(frame.minY, end - frame.height))
        }
        place(view, in: frame) { $0.tableView(self, willDisplayHeaderView: view, forSection: section) }
    }

    private func tileFooter(_ section: Int, _ layout: TableLayout) {
        let span = layout.footer(section)
        guard span.upperBound > span.lowerBound, let view = loadFooter(section) else { return }
        let frame = rowFrame(span, inset: false)
        place(view, in: frame) { $0.tableView(self, willDisplayFooterView: view, forSection: section) }
    }

    /// Positions a header or footer. One that is not displayed yet is added where it belongs, after the delegate was called.
    private func place(_ view: UIView, in frame: CGRect, willDisplay: (any UITableViewDelegate) -> Void) {
        applyMargins(to: view)
        guard view.superview !== self else {
            if view.frame != frame { view.frame = frame }
            return
        }
        UIView.performWithoutAnimation {
            view.frame = frame
            if let delegate { willDisplay(delegate) }
            addSubview(view)
            view.layoutIfNeeded()
        }
    }

    /// Aligns the content of a header or footer with that of the cells.
    private func applyMargins(to view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        view.margin = titleMargin
        view.contentInsets = contentInsets
    }

    private func loadHeader(_ section: Int) -> UIView? {
        if let view = state.headers[section] { return view }
        let ends = headerFooterContent(of: section)
        let view = ends.headerView ?? ends.headerTitle.map { makeTitleView($0, isHeader: true) }
        state.headers[section] = view
        return view
    }

    private func loadFooter(_ section: Int) -> UIView? {
        if let view = state.footers[section] { return view }
        let ends = headerFooterContent(of: section)
        let view = ends.footerView ?? ends.footerTitle.map { makeTitleView($0, isHeader: false) }
        state.footers[section] = view
        return view
    }

    private func makeTitleView(_ title: String, isHeader: Bool) -> UIView {
        let view = reuse.dequeueTitleView()
        prepareTitle(view, title, isHeader: isHeader)
        view.backgroundColor = isHeader && style == .plain ? .systemBackground : nil
        return view
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        let layout = loadedLayout
        guard layout.contains(path) else {
            guard path.count == 2, path.row != NSNotFound else { return }
            let hasSection = layout.sections.indices.contains(path.section)
            let rowCount = hasSection ? layout.sections[path.section].rows.count : 0
            return misuse(
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
                    + "\(rowCount) rows in section \(path.section). Table view: \(self).",
                raises: true)
        }
        guard position != .none else {
            scrollRectToVisible(rowFrame(layout.row(path), inset: false), animated: animated)
            return followTarget { [weak self] in self?.offsetRevealing(path) }
        }
        guard let offset = offset(showing: path, at: position) else { return }
        setContentOffset(offset, animated: animated)
        guard animated else { return showExactly(path, at: position) }
        followTarget { [weak self] in self?.offset(showing: path, at: position) }
    }

    /// Scrolls on to a row whose place was only estimated, when the heights of the rows around it are known.
    private func showExactly(_ path: IndexPath, at position: ScrollPosition) {
        guard window != nil else { return }
        for _ in 0..<ListMeasuring.maximumPasses {
            tile()
            guard let target = offset(showing: path, at: position), target != contentOffset else { return }
            setContentOffset(target, animated: false)
        }
    }

    /// The content offset that shows a row at a position; nil without such a row.
    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        let layout = loadedLayout
        guard layout.contains(path) else { return nil }
        let span = layout.row(path)
        let inset = adjustedContentInset
        let availableHeight = bounds.height - inset.top - inset.bottom
        let height = span.upperBound - span.lowerBound
        let y: CGFloat
        switch position {
        case .none: return offsetRevealing(path)
        case .top: y = span.lowerBound - inset.top
        case .middle: y = span.lowerBound - inset.top - (availableHeight - height) / 2
        case .bottom: y = span.upperBound - inset.top - availableHeight
        }
        return clamped(pixelAligned(CGPoint(x: bounds.minX, y: y)))
    }

    /// The nearest content offset that shows a row; nil without such a row.
    private func offsetRevealing(_ path: IndexPath) -> CGPoint? {
        let layout = loadedLayout
        return layout.contains(path) ? offset(revealing: rowFrame(layout.row(path), inset: false)) : nil
    }
}
