// Mirrors UITableView (iOS 17). Missing: touches that select or scroll; focus.
public import Foundation

/// A scroll view that shows rows in sections, one below the other.
///
/// Cells are made only for visible rows, and are reused. A self-sizing row has an estimated height
/// until it becomes visible (fact TV3). A change takes effect in the next layout pass.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The value for a height that is determined by the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title that represents the search symbol in a section index.
  public nonisolated static let indexSearch = "{search}"

  /// Makes a table of the given style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style.background
    alwaysBounceVertical = true
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a table from a nib or a storyboard; nil for any other coder.
  public required init?(coder: NSCoder) {
    style = Self.style(in: coder)
    super.init(coder: coder)
    coder.nib.map(decodeTable(from:))
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }

  /// The visual style of the table: plain, grouped or inset-grouped.
  public let style: Style

  /// The vertical geometry of all rows and sections; nil if it must be computed again.
  var geometry: TableGeometry?
  /// The content width and the display scale for which the current heights were determined.
  var measure: RowMeasure?
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:], footers: [Int: UIView] = [:]
  var cellPool = TableReusePool<UITableViewCell>()
  var headerPool = TableReusePool<UITableViewHeaderFooterView>()
  var selected: Set<IndexPath> = []
  /// The sections and rows of a static table from a nib (fact IB72); nil if the data source
  /// provides them.
  var staticContent: StaticTable?

  /// The object that returns the numbers of sections and rows, and the cells.
  ///
  /// Setting it removes all views, without a call of `reloadData()` (fact K22).
  open weak var dataSource: (any UITableViewDataSource)? { didSet { _reloadData() } }
  /// The object that is notified of rows that will probably be needed soon (fact TV12).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is called; the default is true.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()
  /// The object that returns heights, headers and footers, and that is notified of display and
  /// selection.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      _delegate = delegate
      forgetGeometry()
    }
  }

  /// The height of rows, in points; the default is `automaticDimension`.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height used for self-sizing rows that have not been visible yet, in points.
  ///
  /// The default is `automaticDimension`, which means 44 points.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of headers, in points; the default is `automaticDimension`.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of footers, in points; the default is `automaticDimension`.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// Inert: the estimated height of headers; it is not needed, because headers are measured
  /// immediately.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Inert: the estimated height of footers; it is not needed, because footers are measured
  /// immediately.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above section headers, in points.
  ///
  /// The default is `automaticDimension`, which means 22 in plain tables since iOS 15, and
  /// otherwise 0 (fact TV5).
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of the empty rows below the content of a plain table, in points.
  ///
  /// The default is `automaticDimension`, which since iOS 15 means that there are none (fact TV13).
  open var fillerRowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The separators of the empty rows; nil if there are none.
  var fillerLines: FillerLines?

  /// The view above all sections; the table does not change its height.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// The view below all sections; the table does not change its height.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// The view behind all other views; its frame is the visible area of the table.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// The style of the separators between rows; the default is `singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The colour of the separators; the default is `separator`.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The insets of the separators; by default separators begin where the rows' texts begin.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }
  var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// The edges or insets from which the separator insets are measured.
  ///
  /// The default is the cell's edges (fact TV11).
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// Inert: the visual effect of the separators; nil by default.
  open var separatorEffect: UIVisualEffect?
  /// Inert: whether the margins of cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content views of rows, headers and footers are inset by the safe area on both
  /// sides.
  ///
  /// The default is true (fact TV9).
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  /// Inert: the changes after which the heights of visible rows are queried again; here the next
  /// layout pass queries them after each change.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether the rows on screen differ from those of the data source; always false.
  open var hasUncommittedUpdates: Bool { false }
  /// The context menu interaction; always nil, because the table presents the menus itself.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Inert: whether rows can have the focus; the default is true.
  open var allowsFocus = true
  /// Inert: whether rows can have the focus in editing mode; the default is true.
  open var allowsFocusDuringEditing = true
  /// Inert: whether focusing a row also selects it.
  open var selectionFollowsFocus = false
  /// Inert: whether the row that was focused last is focused again when the focus returns.
  open var remembersLastFocusedIndexPath = false
  /// Inert: whether a drag that pauses over a row opens it.
  open var isSpringLoaded = false

  /// The object that returns the items of a drag; if nil, rows cannot be dragged (fact LI98).
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The object that accepts drops; if nil, nothing can be dropped on the table (fact LI98).
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether a long press can begin a drag; the default is true on iPads, and since iOS 15 on
  /// iPhones (fact LI98).
  open var dragInteractionEnabled: Bool {
    get { dragging.begins }
    set { dragging.isEnabled = newValue }
  }
  /// Whether a row is being dragged.
  open var hasActiveDrag: Bool { !dragging.sources.isEmpty }
  /// Whether something is being dragged over the table.
  open var hasActiveDrop: Bool { dragging.isOver }

  /// Whether rows can be selected; the default is true.
  open var allowsSelection = true
  /// Whether more than one row can be selected; the default is false.
  open var allowsMultipleSelection = false
  /// Inert: whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode; here this affects only the background of
  /// selected rows.
  open var allowsMultipleSelectionDuringEditing = false
  var editState = TableEditState(), sectionIndex = SectionIndex()
  /// Whether the table is in editing mode, in which rows show editing controls (fact LI71).
  open var isEditing: Bool {
    get { editState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing mode.
  ///
  /// The change is not animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    _setEditing(editing, animated: animated)
  }

  /// The colour of the section index's titles; nil means the tint colour.
  open var sectionIndexColor: UIColor? {
    get { sectionIndex.color }
    set { changeIndex { $0.color = newValue } }
  }
  /// The background colour of the section index; nil means none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndex.background }
    set { changeIndex { $0.background = newValue } }
  }
  /// Inert: the background colour of the section index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndex.trackingBackground }
    set { changeIndex { $0.trackingBackground = newValue } }
  }
  /// The minimum number of rows with which the section index is shown.
  ///
  /// The default is 0.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex.leastCount }
    set { changeIndex { $0.leastCount = newValue } }
  }
  /// Queries the data source for the titles of the section index again.
  open func reloadSectionIndexTitles() {
    sectionIndex.titles = nil
    setNeedsLayout()
  }

  /// Discards all counts, heights and views, and clears the selection; the next layout pass queries
  /// the data source again.
  open func reloadData() { _reloadData() }

  /// The number of sections, which the data source returns; 0 if there is no data source.
  open var numberOfSections: Int { validGeometry.sections.count }
  /// Returns the number of rows in a section; a section that does not exist stops the program.
  open func numberOfRows(inSection section: Int) -> Int {
    _numberOfRows(inSection: section)
  }
  /// Returns the cell of a row, or nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// Returns the index path of the row that a cell shows, or nil if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// The visible cells, in order.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The index paths of the visible rows, in order; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.isEmpty ? nil : cells.keys.sorted()
  }
  /// Returns the header of a section, or nil if it is not visible or is a view of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section, or nil if it is not visible or is a view of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Lays out the visible rows, headers and footers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
    prefetch()
  }
  /// A description of the table in the format that UIKit prints (fact K28).
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      scrollDescription(["dataSource: \(dataSource.map { logName(of: $0) } ?? "(null)")"])
    }
  }
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
  }
  /// Marks the table for layout, so that rows, headers and footers are inset again; overrides must
  /// call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  /// Returns a reused or new cell for an identifier, or nil if none is available and nothing is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    _dequeueReusableCell(identifier)
  }
  /// Returns a reused or new cell for an identifier; an identifier that is not registered stops the
  /// program.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = _dequeueReusableCell(identifier) { return cell }
    UIKitLog.raise(
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """)
  }
  /// Returns a reused or new header or footer for an identifier, or nil if none is available and
  /// nothing is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerPool.next(as: identifier) {
      view.prepareForReuse()
      return view
    }
    return headerPool.viewClass(as: identifier)?.make(name: identifier)
      ?? headerPool.viewFromNib(as: identifier)
  }
  /// Registers the class used to make cells with an identifier; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass as? UITableViewCell.Type, as: identifier)
  }
  /// Registers the nib used to make cells with an identifier; nil unregisters it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, as: identifier)
  }
  /// Registers the class used to make headers and footers with an identifier; nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(aClass as? UITableViewHeaderFooterView.Type, as: identifier)
  }
  /// Registers the nib used to make headers and footers with an identifier; nil unregisters it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(nib, as: identifier)
  }

  /// Returns the frame of a row, or the zero rectangle if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { _rectForRow(indexPath) }
  /// Returns the frame of a section including its header and footer, or the zero rectangle if the
  /// section does not exist.
  open func rect(forSection section: Int) -> CGRect { _rect(section) }
  /// Returns the frame of a section's header as if it were not pinned at the top, or the zero
  /// rectangle if the section does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { _rectForHeader(section) }
  /// Returns the frame of a section's footer, or the zero rectangle if the section does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { _rectForFooter(section) }
  /// Returns the index path of the row at a point of the content, or nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { _indexPathForRow(at: point) }
  /// Returns the index paths of the rows that overlap the vertical range of a rectangle of the
  /// content, or nil if there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let paths = rows(in: rect)
    return paths.isEmpty ? nil : paths
  }

  /// The index path of the selected row, or of the first one if several are selected; nil if none
  /// is.
  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  /// The index paths of the selected rows, in order; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  /// Selects a row, or none for nil, and scrolls to it unless the position is `none`; the delegate
  /// is not called, and nothing happens if `allowsSelection` is false.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { _selectRow(indexPath, animated, scrollPosition) }
  /// Deselects a row; the delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    _deselectRow(indexPath, animated)
  }
  /// Scrolls to a row, within the limits of the content.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { _scrollToRow(to: indexPath, scrollPosition, animated) }

  // Differs from UIKit: nothing is animated, and the counts before and after a change are not
  // compared. After every change, the data source is queried for everything again. The selected
  // index paths are kept, except for those of deleted and reloaded rows.

  /// Shows rows that the data source has inserted.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askAgain() }
  /// Removes rows that the data source has deleted.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain(deselecting: indexPaths)
  }
  /// Reloads rows, and deselects them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain(deselecting: indexPaths)
  }
  /// Reloads rows without deselecting them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { askAgain() }
  /// Shows a moved row at its new index path.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { askAgain() }
  /// Shows sections that the data source has inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }
  /// Removes sections that the data source has deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    askAgain(deselecting: selected.filter { sections.contains($0.section) })
  }
  /// Reloads sections, and deselects their rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    askAgain(deselecting: selected.filter { sections.contains($0.section) })
  }
  /// Shows a moved section at its new index.
  open func moveSection(_ section: Int, toSection newSection: Int) { askAgain() }
  /// Inert: in UIKit, begins a group of changes, which `endUpdates()` ends.
  open func beginUpdates() {}
  /// Ends a group of changes; the heights of all rows are queried again.
  open func endUpdates() { forgetGeometry() }
  /// Makes several changes at once, and calls `completion` with true before the method returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetGeometry()
    completion?(true)
  }
}
