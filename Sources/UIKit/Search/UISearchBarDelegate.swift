// Mirrors UISearchBarDelegate (iOS 17). Missing: nothing.
public import Foundation

/// The delegate of a search bar, which decides about editing and is notified of it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin.
  ///
  /// The default is true.
  // Optional: true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has begun.
  // Optional
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  ///
  /// The default is true.
  // Optional: true
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended.
  // Optional
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user has typed, deleted or cleared text.
  // Optional
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether typed text is accepted.
  ///
  /// The default is true.
  // Optional: true
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called for the search key of the keyboard.
  // Optional
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for a tap on the bookmark button.
  // Optional
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called for a tap on the cancel button.
  // Optional
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Inert: in UIKit, called for a tap on the results list button.
  ///
  /// Differs from UIKit: the button is not drawn.
  // Optional
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user has selected a scope.
  // Optional
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
