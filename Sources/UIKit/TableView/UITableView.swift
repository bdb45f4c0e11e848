// Mirrors UITableView (iOS 17). Missing: editing, dragging, the index on the side, focus, context
// menus.
public import Foundation

/// A scroll view that shows rows in sections, one below the other.
///
/// Cells are made only for rows in sight, and used again. A row whose height is automatic has an
/// estimated one until it comes into sight (fact TV3). A change takes effect in the next layout
/// pass.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The value that stands for the height that the content needs.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The symbol of a search in an index.
  public nonisolated static let indexSearch = "{search}"

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UITableView.separatorColor),
    StyledProperty(\UITableView.ownSeparatorInset),
  ]

  /// The presentation of sections.
  public let style: Style

  /// The places of all rows and sections; nil until they are requested again.
  var geometry: TableGeometry?
  /// The values that the known heights were measured for.
  var measure: RowMeasure?
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var cellPool = TableReusePool<UITableViewCell>()
  var headerPool = TableReusePool<UITableViewHeaderFooterView>()
  var selected: Set<IndexPath> = []

  /// The object that gives the table its numbers and its cells; setting another one drops all
  /// views, without a call of `reloadData()` (fact K22).
  open weak var dataSource: (any UITableViewDataSource)? { didSet { _reloadData() } }
  /// Receives the rows that will probably be needed soon (fact TV12).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` receives calls; default yes.
  open var isPrefetchingEnabled = true
  var prefetching = Prefetching()
  /// The delegate, which gives heights and views, and receives selections.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      _delegate = delegate
      forgetGeometry()
    }
  }

  /// The height of rows; default automatic.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of automatic rows that are not in sight yet; default automatic, which is 44 here.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of the views above sections; default automatic.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of the views below sections; default automatic.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// Inert: the estimated height of headers, which are measured at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Inert: the estimated height of footers, which are measured at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above the headers of a plain table; default automatic: 22 since iOS 15 (fact TV5).
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// Inert: the height of empty rows below a plain table.
  ///
  /// Differs from UIKit: the value is stored and has no effect; as since iOS 15 there are none.
  open var fillerRowHeight = UITableView.automaticDimension

  /// The view above all sections, with its own height.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// The view below all sections, with its own height.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// The view behind all others, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether there are lines between rows; default one.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The colour of the lines; default `separator`.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The insets of the lines; by default as the rows' texts begin.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }
  var ownSeparatorInset: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// The reference of the lines' insets; default the cell's edges (fact TV11).
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// Inert: whether cells are inside the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content views of rows, headers and footers are inset by the safe area at both
  /// sides; default yes (fact TV9).
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  /// Whether rows can be selected; default yes.
  open var allowsSelection = true
  /// Whether more than one row can be selected; default no.
  open var allowsMultipleSelection = false
  /// Inert: whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Inert: whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Inert: whether the table is edited; it shows nothing of it.
  open var isEditing = false
  /// Inert: begins or ends editing; the table shows nothing of it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Drops all counts, heights and views, and the selection; the next layout pass requests them
  /// again.
  open func reloadData() { _reloadData() }

  /// The number of sections.
  open var numberOfSections: Int { validGeometry.sections.count }
  /// Returns the number of rows in a section, which must be there.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = validGeometry.sections
    guard sections.indices.contains(section) else {
      UIKitLog.raise(
        """
        request for number of rows in section \(section) when there are only \(sections.count) \
        sections in the table view
        """)
    }
    return sections[section].rows.count
  }
  /// Returns the cell of a row, or nil when it is not in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// Returns the row that a cell shows, or nil when the cell is not in sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// The cells in sight, in order.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows in sight, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.isEmpty ? nil : cells.keys.sorted()
  }
  /// Returns the view above a section, or nil when it is not in sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns the view below a section, or nil when it is not in sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Lays out the rows in sight, headers and footers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
    prefetch()
  }
  /// The table in the form of UIKit's log (fact K28).
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      scrollDescription(["dataSource: \(dataSource.map { logName(of: $0) } ?? "(null)")"])
    }
  }
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
  }
  /// Insets rows, headers and footers anew in the next layout pass; overrides call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  /// Dequeues a cell under an identifier; nil if none waits and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    _dequeueReusableCell(identifier)
  }
  /// Dequeues a cell under an identifier, which must be registered.
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
  /// Dequeues a header or footer under an identifier; nil if none is registered.
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
  /// Registers a class of cells under an identifier; nil unregisters.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass as? UITableViewCell.Type, as: identifier)
  }
  /// Registers a nib of a cell under an identifier; nil unregisters.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, as: identifier)
  }
  /// Registers a class of headers and footers under an identifier; nil unregisters.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(aClass as? UITableViewHeaderFooterView.Type, as: identifier)
  }
  /// Registers a nib of a header or footer under an identifier; nil unregisters.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(nib, as: identifier)
  }

  /// Returns the rectangle of a row; the zero rectangle for a missing row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { _rectForRow(indexPath) }
  /// Returns the rectangle of a section with its header and footer; the zero rectangle for a
  /// missing section.
  open func rect(forSection section: Int) -> CGRect { _rect(section) }
  /// Returns the rectangle of the view above a section, as if it were not pinned at the top; the
  /// zero rectangle for a missing section.
  open func rectForHeader(inSection section: Int) -> CGRect { _rectForHeader(section) }
  /// Returns the rectangle of the view below a section; the zero rectangle for a missing section.
  open func rectForFooter(inSection section: Int) -> CGRect { _rectForFooter(section) }
  /// Returns the row at a point of the content, or nil.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { _indexPathForRow(at: point) }
  /// Returns the rows that a rectangle of the content meets, or nil without any.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let paths = rows(in: rect)
    return paths.isEmpty ? nil : paths
  }

  /// The row that is selected; the first of several.
  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  /// The rows that are selected, in order; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  /// Selects a row, and scrolls to it; the delegate is not called.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { _selectRow(indexPath, animated, scrollPosition) }
  /// Takes a row out of the selection; the delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    _deselectRow(indexPath, animated)
  }
  /// Scrolls to a row, as far as the content reaches.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { _scrollToRow(to: indexPath, scrollPosition, animated) }

  // Differs from UIKit: nothing is animated, and the numbers before and after a change are not
  // compared. Every change requests everything from the data source again; the selection stays.

  /// Shows rows that have been inserted.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { askAgain() }
  /// Takes away rows that have been deleted.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain(deselecting: indexPaths)
  }
  /// Reloads rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain(deselecting: indexPaths)
  }
  /// Reloads rows, as `reloadRows(at:with:)` does.
  open func reconfigureRows(at indexPaths: [IndexPath]) { askAgain() }
  /// Shows a row at another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { askAgain() }
  /// Shows sections that have been inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }
  /// Takes away sections that have been deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    askAgain(deselecting: selected.filter { sections.contains($0.section) })
  }
  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    askAgain(deselecting: selected.filter { sections.contains($0.section) })
  }
  /// Shows a section at another place.
  open func moveSection(_ section: Int, toSection newSection: Int) { askAgain() }
  /// Inert: begins several changes; `endUpdates()` measures again.
  open func beginUpdates() {}
  /// Ends several changes; the heights are requested again.
  open func endUpdates() { forgetGeometry() }
  /// Makes several changes as one, and calls back when they are done: at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetGeometry()
    completion?(true)
  }
}

extension UITableViewCell {
  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}
