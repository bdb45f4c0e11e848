extension UIApplication {
  /// Calls a target's method with the sender and the event, or with as many of them as it has
  /// parameters.
  ///
  /// If the target is nil, the first object that implements the method is the target. The search
  /// order is: the responder chain from the sender (from its view, if the sender is a gesture
  /// recognizer), the root view controller of the key window, the key window, the application, and
  /// the application's delegate. Returns false if no object implements the method.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? responder(for: action, from: sender) else { return false }
    action.send(to: target, sender, event)
    return true
  }

  private func responder(for action: Selector, from sender: Any?) -> Any? {
    let view = (sender as? UIGestureRecognizer)?.view
    let first = sender as? UIResponder ?? view
    let starts: [UIResponder?] = [
      first, keyWindow?.rootViewController, keyWindow, self, delegate as? UIResponder,
    ]
    for start in starts {
      if let target = start?.target(forAction: action, withSender: sender) { return target }
    }
    return nil
  }
}
