// Mirrors UICollectionView (iOS 17). Missing: editing, dragging and dropping, context menus.
public import Foundation
import LayoutCore

/// A scroll view that shows cells and supplementary views where a layout places them.
///
/// Views are dequeued only for elements that intersect the bounds, and return to the reuse pool
/// when they leave. An invalidation takes effect in the next layout pass, where the calls come in
/// the order of facts C1 and C2: `prepare()`, the content size, the elements in sight, their views.
///
/// Here are the members that subclasses can override, and the state, each part in a type that keeps
/// its invariants; the work is in extensions by theme.
///
/// Differs from UIKit: `zIndex` decides the order of subviews only; the layers' `zPosition` is the
/// caller's (fact G9).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of the views before the lines of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views after the lines of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes a collection view with a layout, whose collection view it becomes.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    // Since iOS 13 (fact K27).
    if UIEnvironment.current.systemVersion >= 13 { backgroundColor = .systemBackground }
    connectLayout(instead: nil)
  }

  /// Stops the program with UIKit's message, as on iOS: a collection view needs a layout.
  public override convenience init(frame: CGRect) {
    UIKitLog.raise("UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  var counts = DataSourceCounts()
  var validity = LayoutValidity()
  var shown = ShownElements()
  var leaving = LeavingElements()
  var pool = ReusePool()
  /// The request to the data source, the layout or a view that is under way, if any.
  var dequeueContext: DequeueContext?
  var selection = ItemSelection()
  var updates = BatchRecorder()
  var boundsChange = BoundsChange()
  /// The layout transition that follows a finger; nil outside of one.
  var interactiveTransition: InteractiveTransition?
  /// The movement of an item by hand; nil outside of one.
  var movement: InteractiveMovement?
  /// The translation, in points along x, that sublayers are drawn with; see `shiftContent()`.
  var contentShift: CGFloat = 0

  /// Provides item counts and views; setting another one invalidates everything (fact B18), without
  /// a call of `reloadData()` (fact K22).
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { _reloadData() } }

  /// Receives the items that will probably be needed soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` receives calls; default yes.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()

  /// Receives display and selection callbacks, and gives a flow layout its metrics if it conforms
  /// to `UICollectionViewDelegateFlowLayout`.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { _delegate = delegate }
  }

  /// Places all elements; setting another one invalidates everything (facts B18, B24).
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if oldValue !== collectionViewLayout { connectLayout(instead: oldValue) } }
  }

  /// The view behind all others, as large as the visible part of the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// Whether items can be selected; default yes.
  open var allowsSelection = true
  /// Whether more than one item can be selected; default no.
  open var allowsMultipleSelection = false

  /// The occasions on which shown views give their sizes again; default on their request.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Drops all counts and views; the next layout pass requests them again (fact B18).
  ///
  /// Nothing stays selected or lifted. A reloaded item is no longer selected, here as in
  /// `reloadSections(_:)` and `reloadItems(at:)` (facts C22, K6); `reconfigureItems(at:)` keeps it.
  open func reloadData() { _reloadData() }

  /// The number of sections.
  open var numberOfSections: Int { validCounts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { _numberOfItems(section) }

  /// The cells that are loaded.
  ///
  /// Differs from UIKit: the order is by index path, always.
  open var visibleCells: [UICollectionViewCell] {
    shown.elements(of: .cell).compactMap { shown[$0] as? UICollectionViewCell }
  }

  /// The items whose cells are loaded, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.elements(of: .cell).map(\.indexPath)
  }

  /// Returns the supplementary views of a kind that are loaded, by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.elements(of: .supplementaryView, kind: elementKind).compactMap { shown[$0] }
  }

  /// Returns the index paths of the supplementary views of a kind that are loaded, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.elements(of: .supplementaryView, kind: elementKind).map(\.indexPath)
  }

  /// Returns the cell of an item, or nil when it is not loaded.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(cellAt: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view, or nil when it is not loaded.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ElementKey(supplementaryViewOfKind: elementKind, at: indexPath)]
  }

  /// Returns the item that a cell shows, or nil when the cell is not loaded.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { _indexPath(of: cell) }

  /// Returns the frontmost item at a point of the content, in sight or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { _indexPathForItem(at: point) }

  /// Returns the attributes of an item as it is shown, or nil when there is no such item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { validAttributes(ofItemAt: indexPath) }

  /// Returns the attributes of a supplementary view as it is shown, or nil when there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { validAttributes(ofKind: kind, at: indexPath) }

  /// Registers the class that cells of a reuse identifier are made from; nil unregisters.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(
      cellClass as? UICollectionViewCell.Type, as: ReuseName(kind: nil, identifier: identifier))
  }

  /// Registers the nib that cells of a reuse identifier are made from; nil unregisters.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, as: ReuseName(kind: nil, identifier: identifier))
  }

  /// Registers the class that supplementary views of a kind and a reuse identifier are made from;
  /// nil unregisters.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass as? UICollectionReusableView.Type,
      as: ReuseName(kind: elementKind, identifier: identifier))
  }

  /// Registers the nib that supplementary views of a kind and a reuse identifier are made from; nil
  /// unregisters.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(nib, as: ReuseName(kind: kind, identifier: identifier))
  }

  /// Returns a reused or new cell of the class registered for a reuse identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { _dequeueReusableCell(identifier, at: indexPath) }

  /// Returns a reused or new supplementary view of the class registered for a kind and a reuse
  /// identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    _dequeueReusableSupplementaryView(elementKind, identifier, at: indexPath)
  }

  /// Selects an item, which replaces the selection unless several are allowed; nil selects nothing.
  ///
  /// The delegate is not called, as on iOS. An item that does not exist ends the program (fact K4).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectExisting(indexPath)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item; one that is not selected, or does not exist, changes nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { _deselectItem(indexPath) }

  /// Scrolls an item to a place in sight; one that does not exist ends the program (fact K4).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let target = offset(showing: indexPath, at: scrollPosition) else { return }
    setContentOffset(target, animated: animated)
  }

  /// The selected items, in order; never nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted }

  /// Inserts sections; the indexes are those after the batch.
  open func insertSections(_ sections: IndexSet) {
    change(sections.map { .insertSection($0) })
  }

  /// Deletes sections; the indexes are those before the batch.
  open func deleteSections(_ sections: IndexSet) {
    change(sections.map { .deleteSection($0) })
  }

  /// Replaces all views of sections, whose items are no longer selected; the indexes are those
  /// before the batch.
  open func reloadSections(_ sections: IndexSet) {
    change(sections.map { .reloadSection($0) })
  }

  /// Moves a section, from its index before the batch to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, to: newSection)])
  }

  /// Inserts items; the index paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .insertItem($0.place) })
  }

  /// Deletes items; the index paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .deleteItem($0.place) })
  }

  /// Replaces the cells of items, which are no longer selected; the index paths are those before
  /// the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .reloadItem($0.place) })
  }

  /// Lets the data source fill the cells of items again, without other cells in their places.
  ///
  /// The data source makes the loaded cells again; dequeuing gives it the very cell that the item
  /// has, which is not prepared for reuse. Afterwards the cell gives its size again. In a batch the
  /// paths count before it.
  open func reconfigureItems(at indexPaths: [IndexPath]) { _reconfigureItems(indexPaths) }

  /// Moves an item, from its index path before the batch to the one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(indexPath.place, to: newIndexPath.place)])
  }

  /// Carries out several insertions, deletions, moves and reloads as one animated change.
  ///
  /// The block changes the data source and reports the changes; afterwards the numbers must add up.
  /// Without a clock the batch ends at once: `completion` is called, with true, before this
  /// returns.
  ///
  /// Differs from UIKit: numbers that do not add up end the program with UIKit's message, and
  /// cannot be caught as an exception.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    _performBatchUpdates { updates?() }
    completion?(true)
  }

  /// Whether items are shown elsewhere than the data source has them, as while one is moved by
  /// hand.
  ///
  /// Differs from UIKit: there are no drops, whose placeholders count on iOS.
  open var hasUncommittedUpdates: Bool { movement != nil }

  /// Replaces the layout.
  ///
  /// Animated, both layouts receive the change and give final and initial attributes, and the new
  /// one shows everything when this returns; otherwise in the next layout pass.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, then calls a completion handler.
  ///
  /// Differs from UIKit: there is no clock, so `completion` is called, with true, before this
  /// returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated)
    completion?(true)
  }

  /// Lifts an item, to be moved by hand, until it is dropped, all is reloaded, or a batch of
  /// updates puts it back.
  ///
  /// - Returns: whether the data source lets it be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    _beginInteractiveMovementForItem(ofItemAt: indexPath)
  }

  /// Moves the lifted item to a point of the content; the other items give way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    _updateInteractiveMovementTargetPosition(to: targetPosition)
  }

  /// Drops the lifted item where it is, and notifies the data source.
  open func endInteractiveMovement() { _endInteractiveMovement() }

  /// Returns the lifted item to its place.
  open func cancelInteractiveMovement() { _cancelInteractiveMovement() }

  /// Begins a transition whose progress the caller sets, by a layout that the delegate may choose.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { _startInteractiveTransition(to: layout, completion) }
  /// Ends the transition with the next layout in use.
  open func finishInteractiveTransition() { endTransition(finished: true) }
  /// Ends the transition with the layout in use that was so before.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  /// Prepares the layout if it is invalid, and loads and places the views in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    traced(.layoutSubviews(self)) {
      showInAnimatedBounds()
    }
    shiftContent()
    placeBackground()
    prefetch()
  }

  /// Lets the layout check whether the size available to it has changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  /// Lets the layout check whether the size available to it has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  /// Lets the layout check whether the size available to it has changed.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  /// Lets the cells of a layout that estimates give their sizes at another text size, and lays all
  /// out in another reading direction.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    noteTextSize(after: previous)
    guard let previous, previous.layoutDirection != traitCollection.layoutDirection else { return }
    collectionViewLayout.invalidateLayout()
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    askLayoutForRest(proposed: proposed, velocity: velocity)
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    CallObservation.observer?.willCall(.bounds(self, to: newBounds))
    boundsChange.keep(askLayout(aboutBounds: newBounds))
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    invalidateAfterBoundsChange()
    CallObservation.observer?.didReturn(())
    // Before super brings the offset into range, which changes the bounds again (fact K1).
    noteAnimatedBounds(from: oldBounds)
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { forgetFittedSizes() }
  }

  /// The contents and the offset of the collection view, as UIKit's log shows them.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { logDescription }
  }
}
