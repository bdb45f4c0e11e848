// Mirrors UITableView (iOS 17). Missing: editing, dragging, prefetching, the index on the side,
// diffable data sources, focus, context menus.
public import Foundation

/// A scroll view that shows rows in sections, one below the other.
///
/// Cells are made only for rows in sight, and used again. A row whose height is automatic has an
/// estimated one until it comes into sight (fact TV3). What is changed takes effect in the next
/// layout pass.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Stands for the height that the content asks for.
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

  /// How sections stand out.
  public let style: Style

  /// Where everything lies; nil until the data source is asked again.
  var geometry: TableGeometry?
  /// What the known heights were measured for.
  var measure: RowMeasure?
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var cellPool = TableReusePool<UITableViewCell>()
  var headerPool = TableReusePool<UITableViewHeaderFooterView>()
  var selected: Set<IndexPath> = []

  /// Gives the table its numbers and its cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Answers about heights and views, and is told of selections.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
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
  /// The height of headers that are not in sight; they are measured at once, so it has no effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers that are not in sight; they are measured at once, so it has no effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above the headers of a plain table; default automatic: 22 since iOS 15 (fact TV5).
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of empty rows below a plain table.
  ///
  /// Differs from UIKit: the value is stored and has no effect; as since iOS 15 there are none.
  open var fillerRowHeight = UITableView.automaticDimension

  /// The view above all sections, as high as it is.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// The view below all sections, as high as it is.
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
  /// What the insets of the lines count from; default the cell's edges (fact TV11).
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// Whether cells stand inside the readable width.
  ///
  /// Differs from UIKit: the value is stored and has no effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content views of rows, headers and footers are inset by the safe area at both
  /// sides; default yes (fact TV9).
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

  /// Whether rows can be selected; default yes.
  open var allowsSelection = true
  /// Whether more than one row can be selected; default no.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited; it never is.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; it never is.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is edited, of which nothing is shown.
  open var isEditing = false
  /// Begins or ends editing, of which nothing is shown.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Drops all counts, heights and views, and the selection; the next layout pass asks again.
  open func reloadData() { reload() }

  /// The number of sections.
  open var numberOfSections: Int { validGeometry.sections.count }
  /// Returns the number of rows in a section, which must be there.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }
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
  /// Dequeues a cell under an identifier; nil where none waits and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  /// Dequeues a cell under an identifier, which must be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueRegisteredCell(identifier) }
  /// Dequeues a header or footer under an identifier; nil where none is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }
}

extension UITableViewCell {
  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}
