import Foundation

extension UITextField {
  /// Replaces the selected text as if the user had typed; by default the insertion point is at the
  /// end.
  ///
  /// The delegate may reject the change; otherwise actions are called and the notification is
  /// posted (fact TX10).
  func type(_ typed: String) {
    let old = Array((text ?? "").utf16)
    let (start, end) = (selection?.start.offset ?? old.count, selection?.end.offset ?? old.count)
    let range = NSRange(location: start, length: end - start)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) ?? true
    guard isAllowed else { return }
    text =
      String(decoding: old[..<start], as: UTF16.self) + typed
      + String(decoding: old[end...], as: UTF16.self)
    textWasChangedByUser()
  }

  /// Empties the text as the clear button does, if the delegate allows it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    textWasChangedByUser()
  }

  private func textWasChangedByUser() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
