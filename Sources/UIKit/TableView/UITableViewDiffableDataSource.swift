// Mirrors UITableViewDiffableDataSource (iOS 17). Missing: asynchronous variants.
public import Foundation

/// A data source of a table that shows snapshots of the data, each of which replaces the previous
/// one.
///
/// Selected items stay selected if the new snapshot contains them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where ItemIdentifierType: Hashable {
  /// A closure that returns the cell for an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// Makes a data source without rows and connects it to a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Inert: the animation of inserted and deleted rows.
  ///
  /// The default is automatic.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Returns the current snapshot; empty until one was applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Shows a new snapshot.
  ///
  /// Differs from UIKit: nothing is animated, and `completion` is called before the method returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let selected = tableView?.selected.compactMap { state.item(at: $0) } ?? []
    state.take(snapshot)
    tableView?.askAgain()
    tableView?.selected = Set(selected.compactMap { state.path(of: $0) })
    completion?()
  }

  /// Shows a new snapshot by reloading everything, which clears the selection.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.take(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Returns the item of a row, or nil if the row does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// Returns the index path of an item, or nil if the snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  /// Returns the section at an index, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

  /// Returns the index of a section, or nil if the snapshot does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.count(inSection: section)
  }

  /// Returns the cell that the cell provider returns for an item.
  ///
  /// If there is no item, or the cell provider returns nil, the program terminates; in previews
  /// with sample items, an empty cell is returned.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      if SampleItems.mayRepeat { return UITableViewCell(style: .default, reuseIdentifier: nil) }
      UIKitLog.raise(
        """
        UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), \
        which is not allowed.
        """)
    }
    return cell
  }

  /// Returns nil, which means no header title; a subclass can override the method.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Returns nil, which means no footer title; a subclass can override the method.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Returns false; a subclass that allows editing overrides the method.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns false; a subclass that allows the movement of rows overrides the method.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called after the user has deleted or inserted a row; a subclass that allows editing overrides
  /// the method.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }

  /// Called after the user has moved a row; a subclass that allows the movement of rows overrides
  /// the method.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }

  /// Returns nil, which means no section index; a subclass can override the method.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Returns the index of a title as that of its section; a subclass can override the method.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethodCall.placeholder(index) }
}
