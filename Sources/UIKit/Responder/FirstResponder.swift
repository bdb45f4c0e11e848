import Foundation

extension UIResponder {
  /// The window of a view, or of a controller's view if it is loaded; nil for other responders.
  private var ownWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }

  /// Whether this is the first responder of its window; false for a responder outside a window.
  var _isFirstResponder: Bool { ownWindow?.firstResponder === self }

  /// Makes this the first responder if it is in a window, can become the first responder, and the
  /// current one resigns; returns whether it is the first responder.
  func _becomeFirstResponder() -> Bool {
    guard !_isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = ownWindow else { return false }
    if let present = window.firstResponder, present.isFirstResponder {
      guard present.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up the first-responder status if this is allowed; returns whether this is not the first
  /// responder any more.
  func _resignFirstResponder() -> Bool {
    guard _isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    ownWindow?.firstResponder = nil
    return true
  }
}

extension UIView {
  /// Makes the first responder resign if the first responder is this view or inside it.
  ///
  /// If `isForced`, the window has no first responder afterwards, even if the responder refuses to
  /// resign.
  ///
  /// Returns false if neither this view nor one inside it is the first responder, or if the first
  /// responder refuses and `isForced` is false.
  func _endEditing(_ isForced: Bool) -> Bool {
    guard let window, let first = window.firstResponder as? UIView, first._isFirstResponder,
      first.isDescendant(of: self)
    else { return false }
    if first.resignFirstResponder() { return true }
    if isForced { window.firstResponder = nil }
    return isForced
  }
}
