// Generated from the protocol's declaration by `DelegationTests`.

extension UISearchResultsUpdating {
  /// Called when the conforming type does not implement this method.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    OptionalMethodCall.placeholder(())
  }
}
