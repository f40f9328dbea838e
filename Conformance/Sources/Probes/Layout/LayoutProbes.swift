import UIKit

extension Probe {
    static let layout = [stackViews, constraints, layoutGuides, scrollViews, sizing]

    /// Three views of 20, 30 and 50 points in a stack of 200 by 40 points.
    private static let stackViews = Probe("layout.stack", on: .any) { run in
        let distributions: [(String, UIStackView.Distribution)] = [
            ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
            ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
        ]
        for (name, distribution) in distributions {
            let stack = UIStackView(arrangedSubviews: [20, 30, 50].map(FixedView.init(width:)))
            stack.distribution = distribution
            stack.spacing = 10
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            stack.layoutIfNeeded()
            let spans = stack.arrangedSubviews.map {
                "\(Int($0.frame.minX.rounded()))+\(Int($0.frame.width.rounded()))"
            }
            run.record(name, spans.joined(separator: " "))
        }
        let alignments: [(String, UIStackView.Alignment)] = [
            ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ]
        for (name, alignment) in alignments {
            let stack = UIStackView(arrangedSubviews: [FixedView(width: 20)])
            stack.alignment = alignment
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stack.layoutIfNeeded()
            run.record("aligned.\(name)", stack.arrangedSubviews[0].frame)
        }
        let stack = UIStackView()
        run.record("axis", stack.axis.rawValue)
        run.record("spacing", stack.spacing)
        run.record("distribution", stack.distribution.rawValue)
        run.record("alignment", stack.alignment.rawValue)
        run.record("emptyFittingSize", stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }

    private static let constraints = Probe("layout.constraints", on: .any) { run in
        let page = Page(), box = UIView(), inner = UIView()
        await run.show(page)
        page.view.addSubview(box)
        box.addSubview(inner)
        box.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        let optional = box.widthAnchor.constraint(equalToConstant: 500)
        optional.priority = .defaultHigh
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
            box.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 300), optional,
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
            inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
            inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            inner.heightAnchor.constraint(equalToConstant: 10.2),
        ])
        page.view.layoutIfNeeded()
        run.record("size", box.bounds.size)
        run.record("inner", inner.frame)
        run.record("fitting", box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        optional.isActive = false
        page.view.layoutIfNeeded()
        run.record("widthWithoutOptional", box.bounds.width)
    }

    private static let layoutGuides = Probe("layout.guides") { run in
        let page = Page()
        await run.show(page)
        run.record("safeArea", page.view.safeAreaLayoutGuide.layoutFrame)
        run.record("margins", page.view.layoutMarginsGuide.layoutFrame)
        run.record("readable", page.view.readableContentGuide.layoutFrame)
        run.record("systemMargins", page.systemMinimumLayoutMargins.leading)
        run.record("rootMargins", page.view.layoutMargins)
        run.record("horizontalSizeClass", page.traitCollection.horizontalSizeClass.rawValue)
        run.record("verticalSizeClass", page.traitCollection.verticalSizeClass.rawValue)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        page.view.layoutIfNeeded()
        run.record("withAdditionalInsets", page.view.safeAreaInsets)
    }

    private static let scrollViews = Probe("layout.scroll", on: .any) { run in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        run.record("bounces", scroll.bounces)
        run.record("isPagingEnabled", scroll.isPagingEnabled)
        run.record("deceleration", CGFloat(scroll.decelerationRate.rawValue * 1000))
        run.record("fastDeceleration", CGFloat(UIScrollView.DecelerationRate.fast.rawValue * 1000))
        run.record("insetAdjustment", scroll.contentInsetAdjustmentBehavior.rawValue)
        run.record("maximumZoomScale", scroll.maximumZoomScale)
        run.record("delaysContentTouches", scroll.delaysContentTouches)
        run.record("keyboardDismissMode", scroll.keyboardDismissMode.rawValue)
        await run.show(scroll)
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        run.record("offsetAfterInset", scroll.contentOffset)
        scroll.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
        run.record("offsetBeyond", scroll.contentOffset)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: false)
        run.record("offsetAfterRect", scroll.contentOffset)
        scroll.setContentOffset(.zero, animated: true)
        await run.settle()
        run.record("offsetAfterAnimation", scroll.contentOffset)
    }

    private static let sizing = Probe("layout.sizing", on: .any) { run in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        view.addSubview(child)
        let masks: [(String, UIView.AutoresizingMask)] = [
            ("none", []), ("width", .flexibleWidth), ("leftAndRight", [.flexibleLeftMargin, .flexibleRightMargin]),
            ("all", [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin]),
        ]
        for (name, mask) in masks {
            view.frame.size.width = 100
            child.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
            child.autoresizingMask = mask
            view.frame.size.width = 200
            run.record("mask.\(name)", child.frame)
        }
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        run.record("rotatedFrame", child.frame)
        run.record("intrinsicSize", view.intrinsicContentSize)
        run.record("fittingSize", view.sizeThatFits(CGSize(width: 10, height: 10)))
        run.record("pointInside", view.point(inside: CGPoint(x: 200, y: 50), with: nil))
    }
}

/// A view with an intrinsic width, and 15 points high.
private final class FixedView: UIView {
    private let width: CGFloat

    init(width: CGFloat) {
        self.width = width
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 15) }
}
