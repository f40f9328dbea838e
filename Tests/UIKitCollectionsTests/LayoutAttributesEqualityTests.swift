import CoreGraphics
import Testing
import UIKitCollections
import UIKitCore
import UIKitLists

/// Caches of layouts compare attributes.
@MainActor @Suite struct LayoutAttributesEqualityTests {
    private func attributes() -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        attributes.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
        return attributes
    }

    @Test func attributesWithTheSameValuesAreEqualAndHashAlike() {
        let (one, other) = (attributes(), attributes())

        #expect(one == other && one.hash == other.hash && Set([one, other]).count == 1)
        #expect(one == one.copy() as? UICollectionViewLayoutAttributes)
    }

    @Test func eachValueCounts() {
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.frame.origin.x += 1 }, { $0.size.width += 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 },
            { $0.isHidden = true }, { $0.indexPath.item = 2 },
            { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
        ]

        for change in changes {
            let changed = attributes()
            change(changed)
            #expect(changed != attributes())
        }
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "header", with: IndexPath(item: 1, section: 0))
        header.frame = attributes().frame
        #expect(header != attributes())
        #expect(!attributes().isEqual(nil) && !attributes().isEqual("other"))
    }

    @Test func attributesOfASubclassDifferFromThoseOfItsSuperclass() {
        final class Colored: UICollectionViewLayoutAttributes {}
        let colored = Colored(forCellWith: IndexPath(item: 1, section: 0))
        colored.frame = attributes().frame

        #expect(colored != attributes())
    }
}
