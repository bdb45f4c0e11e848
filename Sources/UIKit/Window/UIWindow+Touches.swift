public import Foundation

extension UIWindow {
  /// Simulates a tap at a point: the view there receives the beginning and the end of a touch.
  ///
  /// Differs from UIKit: there are no real touches, so this method simulates them. Gesture
  /// recognisers, the innermost first, receive the touch before the view; UIKit's own recognisers
  /// ignore it. A control sends its events and changes its value (facts CT9 to CT13). Use
  /// `UICollectionView.simulateTap(onItemAt:)` to tap items.
  public func simulateTap(at point: CGPoint) {
    layoutIfNeeded()
    let touch = UITouch(at: point, of: hitTest(point, with: nil), in: self)
    let event = UIEvent([touch])
    sendEvent(event)
    touch.lift()
    sendEvent(event)
  }

  /// Simulates a touch that begins at a point, moves to others, and ends at the last one.
  ///
  /// The view at the first point receives the whole touch, as on iOS. A control tracks the touch
  /// (fact CT15). The touch moves from point to point without intermediate positions.
  ///
  /// Differs from UIKit: there are no real touches, so this method simulates them. UIKit's own
  /// recognisers ignore the touch, so no scroll view scrolls; use
  /// `UIScrollView.simulateDrag(to:velocity:)`.
  public func simulateDrag(from start: CGPoint, to points: CGPoint...) {
    layoutIfNeeded()
    let touch = UITouch(at: start, of: hitTest(start, with: nil), in: self)
    let event = UIEvent([touch])
    sendEvent(event)
    for point in points {
      touch.move(to: point)
      sendEvent(event)
    }
    touch.lift()
    sendEvent(event)
  }

  /// Delivers the touches of an event to the gesture recognisers of their views and superviews,
  /// then to the views.
  func _sendEvent(_ event: UIEvent) {
    let touches = event.touches(for: self as UIWindow) ?? []
    for (view, touches) in Dictionary(grouping: touches, by: \.view) {
      guard let view else { continue }
      for (phase, touches) in Dictionary(grouping: touches, by: \.phase) {
        let ancestors = sequence(first: view, next: \.superview)
        for recognizer in ancestors.flatMap({ $0.gestureRecognizers ?? [] })
        where recognizer.isEnabled {
          recognizer.take(Set(touches), phase, event)
        }
        view.take(Set(touches), phase, event)
      }
    }
  }
}

extension UIResponder {
  fileprivate func take(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func take(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
