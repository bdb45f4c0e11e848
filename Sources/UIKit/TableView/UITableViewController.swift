// Mirrors UITableViewController (iOS 17). Missing: the gesture that refreshes the table.
public import Foundation

/// A controller whose view is a table.
///
/// The controller is the data source and the delegate of the table; subclasses override the methods
/// that they need. A method that they do not override counts as not implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Makes a controller for a table of the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that loads its table from a nib, or makes a plain table if there is no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.decode(Self.nibProperties, of: self)
  }

  private let style: UITableView.Style

  /// The table, which is loaded on first access; never `nil` when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView ?? UITableView(frame: .zero, style: style) }
    set { view = newValue }
  }

  /// Whether the selection is cleared when the view appears.
  ///
  /// The default is true.
  open var clearsSelectionOnViewWillAppear = true
  /// Inert: the table's refresh control.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Loads the table from the storyboard or the nib; if there is none, makes a table of the
  /// screen's size.
  open override func loadView() {
    if loadViewFromDocument() { return }
    let made = UITableView(frame: UIScreen.main.bounds, style: style)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.dataSource = self
    made.delegate = self
    view = made
  }

  /// Begins or ends editing mode of the controller and its table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }
  /// Clears the selection if `clearsSelectionOnViewWillAppear` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = view as? UITableView else { return }
    table.indexPathsForSelectedRows?.forEach { table.deselectRow(at: $0, animated: animated) }
  }

  // MARK: Data source

  // If the storyboard contains a static table, these methods return its rows, unless a subclass
  // overrides them (fact IB72).

  /// Returns the number of rows in a section of the static table; 0 if there is none, unless a
  /// subclass overrides this method.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.cells.count ?? 0
  }

  /// Returns the cell for a row of the static table; if the table is not static and has rows, a
  /// subclass must override this method.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.staticContent?.cell(at: indexPath) { return cell }
    UIKitLog.raise("\(type(of: self)) does not override tableView(_:cellForRowAt:)")
  }

  /// Returns the number of sections of the static table.
  ///
  /// If the table is not static, the method counts as not implemented unless a subclass overrides
  /// it.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? OptionalMethodCall.placeholder(1)
  }

  /// Returns the header title of a section of the static table.
  ///
  /// If the table is not static, the method counts as not implemented unless a subclass overrides
  /// it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard let content = tableView.staticContent else { return OptionalMethodCall.placeholder(nil) }
    return content.section(section)?.header
  }

  /// Returns the footer title of a section of the static table.
  ///
  /// If the table is not static, the method counts as not implemented unless a subclass overrides
  /// it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard let content = tableView.staticContent else { return OptionalMethodCall.placeholder(nil) }
    return content.section(section)?.footer
  }

  /// Returns the height of a row of the static table.
  ///
  /// If the row specifies none, the method counts as not implemented unless a subclass overrides
  /// it.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.height(at: indexPath)
      ?? OptionalMethodCall.placeholder(UITableView.automaticDimension)
  }

  /// Returns the indentation level of a row of the static table.
  ///
  /// If the table is not static, the method counts as not implemented unless a subclass overrides
  /// it.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.staticContent?.level(at: indexPath) ?? OptionalMethodCall.placeholder(0)
  }

  // MARK: Generated by `DelegationTests`

  /// A `UITableViewDataSource` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethodCall.placeholder(true)
  }
  /// A `UITableViewDataSource` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethodCall.placeholder(true)
  }
  /// A `UITableViewDataSource` method, treated as not implemented unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethodCall.placeholder(nil)
  }
  /// A `UITableViewDataSource` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethodCall.placeholder(index) }
  /// A `UITableViewDataSource` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDataSource` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { OptionalMethodCall.placeholder(UITableView.automaticDimension) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethodCall.placeholder(UITableView.automaticDimension)
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethodCall.placeholder(UITableView.automaticDimension)
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { OptionalMethodCall.placeholder(UITableView.automaticDimension) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { OptionalMethodCall.placeholder(UITableView.automaticDimension) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethodCall.placeholder(nil)
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethodCall.placeholder(nil)
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethodCall.placeholder(true)
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { OptionalMethodCall.placeholder(indexPath) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { OptionalMethodCall.placeholder(indexPath) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethodCall.placeholder(true) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { OptionalMethodCall.placeholder(.delete) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethodCall.placeholder(nil) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethodCall.placeholder(true) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethodCall.placeholder(proposedDestinationIndexPath) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethodCall.placeholder(nil) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethodCall.placeholder(nil) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethodCall.placeholder(nil) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethodCall.placeholder(nil) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethodCall.placeholder(nil) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethodCall.placeholder(true) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethodCall.placeholder(false) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethodCall.placeholder(true)
  }
  /// A `UITableViewDelegate` method, treated as not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethodCall.placeholder(tableView.selectionFollowsFocus) }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethodCall.placeholder(()) }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethodCall.placeholder(()) }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethodCall.placeholder(true)
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethodCall.placeholder(nil)
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethodCall.placeholder(()) }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethodCall.placeholder(())
  }
  /// A `UIScrollViewDelegate` method, treated as not implemented unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethodCall.placeholder(()) }

  // MARK: End of the generated members
}
