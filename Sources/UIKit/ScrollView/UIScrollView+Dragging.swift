public import Foundation

/// The parts of a drag.
enum DragPhase {
  /// A finger moves the content.
  case finger
  /// The content moves on by itself.
  case comingToRest
}

extension UIScrollView {
  /// Does what a finger does that drags the content to an offset, and lifts while it moves.
  ///
  /// The delegate hears of it as on iOS: the beginning, the movement, the lifting with the offset
  /// at which the content would come to rest and which the delegate may change, the end of the
  /// drag, and when the content moves on, the movement and its end. A collection view's layout is
  /// asked for that offset before the delegate is (fact C21). After each movement there is a layout
  /// pass, so that what has come into sight is there when the delegate looks.
  ///
  /// Differs from UIKit: there are no touches here, so this stands in for them.
  ///
  /// - Parameters:
  ///   - offset: where the finger has moved the content.
  ///   - velocity: how fast the content moves when the finger lifts, in points per millisecond.
  public func simulateDrag(to offset: CGPoint, velocity: CGPoint = .zero) {
    guard isScrollEnabled else { return }
    layoutIfNeeded()
    drag = .finger
    tell("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    move(to: bounces ? offset : scrollRange.clamp(offset))
    let target = targetOffset(velocity: velocity)
    let movesOn = target != contentOffset
    drag = movesOn ? .comingToRest : nil
    tell("scrollViewDidEndDragging(_:willDecelerate:)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    }
    guard movesOn else { return }
    tell("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(self) }
    move(to: target)
    drag = nil
    tell("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Moves the content and lays it out, as happens in every frame of a drag.
  private func move(to offset: CGPoint) {
    contentOffset = offset
    layoutIfNeeded()
  }

  /// Returns where the content comes to rest, as the view proposes and others decide.
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

  /// Returns the offset after slowing down by `decelerationRate` each millisecond (fact F10).
  ///
  /// The speeds of all milliseconds add up to v · (r + r² + …) = v · r / (1 − r). What never slows
  /// down comes to rest where the content ends.
  private func projected(_ velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let way = rate < 1 ? rate / (1 - rate) : .greatestFiniteMagnitude
    return CGPoint(
      x: (contentOffset.x + velocity.x * way).rounded(),
      y: (contentOffset.y + velocity.y * way).rounded())
  }

  /// Returns the page that comes next in the direction of the velocity, or without one the nearest;
  /// pages are multiples of the bounds' size (fact F1).
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

  /// Tells the delegate something.
  func tell(_ method: String, _ call: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    _ = Unanswered.ask(.drag(delegate, method)) { call(delegate) }
  }
}
