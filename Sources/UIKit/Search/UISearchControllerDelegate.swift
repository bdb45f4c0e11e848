// Mirrors UISearchControllerDelegate and UISearchResultsUpdating (iOS 17). Missing: changed
// placements.

/// The delegate of a search controller, which is notified when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search becomes active.
  // Optional
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has become active.
  // Optional
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  // Optional
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  // Optional
  func didDismissSearchController(_ searchController: UISearchController)
  /// Inert: in UIKit, called so that the app presents the search controller itself.
  ///
  /// Differs from UIKit: it is never called.
  // Optional
  func presentSearchController(_ searchController: UISearchController)
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when a search begins or ends, and after its text or its scope has changed.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chooses a suggestion.
  // Optional
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}
