// Mirrors UITextFieldDelegate (iOS 17). Missing: selection, menus.
public import Foundation

/// Is asked before a text field is edited, and told of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; yes without an implementation.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Is called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; yes without an implementation.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Is called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a typed text is taken; nothing is typed here.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the clear button clears; it is never tapped here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key does something; it is never hit here.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    Unanswered.placeholder(true)
  }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) { Unanswered.placeholder(()) }
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    Unanswered.placeholder(true)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) { Unanswered.placeholder(()) }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { Unanswered.placeholder(true) }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    Unanswered.placeholder(true)
  }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    Unanswered.placeholder(true)
  }
}
