import Foundation
package import LayoutCore

extension UICollectionView {
  /// The layout record of what is currently on screen: during an animation, frames and visible area
  /// have intermediate values.
  ///
  /// Views that have left the visible area and stay on screen during the animation are included.
  package var presentedRecord: LayoutRecord {
    var record = layoutRecord
    record.viewport = layer.presentedState.bounds
    record.screenFrame = presentedFrameInWindow
    let frames = Dictionary(
      presentedElements.map { ($0.label, $0.frame) }, uniquingKeysWith: { _, last in last })
    for index in record.elements.indices {
      if let frame = frames[record.elements[index].label] { record.elements[index].frame = frame }
    }
    return record
  }

  /// The share of the visible area, from 0 to 1, that each element covers in front of all others,
  /// by labels such as `cell [0,3]`.
  ///
  /// The shares are estimated from a grid of 64 × 64 sample points, whatever the size of the
  /// visible area. The result is empty if the collection view or a view around it is hidden.
  package var sharesInSight: [String: Double] {
    let isHidden = sequence(first: self as UIView, next: \._superview).contains {
      $0.isHidden || $0.layer.presentedState.opacity < 0.01
    }
    guard !isHidden else { return [:] }
    let elements = Array(presentedElements.reversed())
    let visible = layer.presentedState.bounds
    let side = 64
    var counts: [String: Int] = [:]
    for index in 0..<side * side {
      let point = CGPoint(
        x: visible.minX + visible.width * (CGFloat(index % side) + 0.5) / CGFloat(side),
        y: visible.minY + visible.height * (CGFloat(index / side) + 0.5) / CGFloat(side))
      guard let front = elements.first(where: { $0.frame.contains(point) }) else { continue }
      counts[front.label, default: 0] += 1
    }
    return counts.mapValues { Double($0) / Double(side * side) }
  }

  /// The loaded views of elements, by labels such as `cell [0,3]`.
  package var loadedElementViews: [String: UICollectionReusableView] {
    let views = elementViews.map(\.view)
    let pairs = views.compactMap { view in
      view.appliedAttributes.map { (LayoutRecord.Element($0).label, view) }
    }
    return Dictionary(pairs, uniquingKeysWith: { _, last in last })
  }

  /// The visible views from back to front, including those that are leaving the screen during an
  /// animation.
  private var presentedElements: [(label: String, frame: CGRect)] {
    elementViews.compactMap { view, shift in
      guard let attributes = view.appliedAttributes, !view.isHidden,
        view.layer.presentedState.opacity >= 0.01
      else { return nil }
      let frame = view.layer.presentedState.frame
      return (LayoutRecord.Element(attributes).label, frame.offsetBy(dx: shift.x, dy: shift.y))
    }
  }

  /// The views of elements from back to front, each with the shift that its section's orthogonal
  /// scrolling causes.
  private var elementViews: [(view: UICollectionReusableView, shift: CGPoint)] {
    _subviews.flatMap { view -> [(view: UICollectionReusableView, shift: CGPoint)] in
      guard let scrollView = view as? OrthogonalScrollView else {
        return (view as? UICollectionReusableView).map { [($0, .zero)] } ?? []
      }
      let state = scrollView.layer.presentedState
      let shift = CGPoint(
        x: state.frame.minX - state.bounds.minX, y: state.frame.minY - state.bounds.minY)
      return scrollView._subviews.compactMap { view in
        (view as? UICollectionReusableView).map { ($0, shift) }
      }
    }
  }

  private var presentedFrameInWindow: CGRect {
    var frame = layer.presentedState.frame
    // The loop ends below the window, because only the window may be rotated.
    for view in sequence(first: _superview, next: { $0?._superview }) {
      guard let view, !(view is UIWindow) else { break }
      let state = view.layer.presentedState
      let around = state.frame.origin
      frame.origin.x += around.x - state.bounds.minX
      frame.origin.y += around.y - state.bounds.minY
    }
    return frame
  }
}
