// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UITextFieldDelegate {
  /// Is called when the method is not implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethodCall.placeholder(true)
  }
}
