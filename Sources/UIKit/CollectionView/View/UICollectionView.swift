// Mirrors UICollectionView (iOS 17). Missing: touches, editing, dragging and dropping, nibs.
public import Foundation

/// Shows items in places that a layout decides.
///
/// It loads views only for the elements in sight and takes them back when they leave. Nothing happens
/// at once: an invalidation is noted and done in the next layout pass, where the calls come in the
/// order of facts C1 and C2: `prepare()`, the content size, the elements in sight, their views.
///
/// Differs from UIKit: `zIndex` decides the order of subviews only; the layers' `zPosition` is the
/// caller's (fact G9).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of the views before the lines of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views after the lines of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes a collection view with a layout, which belongs to it from now on.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    connectLayout(instead: nil)
  }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  var counts: [Int]?
  var validity = LayoutValidity()
  var answered: AnsweredAttributes?
  var shown = ShownElements()
  var pool = ReusePool()
  var selected: Set<IndexPath> = []
  /// The batch of updates that is being said; nil outside of one.
  var batch: UpdateBatch?
  /// The item whose cell is being filled again; nil as a rule.
  var reconfiguration: Reconfiguration?
  /// The bounds before an animation changed them, until all is shown in the new ones.
  var boundsBeforeAnimation: CGRect?
  /// The layout transition that follows a finger; nil outside of one.
  var interactiveTransition: InteractiveTransition?
  /// The movement of an item by hand; nil outside of one.
  var movement: InteractiveMovement?
  /// The attributes of the element whose view is being asked for.
  var loading: UICollectionViewLayoutAttributes?

  /// Gives the numbers and the views; another one makes everything invalid (fact B18).
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  /// Is told which items may soon be asked for.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is told; default yes.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()

  /// Is told what is shown, and gives measures if it is a `UICollectionViewDelegateFlowLayout`.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// Decides where everything lies; another one makes everything invalid (facts B18, B24).
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if oldValue !== collectionViewLayout { connectLayout(instead: oldValue) } }
  }

  /// Lies behind everything and fills the visible part.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// Whether items can be selected; default yes.
  open var allowsSelection = true
  /// Whether more than one item can be selected; default no.
  open var allowsMultipleSelection = false

  /// When views that are shown are asked again for their sizes; default when they say so.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Forgets all numbers and views, and asks for them again in the next layout pass (fact B18).
  ///
  /// Nothing stays selected (fact C22).
  open func reloadData() { reload() }

  /// The number of sections.
  open var numberOfSections: Int { validCounts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(section) }

  /// Returns a cell, used before or new, of the class registered for a name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, at: indexPath) }

  /// Returns a supplementary view, used before or new, of the class registered for a kind and a name.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, at: indexPath)
  }

  /// Selects an item, which replaces the selection unless several are allowed; nil selects nothing.
  ///
  /// The delegate is not told, as on iOS.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Takes an item out of the selection.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// Scrolls an item to a place in sight.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let target = offset(showing: indexPath, at: scrollPosition) else { return }
    setContentOffset(target, animated: animated)
  }

  /// Prepares the layout if it is invalid, and loads and places the views in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    traced(.layoutSubviews(self)) {
      validateLayout()
      if boundsBeforeAnimation == nil { showElements() } else { showInAnimatedBounds() }
    }
    placeBackground()
    prefetch()
  }

  /// Tells the layout that there may be more or less room.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  /// Tells the layout that there may be more or less room.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  /// Tells the layout that there may be more or less room.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    traced(.bounds(self, to: newBounds)) { askLayout(aboutBounds: newBounds) }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { forgetFittedSizes() }
    noteAnimatedBounds(from: oldBounds)
  }

  /// What the collection view shows and where it stands, in the words of UIKit's log.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { logDescription }
  }
}
