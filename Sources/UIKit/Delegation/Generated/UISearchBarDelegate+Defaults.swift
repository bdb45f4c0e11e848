// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UISearchBarDelegate {
  /// Called when the conforming type does not implement this method.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    OptionalMethodCall.placeholder(())
  }
}
