// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITextFieldDelegate {
  /// Called when the conforming type does not implement this method.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethodCall.placeholder(())
  }

  /// Called when the conforming type does not implement this method.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Called when the conforming type does not implement this method.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethodCall.placeholder(true)
  }
}
