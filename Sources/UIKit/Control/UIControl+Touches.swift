extension UIControl {
  /// A disabled control keeps the touch from those around it, too (fact CT9).
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
    // Before the event of the touch, so that each receiver that is called for either finds the new
    // value.
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

  /// Sends the event that a finger has changed the value.
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
