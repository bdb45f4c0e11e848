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
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `a selection can be kept`() {
    let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.clearsSelectionOnViewWillAppear = false
    controller.view.layoutIfNeeded()
    controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func `what a subclass overrides of the delegate is called, the rest counts as absent`() {
    let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.layoutIfNeeded()
    controller.collectionView.simulateTap(onItemAt: [0, 0])
    controller.collectionView.simulateTap(onItemAt: [0, 1])
    #expect(controller.selected == [[0, 1]])
    let delegate: any UICollectionViewDelegate = controller
    let view: UICollectionView = controller.collectionView
    #expect(delegate.collectionView?(view, shouldSelectItemAt: [0, 0]) == false)
    #expect(delegate.collectionView?(view, shouldHighlightItemAt: [0, 0]) == nil)
    #expect(delegate.collectionView?(view, didDeselectItemAt: [0, 0]) == nil)
  }

  @Test func `a subclass's header is shown`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 10
    let controller = NumbersController(collectionViewLayout: layout)
    controller.view.layoutIfNeeded()
    #expect(
      controller.collectionView.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).count == 2)
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
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  private(set) var selected: [IndexPath] = []

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item == 1 }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
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
