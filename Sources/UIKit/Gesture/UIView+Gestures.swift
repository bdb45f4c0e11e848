extension UIView {
  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.remove(recognizer)
    state.recognizers.append(recognizer)
    recognizer.view = self
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    state.recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func setRecognizers(_ recognizers: [UIGestureRecognizer]) {
    state.recognizers.forEach(remove)
    recognizers.forEach(add)
  }
}

extension UIScrollView {
  func makePan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    add(pan)
    return pan
  }
}
