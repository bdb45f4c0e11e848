// Generated from the protocol's declaration by `DelegationTests`.

extension UISearchControllerDelegate {
  /// Called when the conforming type does not implement this method.
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMethodCall.placeholder(())
  }
}
