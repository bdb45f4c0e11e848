extension UIControl {
  /// A disabled control keeps the touch from those around it, too (fact CT9).
  func touchDidBegin(_ event: UIEvent?) {
    guard isEnabled else { return }
    (isTracking, isTouchInside) = (true, true)
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
  }

  func touchDidEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking else { return }
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, touchTriggersPrimaryAction {
      sendActions(for: .primaryActionTriggered, with: event)
    }
  }

  func touchWasCancelled(_ event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() {
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
  }
}
