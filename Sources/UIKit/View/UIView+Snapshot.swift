import Foundation

extension UIView {
  /// Returns a view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: frame.origin, size: bounds.size))
    snapshot.layer.state.needsDisplay = false
    snapshot.layer.state.contents.drawing = RecordedDisplay(
      drawing: drawing(), bounds: bounds.atZero)
    return snapshot
  }
}
