extension UIControl {
  /// Begins to track a touch.
  ///
  /// A disabled control ignores the touch, but does not pass it to its superviews (fact CT9).
  func _touchesBegan(_ event: UIEvent?) {
    guard isEnabled else { return }
    (isTracking, isTouchInside) = (true, true)
    isHighlighted = true
    sendTouchEvent(.touchDown, event)
  }

  func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking else { return }
    let place = touches.lazy.map { $0.location(in: self) }.first { point(inside: $0, with: event) }
    stopTracking()
    // The value changes before the touch event is sent, so that the receivers of both events see
    // the new value.
    if let place { tapped(at: place, with: event) }
    sendTouchEvent(place == nil ? .touchUpOutside : .touchUpInside, event)
    if place != nil, touchTriggersPrimaryAction {
      sendActions(for: .primaryActionTriggered, with: event)
    }
  }

  func _touchesCancelled(_ event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    sendTouchEvent(.touchCancel, event)
  }

  /// Sends the events for a value changed by the user.
  func sendValueChanged(_ event: UIEvent?) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  private func sendTouchEvent(_ kind: Event, _ event: UIEvent?) {
    if sendsTouchEvents { sendActions(for: kind, with: event) }
  }

  private func stopTracking() {
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
  }
}
