extension UIApplication {
  /// Calls a target's method with a sender and an event, as many of the two as it takes.
  ///
  /// Without a target it tries the responders from the sender on, then the key window and the
  /// application; returns false if none has the method.
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
