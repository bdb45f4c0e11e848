import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Collection views of apps override the methods that do the work.
@MainActor @Suite struct SubclassingTests {
  @Test func `what a subclass overrides is called`() {
    let view = CountingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.performBatchUpdates(nil)
    view.insertItems(at: [])
    view.reloadData()
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    _ = view.cellForItem(at: [0, 0])
    #expect(view.calls == ["batch", "insert 0", "reload", "layout", "cell"])
  }

  @Test func `numbers may come from a subclass alone, as in an app's own tests`() {
    final class Pretending: UICollectionView {
      override var numberOfSections: Int { 1 }
      override func numberOfItems(inSection section: Int) -> Int { 3 }
    }
    let layout = UICollectionViewFlowLayout()
    let view = Pretending(
      frame: CGRect(x: 0, y: 0, width: 50, height: 100), collectionViewLayout: layout)
    layout.prepare()
    #expect(layout.collectionViewContentSize.height == 170)
    withExtendedLifetime(view) {}
  }
}
