extension UIControl {
  /// Begins to track a touch.
  ///
  /// A disabled control ignores the touch, but does not pass it to its superviews (fact CT9).
  func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = true
    if isTracking { sendTouchEvent(.touchDown, event) }
  }

  func _touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    var kind: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside { kind.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendTouchEvent(kind, event)
  }

  func _touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    defer { stopTracking() }
    guard isTracking else { return }
    let place = touches.lazy.map { $0.location(in: self) }.first { point(inside: $0, with: event) }
    isTouchInside = place != nil
    if let place, opensMenu(at: place, with: event) { return cancelTracking(with: event) }
    // `isTracking` and `isTouchInside` keep their values until `endTracking` has returned (fact
    // CT15).
    endTracking(touches.first, with: event)
    stopTracking()
    // The value changes before the touch event is sent, so that receivers of the touch event also
    // see the new value.
    if let place { tapped(at: place, with: event) }
    sendTouchEvent(place == nil ? .touchUpOutside : .touchUpInside, event)
    if place != nil, touchTriggersPrimaryAction {
      sendActions(for: .primaryActionTriggered, with: event)
    }
  }

  func _touchesCancelled(_ event: UIEvent?) {
    defer { stopTracking() }
    guard isTracking else { return }
    cancelTracking(with: event)
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
