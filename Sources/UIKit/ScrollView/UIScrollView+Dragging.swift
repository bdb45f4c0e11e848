public import Foundation

enum DragPhase {
  /// A finger is dragging the content.
  case finger
  /// The content is decelerating after the drag.
  case comingToRest
}

extension UIScrollView {
  /// Simulates a drag of the content to an offset, which ends with a velocity; does nothing if
  /// `isScrollEnabled` is false.
  ///
  /// The delegate is called as on iOS: when the drag begins, after the movement, when the touch is
  /// about to end (with the target offset, which the delegate may change), and after it has ended.
  /// If the content decelerates, it is also called at the beginning of the deceleration, after the
  /// movement and at the end. A collection view's layout chooses the target offset before the
  /// delegate (fact C21). Each movement is followed by a layout pass, so that newly visible views
  /// are loaded before the next call of the delegate.
  ///
  /// Differs from UIKit: UIKit has no such method; here it replaces touches.
  ///
  /// - Parameters:
  ///   - offset: the content offset at the end of the drag.
  ///   - velocity: the velocity at the end of the drag, in points per millisecond.
  public func simulateDrag(to offset: CGPoint, velocity: CGPoint = .zero) {
    guard isScrollEnabled else { return }
    // A drag begins only on visible content, so the view is laid out first.
    layoutIfNeeded()
    drag = .finger
    tell("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    move(to: bounces ? offset : scrollRange.clamp(offset))
    noteScrollUnderBar()
    let target = targetOffset(velocity: velocity)
    let movesOn = target != contentOffset
    // The phase is set first, because the delegate may read `isTracking` and `isDecelerating` in
    // the calls that follow.
    drag = movesOn ? .comingToRest : nil
    tell("scrollViewDidEndDragging(_:willDecelerate:)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    }
    guard movesOn else { return }
    tell("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(self) }
    move(to: target)
    // The drag is cleared first: in the last call `isDragging` is false.
    drag = nil
    tell("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Sets the offset and lays out the view, as happens in every frame of a drag.
  private func move(to offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
  }

  /// Returns the offset at which the content stops: the computed one, which the subclass and then
  /// the delegate may change.
  private func targetOffset(velocity: CGPoint) -> CGPoint {
    let proposed = scrollRange.clamp(isPagingEnabled ? page(velocity) : projected(velocity))
    var target = restingOffset(proposed: proposed, velocity: velocity)
    withUnsafeMutablePointer(to: &target) { target in
      tell("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
        $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: target)
      }
    }
    return target
  }

  /// Returns the offset after deceleration by `decelerationRate` per millisecond (fact F10).
  ///
  /// The distances of all milliseconds are added: v · (r + r² + …) = v · r / (1 − r). If the rate
  /// is 1 or more, the content moves to its end.
  private func projected(_ velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let factor = rate < 1 ? rate / (1 - rate) : .greatestFiniteMagnitude
    return CGPoint(
      x: (contentOffset.x + velocity.x * factor).rounded(),
      y: (contentOffset.y + velocity.y * factor).rounded())
  }

  /// Returns the offset of the next page in the direction of the velocity, or of the nearest page
  /// if the velocity is zero.
  ///
  /// Pages are multiples of the bounds' size (fact F1).
  private func page(_ velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      if velocity > 0 { return (page.rounded(.down) + 1) * length }
      return (velocity < 0 ? page.rounded(.up) - 1 : page.rounded()) * length
    }
    return CGPoint(
      x: page(contentOffset.x, bounds.width, velocity.x),
      y: page(contentOffset.y, bounds.height, velocity.y))
  }

  /// Calls a method of the delegate; an observer of the calls, if there is one, is notified too.
  func tell(_ method: String, _ call: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    _ = OptionalMethodCall.result(.drag(delegate, method)) { call(delegate) }
  }
}
