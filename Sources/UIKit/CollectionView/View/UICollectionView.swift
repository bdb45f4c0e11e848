// Mirrors UICollectionView (iOS 17). Missing: touches that select or scroll; focus.
public import Foundation
import LayoutCore

/// A scroll view that shows cells and supplementary views in the frames that a layout returns.
///
/// Views are dequeued only for elements that intersect the bounds, and return to the reuse pool
/// when they leave. An invalidation takes effect in the next layout pass, which makes the calls in
/// the order of facts C1 and C2: `prepare()`, the content size, the visible elements, their views.
///
/// This file contains the members that subclasses can override, and the stored properties; the
/// implementation is in extensions by topic.
///
/// Differs from UIKit: `zIndex` determines only the order of subviews; the layers' `zPosition` is
/// left to the caller (fact G9).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The element kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes a collection view with a layout, and connects the layout to it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    // The default was black up to iOS 12 (fact K27).
    backgroundColor = UIEnvironment.current.systemVersion >= 13 ? .systemBackground : .black
    connectLayout(instead: nil)
  }

  /// Makes a view of a subclass with its own layout; without a layout the program stops, as on iOS.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }

  /// Makes a collection view from a nib or a storyboard; nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = Self.layout(in: coder)
    super.init(coder: coder)
    connectLayout(instead: nil)
    coder.nib.map(decodeCollection(from:))
  }

  var counts = DataSourceCounts(), validity = LayoutValidity()
  var shown = ShownElements(), leaving = LeavingElements()
  var pool = ReusePool()
  /// The request to the data source or to a view that is in progress; nil if there is none.
  var dequeueContext: DequeueContext?
  var selection = ItemSelection(), updates = BatchRecorder()
  var boundsChange = BoundsChange(), orthogonal = OrthogonalSections()
  /// The interactive transition between layouts that is in progress; nil if there is none.
  var interactiveTransition: InteractiveTransition?
  /// The interactive movement of an item that is in progress; nil if there is none.
  var movement: InteractiveMovement? {
    didSet { if (movement == nil) != (oldValue == nil) { noteStateOfCells() } }
  }
  var editing = ItemEditing()
  /// The horizontal translation, in points, that shows the visible part of a mirrored layout.
  var contentShift: CGFloat = 0

  /// The object that provides item counts and views; setting it invalidates everything (fact B18),
  /// without a call of `reloadData()` (fact K22).
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { _reloadData() } }

  /// The object that is notified of items that will probably be needed soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is called; true by default.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()

  /// The object that receives display and selection callbacks, and that provides a flow layout with
  /// its metrics if it conforms to `UICollectionViewDelegateFlowLayout`.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { _delegate = delegate }
  }

  /// The layout, which determines the geometry of all elements; setting a different one invalidates
  /// everything (facts B18, B24).
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if oldValue !== collectionViewLayout { connectLayout(instead: oldValue) } }
  }

  /// The view behind all other views, in the visible area of the content; nil means none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether more than one item can be selected; false by default.
  open var allowsMultipleSelection = false

  /// The changes after which the sizes of shown views are requested again; `enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Drops all counts and views; the next layout pass requests them again (fact B18).
  ///
  /// The selection is cleared, and an interactive movement ends. `reloadSections(_:)` and
  /// `reloadItems(at:)` also deselect items (facts C22, K6); `reconfigureItems(at:)` does not.
  open func reloadData() { _reloadData() }

  /// The number of sections, requested from the data source if necessary; 0 without a data source.
  open var numberOfSections: Int { validCounts.count }

  /// Returns the number of items in a section; a missing section stops the program.
  open func numberOfItems(inSection section: Int) -> Int { _numberOfItems(section) }

  /// The loaded cells.
  ///
  /// Differs from UIKit: they are always in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    shown.elements(of: .cell).compactMap { shown[$0] as? UICollectionViewCell }
  }

  /// The index paths of the items whose cells are loaded, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shown.elements(of: .cell).map(\.indexPath) }

  /// Returns the loaded supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.elements(of: .supplementaryView, kind: elementKind).compactMap { shown[$0] }
  }

  /// Returns the index paths of the loaded supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.elements(of: .supplementaryView, kind: elementKind).map(\.indexPath)
  }

  /// Returns the cell of an item, or nil if it is not loaded.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(cellAt: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view, or nil if it is not loaded.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ElementKey(supplementaryViewOfKind: elementKind, at: indexPath)]
  }

  /// Returns the index path of the item that a cell shows, or nil if the cell is not loaded.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { _indexPath(of: cell) }

  /// Returns the frontmost item at a point of the content, visible or not; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { _indexPathForItem(at: point) }

  /// Returns the attributes with which an item is shown, or nil if the item does not exist.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { validAttributes(ofItemAt: indexPath) }

  /// Returns the attributes with which a supplementary view is shown, or nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { validAttributes(ofKind: kind, at: indexPath) }

  /// Registers the class used to make cells with a reuse identifier; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(
      cellClass as? UICollectionViewCell.Type, as: ReuseName(kind: nil, identifier: identifier))
  }

  /// Registers the nib used to make cells with a reuse identifier; nil unregisters it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, as: ReuseName(kind: nil, identifier: identifier))
  }

  /// Registers the class used to make supplementary views of a kind; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass as? UICollectionReusableView.Type,
      as: ReuseName(kind: elementKind, identifier: identifier))
  }

  /// Registers the nib used to make supplementary views of a kind; nil unregisters it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(nib, as: ReuseName(kind: kind, identifier: identifier))
  }

  /// Returns a reused cell, or a new one of the class or nib registered for a reuse identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { _dequeueReusableCell(identifier, at: indexPath) }

  /// Returns a reused supplementary view, or a new one of the class or nib registered for a kind
  /// and a reuse identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    _dequeueReusableSupplementaryView(elementKind, identifier, at: indexPath)
  }

  /// Selects an item and, unless several can be selected, deselects the others; nil deselects all.
  ///
  /// The delegate is not called, as on iOS. An item that does not exist stops the program (fact
  /// K4).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selectExisting(indexPath)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item; does nothing if it is not selected or does not exist.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { _deselectItem(indexPath) }

  /// Scrolls an item to a position in the visible area; a missing item stops the program (fact K4).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let target = offset(showing: indexPath, at: scrollPosition)
    scrollSection(toItemAt: indexPath, at: scrollPosition, animated: animated)
    if let target { setContentOffset(target, animated: animated) }
  }

  /// The index paths of the selected items, in order; never nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted }

  /// Inserts sections, given by their indexes after the batch.
  open func insertSections(_ sections: IndexSet) {
    change(sections.map { .insertSection($0) })
  }

  /// Deletes sections, given by their indexes before the batch.
  open func deleteSections(_ sections: IndexSet) {
    change(sections.map { .deleteSection($0) })
  }

  /// Reloads sections, given by their indexes before the batch, and deselects their items.
  open func reloadSections(_ sections: IndexSet) {
    change(sections.map { .reloadSection($0) })
  }

  /// Moves a section from its index before the batch to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, to: newSection)])
  }

  /// Inserts items, given by their index paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .insertItem($0.place) })
  }

  /// Deletes items, given by their index paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .deleteItem($0.place) })
  }

  /// Replaces the cells of items, given by their index paths before the batch, and deselects the
  /// items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change(indexPaths.map { .reloadItem($0.place) })
  }

  /// Configures the existing cells of items again, without replacing them.
  ///
  /// The data source provides the loaded cells again, but dequeuing returns the existing cell of
  /// the item, which is not prepared for reuse. Afterwards the cell's size is requested again. In a
  /// batch the index paths are those before the batch.
  open func reconfigureItems(at indexPaths: [IndexPath]) { _reconfigureItems(indexPaths) }

  /// Moves an item from its index path before the batch to its index path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.moveItem(indexPath.place, to: newIndexPath.place)])
  }

  /// Carries out several insertions, deletions, moves and reloads as one animated change.
  ///
  /// The closure changes the data source and calls the matching methods of this view; afterwards
  /// the counts must be consistent. The batch ends immediately: `completion` is called, with true,
  /// before this returns.
  ///
  /// Differs from UIKit: inconsistent counts stop the program with UIKit's message, which cannot be
  /// caught as an exception.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    _performBatchUpdates { updates?() }
    completion?(true)
  }

  /// Whether index paths on screen differ from the data source's, which is the case while the user
  /// moves an item.
  ///
  /// Differs from UIKit: the placeholders of a drop do not count.
  open var hasUncommittedUpdates: Bool { movement != nil }

  /// Replaces the layout.
  ///
  /// If animated, the old layout returns final and the new layout initial attributes, and the views
  /// of the new layout are loaded before this returns. Otherwise they are loaded in the next layout
  /// pass.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, then calls a completion handler.
  ///
  /// Differs from UIKit: `completion` is called, with true, before this returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated)
    completion?(true)
  }

  /// Lifts an item so that the user can move it until it is dropped, everything is reloaded, or a
  /// batch of updates cancels the movement.
  ///
  /// - Returns: whether the movement has begun; false, for example, if the data source forbids it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    _beginInteractiveMovementForItem(ofItemAt: indexPath)
  }

  /// Moves the lifted item to a point of the content; the other items make space for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    _updateInteractiveMovementTargetPosition(to: targetPosition)
  }

  /// Drops the lifted item, and notifies the data source if the item has a new index path.
  open func endInteractiveMovement() { _endInteractiveMovement() }

  /// Returns the lifted item to its original index path.
  open func cancelInteractiveMovement() { _cancelInteractiveMovement() }

  /// Begins a transition whose progress the caller sets through the returned layout.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { _startInteractiveTransition(to: layout, completion) }
  /// Ends the transition, and begins using the next layout.
  open func finishInteractiveTransition() { endTransition(finished: true) }
  /// Ends the transition, and returns to the previous layout.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  /// Prepares the layout if it is invalid, and loads and positions the visible views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    traced(.layoutSubviews(self)) {
      showInAnimatedBounds()
    }
    shiftContent()
    placeBackground()
    prefetch()
  }

  /// Invalidates the layout if the size available to it has changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  /// Invalidates the layout if the size available to it has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  /// Invalidates the layout if the size available to it has changed.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.surroundingsDidChange()
  }

  /// Requests the sizes of cells again after a change of the text size, if the layout uses
  /// estimated sizes, and lays out everything again after a change of the reading direction.
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
    // This call comes first, because `super` clamps the offset, which changes the bounds (fact K1).
    noteAnimatedBounds(from: oldBounds)
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { forgetFittedSizes() }
  }

  /// The text that UIKit prints, which includes the frame, the layout and the data source.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { logDescription }
  }
}
