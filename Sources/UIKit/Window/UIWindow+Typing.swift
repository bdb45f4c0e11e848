extension UIWindow {
  /// Simulates the user typing a text into the text field that is the first responder.
  ///
  /// Nothing happens if the first responder is not a text field.
  ///
  /// Differs from UIKit: there is no keyboard, so this method simulates it. The whole text is one
  /// change.
  public func simulateTyping(_ text: String) {
    (firstResponder as? UITextField)?.type(text)
    layoutIfNeeded()
  }

  /// Simulates the return key in the text field that is the first responder.
  public func simulateReturnKey() {
    guard let field = firstResponder as? UITextField else { return }
    if field.delegate?.textFieldShouldReturn(field) ?? true {
      field.sendActions(for: .editingDidEndOnExit)
    }
    layoutIfNeeded()
  }
}
