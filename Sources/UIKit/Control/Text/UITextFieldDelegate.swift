// Mirrors UITextFieldDelegate (iOS 17). Missing: selection, menus.
public import Foundation

/// The delegate that is called before a text field is edited, and notified of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; yes without an implementation.
  // Optional: true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Is called after editing has begun.
  // Optional
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; yes without an implementation.
  // Optional: true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Is called after editing has ended.
  // Optional
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Inert: returns whether a typed text is accepted; there is no keyboard.
  // Optional: true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Inert: returns whether the clear button clears; no tap reaches it.
  // Optional: true
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Inert: returns whether the return key has an effect; there is no keyboard.
  // Optional: true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
