import Foundation
import LayoutLaboratory
import LayoutStage
import Testing
import UIKit

/// Layouts that come close to breaking a rule, and keep it.
@MainActor struct LintNearMissTests {
  private func rules(
    _ layout: @escaping @MainActor () -> UICollectionViewLayout
  ) throws -> [LayoutRule] {
    try Laboratory(sections: [30], layout: layout).lint().rules
  }

  /// A list whose attributes a subclass may change before anyone has them.
  private class Arranged: ListLayout {
    func arrange(_ attributes: UICollectionViewLayoutAttributes) {}

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes.map(arrange)
      return attributes
    }
  }

  @Test func `L01 what only touches a rectangle may be answered for it`() throws {
    final class Touching: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        paths.compactMap(layoutAttributesForItem).filter {
          $0.frame.minY <= rect.maxY && $0.frame.maxY >= rect.minY
        }
      }
    }
    #expect(try rules { Touching() }.isEmpty)
  }

  @Test func `L02 what only touches a rectangle may be left out`() throws {
    final class Strict: ListLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        paths.compactMap(layoutAttributesForItem).filter {
          $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY
        }
      }
    }
    #expect(try rules { Strict() }.isEmpty)
  }

  @Test func `L03 a cell and a header of one index path are two elements`() throws {
    let layout: @MainActor () -> UICollectionViewLayout = {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize.height = 40
      return layout
    }
    #expect(try rules(layout).isEmpty)
  }

  @Test func `L04 the last item is there`() throws {
    final class Ordered: Arranged {
      override func arrange(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.zIndex = attributes.indexPath.item == 29 ? 1 : 0
      }
    }
    #expect(try rules { Ordered() }.isEmpty)
  }

  @Test func `L05 copies of super's attributes may be changed`() throws {
    final class Copying: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap(lowered)
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).flatMap(lowered)
      }
      private func lowered(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes? {
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        copy?.frame.size.height -= 1
        return copy
      }
    }
    #expect(try rules { Copying() }.isEmpty)
  }

  @Test func `L06 an item as wide as its line fits`() throws {
    let layout: @MainActor () -> UICollectionViewLayout = {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
      layout.itemSize = CGSize(width: 400, height: 50)
      return layout
    }
    #expect(try rules(layout).isEmpty)
  }

  @Test func `L07 a content that is larger than its elements is large enough`() throws {
    final class Roomy: ListLayout {
      override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return CGSize(width: size.width, height: size.height + 100)
      }
    }
    #expect(try rules { Roomy() }.isEmpty)
  }

  @Test func `L09 thirds of a point are pixels of this phone`() throws {
    final class Fine: Arranged {
      override func arrange(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.frame.size.height -= 1 / 3
      }
    }
    #expect(try rules { Fine() }.isEmpty)
  }

  @Test func `L10 items on each other are told apart by their zIndexes`() throws {
    final class Stacked: Arranged {
      override func arrange(_ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.indexPath.item == 1 else { return }
        attributes.frame.origin.y -= 10
        attributes.zIndex = 1
      }
    }
    #expect(try rules { Stacked() }.isEmpty)
  }

  @Test func `L11 L14 frames that follow the offset may invalidate every scroll`() throws {
    final class Following: Arranged {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func arrange(_ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.indexPath.item == 0, let collectionView else { return }
        attributes.frame.origin.y = max(0, collectionView.contentOffset.y.rounded())
        attributes.zIndex = 1
      }
      override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return CGSize(width: size.width, height: size.height + 50)
      }
    }
    #expect(try rules { Following() }.isEmpty)
  }

  @Test func `L13 items that a controller makes for its width are not compared`() throws {
    final class WideList: UICollectionViewController {
      private var count = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        count = Int(view.bounds.width / 50)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ view: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { count }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let laboratory = Laboratory(on: .iPhone7, named: "wide") {
      WideList(collectionViewLayout: UICollectionViewFlowLayout())
    }
    #expect(try laboratory.lint().rules.isEmpty)
  }

  @Test func `L13 a cache that a rotation clears is not stale`() throws {
    #expect(try rules { CachingList() }.isEmpty)
  }

  @Test func `L15 L16 what is hidden may be answered alone`() throws {
    final class Hiding: Arranged {
      override func arrange(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.isHidden = attributes.indexPath.item == 3
      }
    }
    #expect(try rules { Hiding() }.isEmpty)
  }
}
