import Foundation

extension UIView {
  /// Sets the frames of the subviews that constraints determine, with sides on whole pixels of the
  /// screen (facts AL5, AL65, AL66).
  func placeConstrainedSubviews() {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let remainder = state.autoLayout?.remainder ?? .zero
    for child in _subviews {
      guard let constraints = child.state.autoLayout, let engine = constraints.engine,
        !engine.keepsFrame(child), let item = engine.knownItem(child)
      else {
        child.state.autoLayout?.remainder = .zero
        continue
      }
      let rect = child.frame(forAlignmentRect: engine.alignmentRect(of: item))
        .offsetBy(dx: remainder.dx, dy: remainder.dy)
      let frame = rect.rounded(to: grid)
      child.take(frame)
      let rest = CGVector(dx: rect.minX - frame.minX, dy: rect.minY - frame.minY)
      if constraints.remainder != rest {
        constraints.remainder = rest
        if child.state.placesSubviews { child.setNeedsLayout() }
      }
    }
  }

  /// Sets the size that constraints determine, if the view is the root of an engine and its frame
  /// is not determined by its mask.
  func takeOwnSize() {
    guard let engine = state.autoLayout?.engine, engine.root === self, !engine.keepsFrame(self),
      let item = engine.knownItem(self)
    else { return }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let rect = engine.alignmentRect(of: item)
    let size = frame(forAlignmentRect: rect).rounded(to: grid).size
    if bounds.size != size { bounds.size = size }
  }

  /// Sets a frame as UIKit does, by the bounds and the centre, so that a transform is preserved.
  private func take(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    // The centre is set first, because a change of the size updates the safe area, which depends on
    // the position.
    if self.center != center { self.center = center }
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
  }

  /// Returns the frame of a guide, with sides on whole pixels; nil if the guide is not in the
  /// engine.
  func constrainedFrame(of guide: UILayoutGuide) -> CGRect? {
    guard let engine = state.autoLayout?.engine, let item = engine.knownItem(guide) else {
      return nil
    }
    let remainder = state.autoLayout?.remainder ?? .zero
    return engine.alignmentRect(of: item).offsetBy(dx: remainder.dx, dy: remainder.dy)
      .rounded(to: PixelGrid(scale: traitCollection.displayScale))
  }
}

extension UIScrollView {
  /// Sets the content size that constraints determine, if any refer to the content guide (facts
  /// AL75, AL76).
  func takeConstrainedContentSize() {
    guard let engine = state.autoLayout?.engine, let guide = state.guides.own[.scrolledContent],
      let item = engine.knownItem(guide)
    else { return }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let size = engine.alignmentRect(of: item).rounded(to: grid).size
    if contentSize != size { contentSize = size }
  }
}

extension CGRect {
  /// Returns the rectangle with each side on the nearest pixel; the size is the distance between
  /// the rounded sides (fact AL66).
  fileprivate func rounded(to grid: PixelGrid) -> CGRect {
    let (left, top) = (grid.round(minX), grid.round(minY))
    return CGRect(x: left, y: top, width: grid.round(maxX) - left, height: grid.round(maxY) - top)
  }
}
