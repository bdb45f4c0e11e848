// Mirrors UICollectionViewController (iOS 17). Missing: navigation transitions between collection
// views, nibs, the standard gesture for moving items.
public import Foundation

/// A controller of one collection view, which its view contains.
///
/// The controller is data source and delegate of the collection view; subclasses override the
/// methods that they implement. A method that they do not override counts as not implemented.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Makes a controller for a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a flow layout; nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private let firstLayout: UICollectionViewLayout
  private var loadedCollectionView: UICollectionView?

  /// The collection view, which the first access loads; never `nil` when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return loadedCollectionView
    }
    set {
      loadedCollectionView = newValue
      newValue.map(answer(for:))
    }
  }

  /// The layout of the collection view, or the one that it will have.
  open var collectionViewLayout: UICollectionViewLayout {
    loadedCollectionView?.collectionViewLayout ?? firstLayout
  }

  /// Whether nothing stays selected when the view comes on the screen; default yes.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a view of the screen's size, and a collection view that fills it.
  open override func loadView() {
    let wrapper = UIView(frame: UIScreen.main.bounds)
    let made = UICollectionView(frame: wrapper.bounds, collectionViewLayout: firstLayout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(made)
    view = wrapper
    collectionView = made
  }

  /// Clears the selection if `clearsSelectionOnViewWillAppear` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let loadedCollectionView else { return }
    loadedCollectionView.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  private func answer(for collectionView: UICollectionView) {
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  // MARK: Data source

  /// Returns the number of sections; one here.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    Unanswered.placeholder(1)
  }

  /// Returns the number of items in a section; none here.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell for an item; a subclass with items overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UIKitLog.raise("\(type(of: self)) does not override collectionView(_:cellForItemAt:)")
  }

  /// Returns the view for a supplementary element; a subclass whose layout has some overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Unanswered.placeholder(UICollectionReusableView(frame: .zero))
  }

  /// Returns whether an item can be moved by hand; a subclass that moves items overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { Unanswered.placeholder(true) }

  /// Called when an item has been moved by hand; a subclass that moves items overrides this.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  // MARK: Delegate

  /// Returns whether a touched item is highlighted; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { Unanswered.placeholder(true) }

  /// Called when a touched item has been highlighted; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  /// Called when a touched item is no longer highlighted; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  /// Returns whether a tapped item is selected; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { Unanswered.placeholder(true) }

  /// Returns whether a tapped item is taken out of the selection; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { Unanswered.placeholder(true) }

  /// Called when a tap has selected an item; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  /// Called when a tap has taken an item out of the selection; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  /// Called before a cell comes into sight; for subclasses, does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  /// Called before a supplementary view comes into sight; for subclasses, does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  /// Called after a cell has gone out of sight; for subclasses, does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  /// Called after a supplementary view has gone out of sight; for subclasses, does nothing here.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { Unanswered.placeholder(()) }

  /// Returns the content offset after a change of layout; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { Unanswered.placeholder(proposedContentOffset) }

  /// Returns the layout between two others during an interactive transition; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    Unanswered.placeholder(
      UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }

  /// Returns the target of an item that is moved by hand; for subclasses.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { Unanswered.placeholder(proposedIndexPath) }

  /// Called when the content moves; for subclasses, does nothing here.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { Unanswered.placeholder(()) }

  /// Called when a finger begins to drag; for subclasses, does nothing here.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Unanswered.placeholder(()) }

  /// Called when a finger lifts; for subclasses, does nothing here.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { Unanswered.placeholder(()) }

  /// Called after a finger has lifted; for subclasses, does nothing here.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { Unanswered.placeholder(()) }

  /// Called when the content moves on after a drag; for subclasses, does nothing here.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Unanswered.placeholder(())
  }

  /// Called when the content has come to rest; for subclasses, does nothing here.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Unanswered.placeholder(()) }

  /// Called after an animated change of the offset; for subclasses, does nothing here.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Unanswered.placeholder(())
  }

  /// Called after the insets that bars add have changed; for subclasses, does nothing here.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Unanswered.placeholder(())
  }

  /// Returns whether a tap on the status bar scrolls to the top; true here.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Unanswered.placeholder(true)
  }

  /// Called after a tap on the status bar has scrolled to the top; for subclasses, does nothing
  /// here.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { Unanswered.placeholder(()) }

  /// Returns the subview that zooming scales; nil here.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { Unanswered.placeholder(nil) }

  /// Called after the scale has changed; for subclasses, does nothing here.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { Unanswered.placeholder(()) }

  /// Called before an animated change of the scale; for subclasses, does nothing here.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Unanswered.placeholder(())
  }

  /// Called after an animated change of the scale; for subclasses, does nothing here.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { Unanswered.placeholder(()) }
}
