import Foundation

extension UIView {
  /// Returns the front-most view that takes touches at a point of this view's coordinates.
  ///
  /// Views that are hidden, nearly clear (an alpha under 0.01) or do not take touches are passed
  /// over with all that is in them; a subview outside its superview is not found.
  func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }
}
