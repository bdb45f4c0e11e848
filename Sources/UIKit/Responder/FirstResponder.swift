import Foundation

extension UIResponder {
  /// The window that the responder is in.
  private var ownWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }

  /// Whether this is the responder that is queried first; none that has left its window is.
  var _isFirstResponder: Bool { ownWindow?.firstResponder === self }

  /// Makes this the first responder, where it can be, and the one before resigns.
  func _becomeFirstResponder() -> Bool {
    guard !_isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = ownWindow else { return false }
    if let present = window.firstResponder, present.isFirstResponder {
      guard present.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Resigns the first responder, if it may.
  func _resignFirstResponder() -> Bool {
    guard _isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    ownWindow?.firstResponder = nil
    return true
  }
}

extension UIView {
  /// Makes the first responder in this view resign, by force or not; false if there is none.
  func _endEditing(_ isForced: Bool) -> Bool {
    guard let window, let first = window.firstResponder as? UIView, first._isFirstResponder,
      first.isDescendant(of: self)
    else { return false }
    if first.resignFirstResponder() { return true }
    if isForced { window.firstResponder = nil }
    return isForced
  }
}
