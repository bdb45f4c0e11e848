import UIKit

// What clients override of the views that they are given: that it compiles is the test.

/// A collection view that notes calls and passes them to super.
class NotingCollectionView: UICollectionView {
  var notes: [String] = []

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    notes.append("register \(identifier)")
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    notes.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    notes.append("insert \(indexPaths.count)")
    super.insertItems(at: indexPaths)
  }

  override func reloadItems(at indexPaths: [IndexPath]) {
    notes.append("reload \(indexPaths.count)")
    super.reloadItems(at: indexPaths)
  }

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    notes.append("cell")
    return super.cellForItem(at: indexPath)
  }

  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    notes.append("item at \(point)")
    return super.indexPathForItem(at: point)
  }

  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    notes.append("layout")
    super.setCollectionViewLayout(layout, animated: animated)
  }

  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    notes.append("lift")
    return super.beginInteractiveMovementForItem(at: indexPath)
  }

  override var visibleCells: [UICollectionViewCell] { super.visibleCells.reversed() }

  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems.reversed() }

  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems ?? [] }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { notes.append("semantics") }
  }

  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0) }

  override var tag: Int {
    get { 7 }
    set { notes.append("tag \(newValue)") }
  }

  override func bringSubviewToFront(_ view: UIView) { notes.append("front") }

  override func awakeFromNib() {
    super.awakeFromNib()
    notes.append("awake")
  }
}

/// A layout that counts registrations of decoration views.
class CountingLayout: UICollectionViewFlowLayout {
  var kinds: [String] = []

  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
    kinds.append(elementKind)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    scrollDirection = .horizontal
  }
}

/// A controller as Xcode's template makes it.
class TemplateController: UIViewController {
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
}

/// A view that says itself whether its layout is ambiguous.
class CertainView: UIView {
  var exercises = 0

  override var hasAmbiguousLayout: Bool { false }
  override func exerciseAmbiguityInLayout() { exercises += 1 }
}

/// A table that notes calls instead of handling them, as tests of lists do.
class MockTable: UITableView {
  var notes: [String] = []

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    notes.append("insert rows")
  }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    notes.append("delete sections")
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { notes.append("batch") }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) { notes.append("deselect") }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier name: String) {
    notes.append("register \(name)")
  }
  override func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    notes.append("scroll")
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    CGRect(x: 1, y: 2, width: 3, height: 4)
  }
  override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 7, section: 0) }
}

/// A scroll view with properties whose names UIKit's class does not have.
class OwnScrollView: UIScrollView {
  weak var scrollDelegate: AnyObject?
  var content = ""
  var zoom = 0
  var drag = false
}

/// A controller that overrides properties about its containers, as tests of navigation do.
class PlacedController: UIViewController {
  let container = UINavigationController()
  override var navigationController: UINavigationController? { container }
  override var isBeingPresented: Bool { true }
  override var isMovingFromParent: Bool { true }
}

/// A layer that records the animations and sublayers that are added to it.
class CountingLayer: CALayer {
  var added: [String?] = []
  override func add(_ anim: CAAnimation, forKey key: String?) { added.append(key) }
  override func addSublayer(_ layer: CALayer) { added.append("sublayer") }
}

/// A button that counts events.
class CountingButton: UIButton {
  var sent = 0
  override func sendActions(for events: UIControl.Event) { sent += 1 }
}
