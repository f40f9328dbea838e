import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Descriptions of constraints in logs.
@MainActor @Suite struct ConstraintPictureTests {
    private let fixture = LayoutFixture()
    private let a: UIView
    private let b: UIView

    init() {
        a = fixture.add()
        b = fixture.add()
    }

    /// The description with A, B and ROOM for the views and without the constraint's address.
    private func picture(_ constraint: NSLayoutConstraint) throws -> String {
        var text = constraint.description
        for (view, name) in [(a, "A"), (b, "B"), (fixture.container, "ROOM")] {
            let described = try #require(view.leftAnchor.description.split(separator: "\"").dropFirst().first)
            text = text.replacingOccurrences(of: described.dropLast(".left".count), with: name)
        }
        return text.replacing(try Regex("<NSLayoutConstraint:0x[0-9a-f]+ "), with: "").dropLast().description
    }

    @Test func distancesToTheSuperviewAreDescribedWithABar() throws {
        let container = fixture.container

        #expect(
            try picture(a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8))
                == "H:|-(8)-[A]   (inactive, names: '|':ROOM )")
        #expect(
            try picture(a.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -8))
                == "H:[A]-(8)-|   (inactive, names: '|':ROOM )")
        #expect(
            try picture(container.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 20))
                == "V:[A]-(>=20)-|   (inactive, names: '|':ROOM )")
        #expect(
            try picture(a.topAnchor.constraint(equalTo: container.topAnchor))
                == "V:|-(0)-[A]   (inactive, names: '|':ROOM )")
        #expect(
            try picture(container.topAnchor.constraint(lessThanOrEqualTo: a.topAnchor, constant: -5))
                == "V:|-(>=5)-[A]   (inactive, names: '|':ROOM )")
    }

    @Test func distancesBetweenNeighborsAreDescribedInLayoutOrder() throws {
        #expect(
            try picture(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8))
                == "H:[A]-(8)-[B]   (inactive)")
        #expect(
            try picture(a.bottomAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -8))
                == "V:[A]-(>=8)-[B]   (inactive)")
        #expect(
            try picture(b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: -3))
                == "H:[A]-(-3)-[B](LTR)   (inactive)")
    }

    @Test func anOptionalConstraintIsDescribedWithItsPriority() throws {
        let constraint = a.topAnchor.constraint(equalTo: fixture.container.topAnchor, constant: 4)
        constraint.priority = .defaultHigh
        constraint.identifier = "gap"
        constraint.isActive = true

        #expect(constraint.description.contains(" 'gap' V:|-(4@750)-[UIView:0x"))
        #expect(constraint.description.contains("   (active, names: '|':UIView:0x"))
    }

    @Test func otherConstraintsAreDescribedAsEquations() throws {
        let (container, guide) = (fixture.container, fixture.container.safeAreaLayoutGuide)

        #expect(
            try picture(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 3))
                == "A.width == 2*B.height + 3   (inactive)")
        #expect(
            try picture(a.centerXAnchor.constraint(equalTo: container.centerXAnchor, constant: -1))
                == "A.centerX == ROOM.centerX - 1   (inactive)")
        #expect(
            try picture(a.topAnchor.constraint(equalTo: b.topAnchor, constant: 2)) == "A.top == B.top + 2   (inactive)")
        #expect(
            a.topAnchor.constraint(equalTo: guide.topAnchor).description.contains(
                ".top == UILayoutGuide:0x"))
        #expect(
            a.topAnchor.constraint(equalTo: guide.topAnchor).description.contains(
                "'UIViewSafeAreaLayoutGuide'.top   (inactive)>"))
    }

    @Test func labelsAndButtonsAreDescribedByTheirText() {
        let label = UILabel()
        let button = UIButton(type: .system)
        label.text = "A sentence that is far too long for a log"
        button.setTitle("Save", for: .normal)

        #expect(
            label.widthAnchor.constraint(equalToConstant: 1).description.contains(
                "'A sentence that is far to...'.width"))
        #expect(button.widthAnchor.constraint(equalToConstant: 1).description.contains("'Save'.width == 1"))
    }
}
