import LayoutLaboratory
import LayoutStage
import Testing
import UIKit

@testable import LayoutPreviews

@MainActor struct PreviewLintTests {
  private func report(_ preview: Preview) throws -> LintReport? {
    let named = NamedPreview.all([preview]).map { PreviewLint($0, on: .iPhoneSE) }
    return try named.first?.report()
  }

  @Test func `a controller's layout is linted, with the controller made anew`() throws {
    var made = 0
    let shelf = Preview("Shelf") {
      made += 1
      return UINavigationController(
        rootViewController: UICollectionViewController(
          collectionViewLayout: UICollectionViewFlowLayout()))
    }
    let report = try #require(try report(shelf))
    #expect(report.isEmpty && report.layout == "UICollectionViewFlowLayout")
    #expect(report.figure == "Shelf" && made > 2)
  }

  @Test func `what a controller's layout does wrong is found`() throws {
    final class Overlapping: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 50) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap(\.self)
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 200)
        return attributes
      }
    }
    final class Controller: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let report = try report(Preview { Controller(collectionViewLayout: Overlapping()) })
    #expect(report?.isEmpty == false)
  }

  @Test func `a view, a plain controller and a layout that is always the same are not linted`()
    throws
  {
    #expect(try report(Preview { UIView() }) == nil)
    #expect(try report(Preview { UIViewController() }) == nil)
    let layout = UICollectionViewFlowLayout()
    #expect(try report(Preview { layout }) == nil)
  }
}
