import UIKit

/// A single tap that requires the double tap to fail if the switch is on.
final class WaitingTaps: SwitchedStage {
    private let plate = WordPlate("single 0 · double 0", name: "Single or double")
    private var single: UITapGestureRecognizer?
    private let double = UITapGestureRecognizer()
    private var counts = (single: 0, double: 0)

    init() {
        super.init("Single waits for double", isOn: true)
        double.numberOfTapsRequired = 2
        double.addTarget(self, action: Selector("doubleTapped", WaitingTaps.doubleTapped))
        plate.addGestureRecognizer(double)
        addSubview(plate)
        ruleChanged()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// A failure requirement cannot be removed, so the recognizer is replaced.
    override func ruleChanged() {
        if let single { plate.removeGestureRecognizer(single) }
        let fresh = UITapGestureRecognizer(target: self, action: Selector("singleTapped", WaitingTaps.singleTapped))
        if isOn { fresh.require(toFail: double) }
        plate.addGestureRecognizer(fresh)
        single = fresh
    }

    private func singleTapped() {
        counts.single += 1
        show("Single tap")
    }

    private func doubleTapped() {
        counts.double += 1
        show("Double tap")
    }

    private func show(_ name: String) {
        plate.words.text = "single \(counts.single) · double \(counts.double)"
        onChange(name, "ended")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = stage
    }
}
