import Foundation

extension UIView {
  /// Gives the subviews with constraints their frames, with sides on pixels (facts AL5, AL65).
  func placeConstrainedSubviews() {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for child in _subviews {
      guard let engine = child.state.autoLayout?.engine, !engine.keepsFrame(child),
        let item = engine.knownItem(child)
      else { continue }
      let rect = engine.alignmentRect(of: item)
      child.take(child.frame(forAlignmentRect: rect).rounded(to: grid))
    }
  }

  /// Gives a root that keeps no frame the size that its constraints request.
  func takeOwnSize() {
    guard let engine = state.autoLayout?.engine, engine.root === self, !engine.keepsFrame(self),
      let item = engine.knownItem(self)
    else { return }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let rect = engine.alignmentRect(of: item)
    let size = frame(forAlignmentRect: rect).rounded(to: grid).size
    if bounds.size != size { bounds.size = size }
  }

  /// Sets a frame as UIKit does, by bounds and centre, so that a transform is kept.
  private func take(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    // The place first: a new size reads the safe area, which depends on where the view is.
    if self.center != center { self.center = center }
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
  }

  /// The frame of a guide, with sides on pixels; nil if no engine knows it.
  func constrainedFrame(of guide: UILayoutGuide) -> CGRect? {
    guard let engine = state.autoLayout?.engine, let item = engine.knownItem(guide) else {
      return nil
    }
    return engine.alignmentRect(of: item)
      .rounded(to: PixelGrid(scale: traitCollection.displayScale))
  }
}

extension UIScrollView {
  /// Takes the size of the content from constraints, if any mention it (facts AL75, AL76).
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
  /// The rectangle with each side on the nearest pixel: sizes are the distances between them (fact
  /// AL66).
  fileprivate func rounded(to grid: PixelGrid) -> CGRect {
    let (left, top) = (grid.round(minX), grid.round(minY))
    return CGRect(x: left, y: top, width: grid.round(maxX) - left, height: grid.round(maxY) - top)
  }
}
