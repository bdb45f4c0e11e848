extension UIWindow {
  /// Simulates the user typing a text into the text field that is the first responder.
  ///
  /// Without such a field nothing happens.
  ///
  /// Differs from UIKit: there is no keyboard, so this method takes its place. The whole text is
  /// one change.
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
