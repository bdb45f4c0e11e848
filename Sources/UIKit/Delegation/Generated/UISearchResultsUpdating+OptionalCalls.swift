// Generated from the protocol's declaration by `DelegationTests`.

extension UISearchResultsUpdating {
  /// A callable that forwards to the optional methods named `updateSearchResults`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var updateSearchResults: OptionalCalls<any UISearchResultsUpdating>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UISearchResultsUpdating {
  /// Calls `updateSearchResults(for:selecting:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) -> Void? {
    OptionalMethodCall.result {
      target.updateSearchResults(for: searchController, selecting: searchSuggestion)
    }
  }
}
