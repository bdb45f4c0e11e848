import Foundation

/// The row of the search bar below the titles (fact LI82).
///
///     │ ‹ Back    Title      │  hidden during a search
///     │ Large title          │  hidden during a search
///     │ ╭──────────╮ Cancel  │  52 points
extension UINavigationBar {
  /// Whether a search is active that hides the title.
  var isSearching: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height of the row of the title and the buttons, in points; 0 during a search.
  var titleRowHeight: CGFloat { isSearching ? 0 : BarHeights(for: self).navigation }

  /// The height of the search bar's row, in points; 0 if no search bar is shown.
  var searchRowHeight: CGFloat {
    guard let bar = wantedSearchBar else { return 0 }
    bar.isInNavigationBar = true
    return bar.arrangement.height
  }

  /// The search bar of the top item, unless it is hidden until the user pulls the content down.
  private var wantedSearchBar: UISearchBar? {
    guard let item = topItem, let search = item.searchController else { return nil }
    let isHidden =
      item.hidesSearchBarWhenScrolling && item.isOverScrollView && !item.isSearchRevealed
    return isHidden && !search.isActive ? nil : search.searchBar
  }

  func showSearchBar() {
    let wanted = wantedSearchBar
    if searchBar !== wanted, searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = wanted
    wanted?.isInNavigationBar = true
    if let wanted, wanted.superview !== self { addSubview(wanted) }
  }

  func placeSearchBar() {
    guard let searchBar else { return }
    let height = searchRowHeight
    searchBar.frame = CGRect(
      x: 0, y: max(0, bounds.height - height), width: bounds.width, height: height)
  }
}

extension UINavigationItem {
  /// Stores whether the content is scrolled to its top; nil means content that does not scroll.
  func noteScrollEdge(of content: UIScrollView?) {
    let isAtEdge = content.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
    guard isAtEdge != isAtScrollEdge else { return }
    isAtScrollEdge = isAtEdge
    bar?.itemDidChange()
  }
}

extension UIScrollView {
  /// Updates the search bar of the navigation bar above after the content was scrolled.
  ///
  /// The search bar is shown when the content is pulled down by half of the search bar's height,
  /// and hidden when the content is scrolled up. The threshold was chosen for this package, as
  /// UIKit's is not documented.
  func noteScrollUnderBar() {
    guard let controller = controllerBelowBar else { return }
    let item = controller.navigationItem
    guard let search = item.searchController, item.hidesSearchBarWhenScrolling else { return }
    let pull = -adjustedContentInset.top - contentOffset.y
    let isRevealed =
      pull >= search.searchBar.arrangement.height / 2 || pull >= 0 && item.isSearchRevealed
    guard isRevealed != item.isSearchRevealed else { return }
    item.isSearchRevealed = isRevealed
    item.bar?.itemDidChange()
    controller.barSettingsDidChange()
    window?.layoutIfNeeded()
  }

  /// Updates the appearances of the bars above and below after the offset, the insets or the size
  /// of the content has changed (fact E39).
  func noteScrollEdges() {
    guard superview != nil, let controller = controllerBelowBar else { return }
    if controller.navigationItem.bar != nil { controller.navigationItem.noteScrollEdge(of: self) }
    controller.noteLowerScrollEdge(of: self)
  }

  /// Whether the content is scrolled to its bottom, or is not higher than the view.
  fileprivate var isAtBottom: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height
  }

  /// The controller whose navigation bar depends on this view's scroll position.
  private var controllerBelowBar: UIViewController? {
    var view: UIView? = self
    while let next = view {
      if let controller = next.controller, controller.contentScrollView(for: .top) === self {
        return controller
      }
      view = next.superview
    }
    return nil
  }
}

extension UIViewController {
  /// Records in the tab bar and the toolbar whether content is scrolled to its bottom; nil means
  /// content that does not scroll.
  func noteLowerScrollEdge(of content: UIScrollView?) {
    let isAtEdge = content?.isAtBottom ?? true
    tabBarController?.tabBar.isAtScrollEdge = isAtEdge
    navigationController?._toolbar.isAtScrollEdge = isAtEdge
  }
}
