import LayoutFigures
import SnapshotAssertions
import Testing
import UIKit

@Suite @MainActor struct LayoutContractTests {
  @Test func `a flow layout keeps the contract`() {
    assertLayoutContract(UICollectionViewFlowLayout(), sections: [7, 3])
  }

  @Test func `a layout that breaks it is told with code, item, reason and remedy`() {
    let line = #line + 2
    withKnownIssue {
      assertLayoutContract(StackedLayout(), sections: [2])
    } matching: {
      let words = $0.comments.first?.rawValue ?? ""
      return $0.sourceLocation?.line == line
        && ["L10 overlapping-items", "[0, 0]", "why: ", "fix: "].allSatisfy(words.contains)
    }
  }

  @Test func `a figure without a collection view is told`() throws {
    let device = try #require(Device.named("iPhone 7 Plus"))
    withKnownIssue {
      assertLayoutContract(Figure(name: "plain", device: device) { UIViewController() })
    } matching: {
      $0.comments.first?.rawValue.contains("plain shows no collection view") == true
    }
  }
}

/// All items in one place.
private final class StackedLayout: UICollectionViewLayout {
  private let square = CGRect(x: 0, y: 0, width: 50, height: 50)

  override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 50) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard rect.intersects(square) else { return [] }
    return (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = square
    return attributes
  }
}
