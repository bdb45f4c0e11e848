// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UISearchBarDelegate {
  /// A closure that calls `searchBarShouldBeginEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool?)? {
    { view in OptionalMethodCall.result { self.searchBarShouldBeginEditing(view) } }
  }

  /// A closure that calls `searchBarTextDidBeginEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.searchBarTextDidBeginEditing(view) } }
  }

  /// A closure that calls `searchBarShouldEndEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool?)? {
    { view in OptionalMethodCall.result { self.searchBarShouldEndEditing(view) } }
  }

  /// A closure that calls `searchBarTextDidEndEditing(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.searchBarTextDidEndEditing(view) } }
  }

  /// A callable that forwards to the optional methods named `searchBar`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBar: OptionalCalls<any UISearchBarDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `searchBarSearchButtonClicked(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.searchBarSearchButtonClicked(view) } }
  }

  /// A closure that calls `searchBarBookmarkButtonClicked(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.searchBarBookmarkButtonClicked(view) } }
  }

  /// A closure that calls `searchBarCancelButtonClicked(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.searchBarCancelButtonClicked(view) } }
  }

  /// A closure that calls `searchBarResultsListButtonClicked(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.searchBarResultsListButtonClicked(view) } }
  }
}

extension OptionalCalls where Target == any UISearchBarDelegate {
  /// Calls `searchBar(_:textDidChange:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
    OptionalMethodCall.result { target.searchBar(searchBar, textDidChange: searchText) }
  }

  /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction<Object: UISearchBar>(
    _ searchBar: Object, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMethodCall.result {
      target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)` and returns its result, or the
  /// default if the method is not implemented.
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) -> Void? {
    OptionalMethodCall.result {
      target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
