import LayoutStage
import SnapshotAssertions
import Testing
import UIKit

@Suite @MainActor struct LayoutContractTests {
  @Test func `a flow layout keeps the contract`() {
    assertLayoutContract(UICollectionViewFlowLayout(), sections: [7, 3])
  }

  @Test func `a layout that is not made anew is refused, with the remedy`() {
    let layout = UICollectionViewFlowLayout()
    withKnownIssue {
      assertLayoutContract(layout)
    } matching: {
      $0.comments.first?.rawValue.contains("pass an expression that makes it") == true
    }
  }

  @Test func `the layout of a controller is checked as well`() {
    assertLayoutContract(PagesController(StackedLayout(), count: 0))
    withKnownIssue {
      assertLayoutContract(PagesController(StackedLayout(), count: 2))
    } matching: {
      $0.comments.first?.rawValue.contains("L10 overlapping-items") == true
    }
  }

  @Test func `a controller that is not made anew is refused, with the remedy`() {
    let controller = PagesController(UICollectionViewFlowLayout(), count: 3)
    withKnownIssue {
      assertLayoutContract(controller)
    } matching: {
      $0.comments.first?.rawValue.contains("every comparison needs a new PagesController") == true
    }
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

/// A controller with a number of plain cells in a layout.
private final class PagesController: UICollectionViewController {
  private let count: Int

  init(_ layout: UICollectionViewLayout, count: Int) {
    self.count = count
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
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
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = square
    return attributes
  }
}
