// Mirrors UITextFieldDelegate (iOS 17). Missing: the methods about selection changes and edit
// menus.
public import Foundation

/// The delegate of a text field, which decides about editing and is notified of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  ///
  /// The default is true.
  // Optional: true
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  // Optional
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  ///
  /// The default is true.
  // Optional: true
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended.
  // Optional
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether typed text is accepted.
  ///
  /// Differs from UIKit: only `UIWindow.simulateTyping(_:)` types text.
  // Optional: true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the clear button may clear the text.
  ///
  /// Differs from UIKit: taps reach the button of search fields only.
  // Optional: true
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key sends `editingDidEndOnExit`.
  ///
  /// Differs from UIKit: only `UIWindow.simulateReturnKey()` presses the key.
  // Optional: true
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
