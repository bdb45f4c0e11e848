import Foundation

/// The zoom scale of a scroll view's content, and its limits.
struct ScrollZoom {
  var scale: CGFloat = 1
  var least: CGFloat = 1
  var greatest: CGFloat = 1
}

extension UIScrollView {
  /// The subview that is zoomed, as returned by the delegate; nil if there is none.
  private var zoomedView: UIView? { _delegate?.viewForZooming(in: self) }

  /// Scales the zoomed view without moving its upper left corner, and sets the content size to the
  /// view's new size (fact K25).
  func zoom(toScale wanted: CGFloat) {
    guard let view = zoomedView else { return }
    let scale = min(max(wanted, zoom.least), max(zoom.least, zoom.greatest))
    guard scale != zoom.scale else { return }
    zoom.scale = scale
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = corner
    contentSize = view.frame.size
    tell("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
  }

  /// Scales the zoomed view; if animated, calls the delegate before the change and after the
  /// animation.
  ///
  /// `arrive` is called immediately after the change of the scale, before the animation ends.
  func zoom(toScale scale: CGFloat, animated: Bool, then arrive: () -> Void = {}) {
    let view = zoomedView
    if animated {
      tell("scrollViewWillBeginZooming(_:with:)") {
        $0.scrollViewWillBeginZooming(self, with: view)
      }
    }
    zoom(toScale: scale)
    arrive()
    guard animated else { return }
    later { [self] in
      tell("scrollViewDidEndZooming(_:with:atScale:)") {
        $0.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      }
    }
  }

  /// Scales the zoomed view so that a rectangle of it fits in the bounds, and centres the rectangle
  /// as far as the scroll range allows; the scale stays within its limits.
  func zoom(showing rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(
      toScale: min(bounds.width / rect.width, bounds.height / rect.height), animated: animated
    ) {
      let middle = CGPoint(x: rect.midX * zoom.scale, y: rect.midY * zoom.scale)
      contentOffset = scrollRange.clamp(
        CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    }
  }
}
