// Mirrors UITableViewController (iOS 17). Missing: nibs, refreshing by a finger.
public import Foundation

/// A controller whose view is a table.
///
/// The controller is data source and delegate of the table; subclasses override the methods that
/// they implement. A method that they do not override counts as not implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Makes a controller for a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller for a plain table; nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private let style: UITableView.Style

  /// The table, which the first access loads; never `nil` when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView ?? UITableView(frame: .zero, style: style) }
    set { view = newValue }
  }

  /// Whether nothing stays selected when the view comes on the screen; default yes.
  open var clearsSelectionOnViewWillAppear = true
  /// The control that shows a refresh, the table's.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Makes a table of the screen's size.
  open override func loadView() {
    let made = UITableView(frame: UIScreen.main.bounds, style: style)
    made.dataSource = self
    made.delegate = self
    view = made
  }

  /// Clears the selection if `clearsSelectionOnViewWillAppear` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = view as? UITableView else { return }
    table.indexPathsForSelectedRows?.forEach { table.deselectRow(at: $0, animated: animated) }
  }

  // MARK: Data source

  /// Returns the number of sections; one here.
  open func numberOfSections(in tableView: UITableView) -> Int { Unanswered.placeholder(1) }

  /// Returns the number of rows in a section; none here.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell for a row; a subclass with rows overrides this.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UIKitLog.raise("\(type(of: self)) does not override tableView(_:cellForRowAt:)")
  }

  /// See `UITableViewDataSource`; for subclasses.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Unanswered.placeholder(nil)
  }

  /// See `UITableViewDataSource`; for subclasses.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Unanswered.placeholder(nil)
  }

  /// See `UITableViewDataSource`; for subclasses.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Unanswered.placeholder(true)
  }

  /// See `UITableViewDataSource`; for subclasses.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Unanswered.placeholder(true)
  }

  /// See `UITableViewDataSource`; for subclasses.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDataSource`; for subclasses.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    Unanswered.placeholder(())
  }

  // MARK: Delegate

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Unanswered.placeholder(UITableView.automaticDimension)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    Unanswered.placeholder(UITableView.automaticDimension)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    Unanswered.placeholder(UITableView.automaticDimension)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    Unanswered.placeholder(UITableView.automaticDimension)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Unanswered.placeholder(nil)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Unanswered.placeholder(nil)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    Unanswered.placeholder(true)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Unanswered.placeholder(indexPath)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    Unanswered.placeholder(indexPath)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    Unanswered.placeholder(.delete)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    Unanswered.placeholder(0)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    Unanswered.placeholder(nil)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    Unanswered.placeholder(true)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Unanswered.placeholder(nil)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    Unanswered.placeholder(nil)
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    Unanswered.placeholder(())
  }

  /// See `UITableViewDelegate`; for subclasses.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    Unanswered.placeholder(())
  }

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
