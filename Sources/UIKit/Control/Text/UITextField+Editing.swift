public import Foundation

extension UITextField {
  /// The name of the notification posted after editing has begun.
  ///
  /// Its object is the text field (fact TX5).
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The name of the notification posted after editing has ended.
  ///
  /// Its object is the text field (fact TX5).
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The name of the notification posted after the user has changed the text (fact TX10).
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

extension UITextField {
  /// Begins editing.
  ///
  /// The calls are made in the documented order: should begin, first responder, did begin (fact
  /// TX4).
  func _becomeFirstResponder(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, become()
    else { return false }
    if clearsOnBeginEditing { text = "" }
    fieldDidChange()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
    return true
  }

  func _resignFirstResponder(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
    fieldDidChange()
    delegate?.textFieldDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
    return true
  }
}
