import UIKit

/// A single tap that requires the double tap to fail if the switch is on.
final class TapFailureSample: GestureRuleSample {
    private let tagView = TagView("single 0 · double 0", name: "Single or double")
    private var single: UITapGestureRecognizer?
    private let double = UITapGestureRecognizer()
    private var counts = (single: 0, double: 0)

    init() {
        super.init("Single waits for double", isOn: true)
        double.numberOfTapsRequired = 2
        double.addTarget(self, action: Selector("doubleTapped", TapFailureSample.doubleTapped))
        tagView.addGestureRecognizer(double)
        addSubview(tagView)
        ruleChanged()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// A failure requirement cannot be removed, so the recognizer is replaced.
    override func ruleChanged() {
        if let single { tagView.removeGestureRecognizer(single) }
        let fresh = UITapGestureRecognizer(
            target: self, action: Selector("singleTapped", TapFailureSample.singleTapped))
        if isOn { fresh.require(toFail: double) }
        tagView.addGestureRecognizer(fresh)
        single = fresh
    }

    private func singleTapped() {
        counts.single += 1
        report("Single tap")
    }

    private func doubleTapped() {
        counts.double += 1
        report("Double tap")
    }

    private func report(_ name: String) {
        tagView.label.text = "single \(counts.single) · double \(counts.double)"
        onChange(name, "ended")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tagView.frame = sampleBounds
    }
}
