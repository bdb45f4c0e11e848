import Foundation
import Testing
import UIKit

@MainActor @Suite struct UICollectionViewControllerTests {
  @Test func `the controller answers for its collection view`() {
    let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.collectionView.visibleCells.count == 4)
  }

  @Test func `the collection view fills the view, with the layout that was given`() {
    let layout = UICollectionViewFlowLayout()
    let controller = NumbersController(collectionViewLayout: layout)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.collectionViewLayout === layout)
  }

  @Test func `sizes from a subclass that is a flow layout's delegate count`() {
    let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.layoutIfNeeded()
    let first = controller.collectionView.layoutAttributesForItem(at: [0, 0])
    #expect(first?.size == CGSize(width: 30, height: 20))
  }

  @Test func `nothing stays selected when the view comes on the screen`() {
    let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.layoutIfNeeded()
    controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test func `a selection can be kept`() {
    let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.clearsSelectionOnViewWillAppear = false
    controller.view.layoutIfNeeded()
    controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `a controller that overrides nothing shows one empty section`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.numberOfSections == 1)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
  }
}

/// Two sections of two cells each.
private final class NumbersController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 20) }
}
