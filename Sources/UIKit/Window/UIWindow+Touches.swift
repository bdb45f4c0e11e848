public import Foundation

extension UIWindow {
  /// Does what a finger that taps a point does: the view that is hit there is notified that a touch
  /// begins and ends.
  ///
  /// Differs from UIKit: there are no touches here, so this stands in for them. Recognisers are
  /// reported before the view, the innermost first; those of UIKit recognise nothing by it. A
  /// control sends its events, and takes another value (facts CT9 to CT13). Items are tapped by
  /// `UICollectionView.simulateTap(onItemAt:)`.
  public func simulateTap(at point: CGPoint) {
    layoutIfNeeded()
    let touch = UITouch(at: point, of: hitTest(point, with: nil), in: self)
    let event = UIEvent([touch])
    sendEvent(event)
    touch.lift()
    sendEvent(event)
  }

  /// Notifies recognisers and views of the touches of an event.
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
